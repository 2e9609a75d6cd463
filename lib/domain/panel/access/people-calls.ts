import type { z } from 'zod'
import { calls, get, make, put, remove } from '@/lib/domain/call/call'
import {
  brandInvitationSchema,
  brandPeopleSchema,
  brandPersonChangeSchema,
  invitationSchema,
  invitedBrandPeopleSchema,
  invitedPeopleSchema,
  peopleSchema,
  personChangeSchema,
  pinSchema,
} from '@/lib/domain/panel/access/schema'
import { audit, tokens } from './token-calls'

/** People of a restaurant and their roles. Contract C21. */
export const peopleCalls = calls('manage_people', {
  ...people('/panel/{restaurant}', {
    of: 'the restaurant',
    give: 'Give somebody a role; who has an e-mail is sent a sign-in link',
    take: 'Take a role away, and with it every access to the restaurant',
    all: peopleSchema,
    invitation: invitationSchema,
    invited: invitedPeopleSchema,
    change: personChangeSchema,
  }),
  givePin: put('/panel/{restaurant}/people/{person}/pin', {
    summary: 'Give somebody with a lower role a PIN',
    body: pinSchema,
    returns: 'Set',
  }),
})

/** People, tokens and trail of a brand. Contract C38. */
export const brandPeopleCalls = calls('manage_brand_people', {
  ...people('/console', {
    of: 'the brand',
    give: 'Give somebody a role at the brand; they are sent a sign-in link',
    take: 'Take a role away, and with it the console',
    all: brandPeopleSchema,
    invitation: brandInvitationSchema,
    invited: invitedBrandPeopleSchema,
    change: brandPersonChangeSchema,
  }),
  ...tokens('/console', {
    of: 'the command line of the brand',
    make: 'Make a token for the command line; it is shown once',
  }),
  ...audit('/console', 'see_brand_audit', 'What the people of the brand did, and when'),
})

interface PeopleOf<All, Invitation, Invited, Change> {
  of: string
  give: string
  take: string
  all: All
  invitation: Invitation
  invited: Invited
  change: Change
}

function people<
  const P extends string,
  A extends z.ZodType,
  I extends z.ZodType,
  M extends z.ZodType,
  C extends z.ZodType,
>(place: P, { of, give, take, all, invitation, invited, change }: PeopleOf<A, I, M, C>) {
  return {
    list: get(`${place}/people`, { summary: `People of ${of} and their roles`, answer: all, returns: 'By name' }),
    invite: make(`${place}/people`, {
      summary: give,
      body: invitation,
      isOnce: true,
      answer: invited,
      returns: 'All people, and what becomes of the e-mail',
    }),
    change: put(`${place}/people/{person}`, {
      summary: 'Change a name or a role; holds for sessions that are open',
      body: change,
      answer: all,
      returns: 'All people',
    }),
    remove: remove(`${place}/people/{person}`, { summary: take, answer: all, returns: 'All people' }),
  }
}
