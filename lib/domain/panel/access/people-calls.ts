import { calls, get, make, put, remove } from '@/lib/domain/call/call'
import {
  invitationSchema,
  invitedPeopleSchema,
  peopleSchema,
  personChangeSchema,
  pinSchema,
} from '@/lib/domain/panel/access/schema'

/** People of a restaurant and their roles. Contract C21. */
export const peopleCalls = calls('manage_people', {
  list: get('/panel/{restaurant}/people', {
    summary: 'People of the restaurant and their roles',
    answer: peopleSchema,
    told: 'By name',
  }),
  invite: make('/panel/{restaurant}/people', {
    summary: 'Give somebody a role; who has an e-mail is sent a sign-in link',
    body: invitationSchema,
    answer: invitedPeopleSchema,
    told: 'All people, and what becomes of the e-mail',
  }),
  change: put('/panel/{restaurant}/people/{person}', {
    summary: 'Change a name or a role; holds for sessions that are open',
    body: personChangeSchema,
    answer: peopleSchema,
    told: 'All people',
  }),
  remove: remove('/panel/{restaurant}/people/{person}', {
    summary: 'Take a role away, and with it every access to the restaurant',
    answer: peopleSchema,
    told: 'All people',
  }),
  givePin: put('/panel/{restaurant}/people/{person}/pin', {
    summary: 'Give somebody with a lower role a PIN',
    body: pinSchema,
    told: 'Set',
  }),
})
