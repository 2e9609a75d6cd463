import { z } from 'zod'
import { drop, get, make, put, remove } from '@/lib/domain/call/call'
import { rowId } from '@/lib/domain/call/params'
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

const personParam = z.object({ person: rowId })

/** People, tokens and trail of a brand. Contract C38. */
export const brandPeopleCalls = {
  list: get('/console/people', {
    may: 'manage_brand_people',
    summary: 'People of the brand and their roles',
    answer: brandPeopleSchema,
    told: 'By name',
  }),
  invite: make('/console/people', {
    may: 'manage_brand_people',
    summary: 'Give somebody a role at the brand; they are sent a sign-in link',
    body: brandInvitationSchema,
    answer: invitedBrandPeopleSchema,
    told: 'All people, and what becomes of the e-mail',
  }),
  change: put('/console/people/{person}', {
    may: 'manage_brand_people',
    summary: 'Change a name or a role; holds for sessions that are open',
    params: personParam,
    body: brandPersonChangeSchema,
    answer: brandPeopleSchema,
    told: 'All people',
  }),
  remove: remove('/console/people/{person}', {
    may: 'manage_brand_people',
    summary: 'Take a role away, and with it the console',
    params: personParam,
    answer: brandPeopleSchema,
    told: 'All people',
  }),
  tokens: get('/console/tokens', {
    may: 'manage_brand_people',
    summary: 'Tokens of the command line of the brand',
    answer: machineTokenListSchema,
    told: 'The newest first',
  }),
  addToken: make('/console/tokens', {
    may: 'manage_brand_people',
    summary: 'Make a token for the command line; it is told once',
    body: namedSchema,
    answer: madeMachineTokenSchema,
    told: 'Made',
  }),
  revokeToken: drop('/console/tokens/{token}', {
    may: 'manage_brand_people',
    summary: 'Revoke one token',
    params: z.object({ token: z.uuid() }),
    answer: null,
    told: 'Revoked',
  }),
  audit: get('/console/audit', {
    may: 'see_brand_audit',
    summary: 'What the people of the brand did, and when',
    query: auditQuerySchema,
    answer: staffAuditSchema,
    told: 'The newest first',
  }),
}
