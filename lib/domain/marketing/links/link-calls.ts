import { z } from 'zod'
import { calls, get, make, post, put, remove } from '@/lib/domain/call/call'
import {
  countedLinkSchema,
  linkChangeSchema,
  linkRequestSchema,
  marketingLinkSchema,
  marketingLinksSchema,
  printRequestSchema,
  scansSchema,
  shortLinkSchema,
} from '@/lib/domain/marketing/links/link-schema'

/** Links of campaigns. Contract C39. */
export const linkCalls = calls('manage_links', {
  list: get('/console/links', {
    summary: 'Links of campaigns, each with its prints and whether its page still exists',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      state: z.enum(['open', 'ended']).default('open'),
    }),
    answer: marketingLinksSchema,
    returns: 'The newest first',
  }),
  one: get('/console/links/{link}', {
    summary: 'One link, and when its codes were opened',
    answer: countedLinkSchema,
    returns: 'The link',
  }),
  make: make('/console/links', {
    summary: 'Make a link and its first print; the same one again is found',
    body: linkRequestSchema,
    isOnce: true,
    answer: marketingLinkSchema,
    returns: 'The link',
  }),
  change: put('/console/links/{link}', {
    summary: 'Lead the codes of a link to another page; its campaign stays',
    body: linkChangeSchema,
    answer: marketingLinkSchema,
    returns: 'The link',
  }),
  print: make('/console/links/{link}/prints', {
    summary: 'A further print, with a code and utm_content of its own; the same one again is found',
    body: printRequestSchema,
    isOnce: true,
    answer: marketingLinkSchema,
    returns: 'The link',
  }),
  end: remove('/console/links/{link}', {
    summary: 'End a link: its codes lead on without a campaign',
    answer: marketingLinkSchema,
    returns: 'The link',
  }),
  short: get('/links/{code}', {
    may: 'public',
    summary: 'Where a short link leads',
    params: { code: z.string().min(6).max(8) },
    answer: shortLinkSchema,
    returns: 'The path, with its campaign',
  }),
  countScans: post('/links/scans', {
    may: 'public',
    summary: 'How often codes of short links were opened; reported by the web server alone',
    body: scansSchema,
    lane: 'aside',
    returns: 'Counted; unknown codes are left out',
  }),
})
