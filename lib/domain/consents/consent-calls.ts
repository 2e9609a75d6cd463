import { z } from 'zod'
import { calls, get, post } from '@/lib/domain/call/call'
import {
  CONSENT_CHANNELS,
  CONSENT_CODE,
  consentFileSchema,
  consentsSchema,
  withdrawalSchema,
  withdrawnSchema,
} from '@/lib/domain/consents/schema'

/** Consents to marketing in the console. Contract C42. */
export const consentCalls = calls('see_consents', {
  list: get('/console/consents', {
    summary: 'Consents to marketing with date and origin, and how many hold',
    query: z.object({
      state: z.enum(['open', 'withdrawn']).default('open'),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
    }),
    answer: consentsSchema,
    returns: 'The newest first',
  }),
  file: get('/console/consents/file', {
    summary: 'All consents of a channel that hold, some thousand a page; the first page is in the trail',
    query: z.object({ channel: z.enum(CONSENT_CHANNELS), cursor: z.string().max(200).optional() }),
    answer: consentFileSchema,
    returns: 'For the tool that sends',
  }),
  withdraw: post('/console/consents/{consent}/withdrawal', {
    may: 'decide_person_data',
    summary: 'Withdraw a consent for a person who asked; takes no body',
    answer: withdrawnSchema,
    returns: 'Withdrawn, or it was',
  }),
  withdrawByCode: post('/consents/{code}/withdrawal', {
    may: 'public',
    summary: 'Withdraw a consent to marketing by the address that stands in each message',
    params: { code: z.string().regex(CONSENT_CODE) },
    body: withdrawalSchema,
    answer: withdrawnSchema,
    returns: 'Withdrawn, or it was',
  }),
})
