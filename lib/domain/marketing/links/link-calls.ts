import { z } from 'zod'
import { get, make, remove } from '@/lib/domain/call/call'
import { rowId } from '@/lib/domain/call/params'
import {
  linkRequestSchema,
  marketingLinkSchema,
  marketingLinksSchema,
  printRequestSchema,
} from '@/lib/domain/marketing/links/link-schema'

const linkParam = z.object({ link: rowId })

/** Links of campaigns. Contract C39. */
export const linkCalls = {
  list: get('/console/links', {
    may: 'manage_links',
    summary: 'Links of campaigns, each with its prints and whether its page still exists',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(25),
      state: z.enum(['open', 'ended']).default('open'),
    }),
    answer: marketingLinksSchema,
    told: 'The newest first',
  }),
  one: get('/console/links/{link}', {
    may: 'manage_links',
    summary: 'One link',
    params: linkParam,
    answer: marketingLinkSchema,
    told: 'The link',
  }),
  make: make('/console/links', {
    may: 'manage_links',
    summary: 'Make a link and its first print; the same one again is found',
    body: linkRequestSchema,
    answer: marketingLinkSchema,
    told: 'The link',
  }),
  print: make('/console/links/{link}/prints', {
    may: 'manage_links',
    summary: 'A further print, with a code and utm_content of its own; the same one again is found',
    params: linkParam,
    body: printRequestSchema,
    answer: marketingLinkSchema,
    told: 'The link',
  }),
  end: remove('/console/links/{link}', {
    may: 'manage_links',
    summary: 'End a link: its codes lead on without a campaign',
    params: linkParam,
    answer: marketingLinkSchema,
    told: 'The link',
  }),
}
