import { z } from 'zod'
import { calls, get, make, put, remove } from '@/lib/domain/call/call'
import {
  auditQuerySchema,
  brandInvitationSchema,
  brandPeopleSchema,
  brandPersonChangeSchema,
  invitedBrandPeopleSchema,
  machineTokenListSchema,
  madeMachineTokenSchema,
  namedSchema,
  staffAuditSchema,
} from '@/lib/domain/panel/access/schema'

/** People, tokens and trail of a brand. Contract C38. */
export const brandPeopleCalls = calls('manage_brand_people', {
  list: get('/console/people', {
    summary: 'People of the brand and their roles',
    answer: brandPeopleSchema,
    told: 'By name',
  }),
  invite: make('/console/people', {
    summary: 'Give somebody a role at the brand; they are sent a sign-in link',
    body: brandInvitationSchema,
    answer: invitedBrandPeopleSchema,
    told: 'All people, and what becomes of the e-mail',
  }),
  change: put('/console/people/{person}', {
    summary: 'Change a name or a role; holds for sessions that are open',
    body: brandPersonChangeSchema,
    answer: brandPeopleSchema,
    told: 'All people',
  }),
  remove: remove('/console/people/{person}', {
    summary: 'Take a role away, and with it the console',
    answer: brandPeopleSchema,
    told: 'All people',
  }),
  tokens: get('/console/tokens', {
    summary: 'Tokens of the command line of the brand',
    answer: machineTokenListSchema,
    told: 'The newest first',
  }),
  addToken: make('/console/tokens', {
    summary: 'Make a token for the command line; it is told once',
    body: namedSchema,
    answer: madeMachineTokenSchema,
    told: 'Made',
  }),
  revokeToken: remove('/console/tokens/{token}', {
    summary: 'Revoke one token',
    params: { token: z.uuid() },
    told: 'Revoked',
  }),
  audit: get('/console/audit', {
    may: 'see_brand_audit',
    summary: 'What the people of the brand did, and when',
    query: auditQuerySchema,
    answer: staffAuditSchema,
    told: 'The newest first',
  }),
})
