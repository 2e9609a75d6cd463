import { z } from 'zod'
import { VOUCHER_STATES, voucherChoiceSchema } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { instantSchema, localDateSchema } from '@/lib/domain/wire'
import { isLinkParameter, MAX_NOTE, MAX_SCANNED_CODES, MAX_SCANS } from './link-rules'

/** Targets of a link: the home page, the list of a city, a restaurant's page or its menu. */
export const LINK_PAGES = ['home', 'list', 'restaurant', 'menu'] as const

const parameterSchema = z.string().refine(isLinkParameter, 'parameter')
const productSchema = z.enum(['reservations', 'orders'])
const nameSchema = z.string().trim().min(1).max(80)

const voucherSchema = z.string().trim().min(1).max(40)

const targetSchema = z.discriminatedUnion('page', [
  z.object({ page: z.literal('home') }).strict(),
  z
    .object({
      page: z.literal('list'),
      product: productSchema,
      city: nameSchema,
      cuisine: nameSchema.optional(),
      /** Only for reservations. */
      visit_on: localDateSchema.optional(),
    })
    .strict(),
  /** `restaurant`: its id in digits, or its whole name. */
  z.object({ page: z.literal('restaurant'), restaurant: nameSchema, visit_on: localDateSchema.optional() }).strict(),
  z.object({ page: z.literal('menu'), restaurant: nameSchema }).strict(),
])

/** PUT /console/links/{link}: another page for the codes that hang already. Contract C39. */
export const linkChangeSchema = z.object({ target: targetSchema, voucher: voucherSchema.optional() }).strict()

/** POST /console/links. Contract C39. */
export const linkRequestSchema = linkChangeSchema
  .extend({
    source: parameterSchema,
    medium: parameterSchema,
    campaign: parameterSchema,
    /** Value for the first print; absent for a link without prints of its own. */
    content: parameterSchema.optional(),
    note: z.string().trim().max(MAX_NOTE).default(''),
  })
  .strict()

/** POST /console/links/{link}/prints. */
export const printRequestSchema = z.object({ content: parameterSchema }).strict()

const printSchema = z.object({
  code: z.string(),
  /** `utm_content`; `null` for a link that was made without one. */
  content: z.string().nullable(),
  made_at: instantSchema,
  made_by: z.string().nullable(),
  /** How often its code was opened. */
  scans: z.int().nonnegative(),
})

/** A link of the brand. `exists`: does its page respond now? Contract C39. */
export const marketingLinkSchema = z.object({
  id: z.int().positive(),
  page: z.enum(LINK_PAGES),
  product: productSchema.nullable(),
  city: z.string().nullable(),
  cuisine: z.string().nullable(),
  restaurant: z.object({ id: z.int().positive(), name: z.string().nullable() }).nullable(),
  visit_on: localDateSchema.nullable(),
  voucher: z.string().nullable(),
  /**
   * Whether it lowers an order there: its own state, `elsewhere` if it is not valid at the page's restaurant, `tables` on
   * a page without orders; `null` without a voucher.
   */
  voucher_state: z.enum([...VOUCHER_STATES, 'elsewhere', 'tables']).nullable(),
  /** Path without the campaign. */
  path: z.string(),
  exists: z.boolean(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  note: z.string(),
  made_at: instantSchema,
  /** `null`: that person has left. */
  made_by: z.string().nullable(),
  ended_at: instantSchema.nullable(),
  /** Oldest first. */
  prints: z.array(printSchema),
})

const offerSchema = z.object({
  /** Vouchers that a link may carry, the newest first. */
  vouchers: z.array(voucherChoiceSchema),
})

/** GET /console/links/{link}: also when the codes were opened in the last 28 days, by hour of the day in Warsaw. */
export const countedLinkSchema = marketingLinkSchema.extend({
  ...offerSchema.shape,
  hours: z.array(z.object({ code: z.string(), hour: z.int().min(0).max(23), scans: z.int().positive() })),
})

/** POST /links/scans: how often codes were opened since the last report of a web process. Contract C39. */
export const scansSchema = z
  .object({
    scans: z
      .array(z.object({ code: z.string().min(6).max(8), count: z.int().min(1).max(MAX_SCANS) }).strict())
      .min(1)
      .max(MAX_SCANNED_CODES),
  })
  .strict()

/** GET /console/links: newest first. */
export const marketingLinksSchema = offerSchema.extend({
  items: z.array(marketingLinkSchema),
  next_cursor: z.string().nullable(),
  /** Open links, out of a brand's maximum. */
  open: z.int().nonnegative(),
  /** Values that the brand's links had, the latest first. */
  used: z.object({ source: z.array(z.string()), medium: z.array(z.string()), campaign: z.array(z.string()) }),
})

/** GET /links/{code}: target of a short link, with its campaign. */
export const shortLinkSchema = z.object({ path: z.string() })

export type LinkChange = z.infer<typeof linkChangeSchema>
export type LinkRequest = z.infer<typeof linkRequestSchema>
export type LinkTarget = LinkRequest['target']
export type Scans = z.infer<typeof scansSchema>['scans']
export type CountedLink = z.infer<typeof countedLinkSchema>
export type MarketingLinks = z.infer<typeof marketingLinksSchema>
export type MarketingLink = z.infer<typeof marketingLinkSchema>
