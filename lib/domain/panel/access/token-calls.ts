import { z } from 'zod'
import { get, make, remove } from '@/lib/domain/call/call'
import {
  auditQuerySchema,
  machineTokenListSchema,
  madeMachineTokenSchema,
  namedSchema,
  staffAuditSchema,
} from './schema'

/** Tokens by name, at a restaurant or a brand. Contract C21, C38. */
export function tokens<const P extends string>(place: P, words: { of: string; make: string }) {
  return {
    tokens: get(`${place}/tokens`, {
      summary: `Tokens of ${words.of}`,
      answer: machineTokenListSchema,
      returns: 'The newest first',
    }),
    addToken: make(`${place}/tokens`, {
      summary: words.make,
      body: namedSchema,
      returnsToken: true,
      answer: madeMachineTokenSchema,
      returns: 'Made',
    }),
    revokeToken: remove(`${place}/tokens/{token}`, {
      summary: 'Revoke one token',
      params: { token: z.uuid() },
      returns: 'Revoked',
    }),
  }
}

/** Audit trail of a place. Contract C21, C38. */
export function audit<const P extends string, const W extends 'see_audit' | 'see_brand_audit'>(
  place: P,
  may: W,
  summary: string,
) {
  return {
    audit: get(`${place}/audit`, {
      may,
      summary,
      query: auditQuerySchema,
      answer: staffAuditSchema,
      returns: 'The newest first',
    }),
  }
}
