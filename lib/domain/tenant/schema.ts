import { z } from 'zod'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { citySchema } from '@/lib/domain/restaurant/schema'
import { coordinatesSchema } from '@/lib/domain/wire'

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/i)
const contactSchema = z.object({ email: z.email() })
const originSchema = z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/)

/** What POST /tenants/{tenant}/config answers. Ledger L012–L019, contract C13. */
export const tenantConfigSchema = z.object({
  allowed_payment_option_keys: z.array(z.enum(PAYMENT_METHODS)).min(1),
  /** Those of them with which no money moves: their pages say 'płatność próbna'. Issue 10, A6. */
  test_payment_option_keys: z.array(z.enum(PAYMENT_METHODS)).optional(),
  label: z.string().min(1),
  themeColor: colourSchema,
  location: coordinatesSchema,
  support: z.object({ technical: contactSchema, operations: contactSchema }),
  homeMode: z.enum(['booking', 'order']),
  cities: z.array(citySchema).min(1),
  links: z.object({ terms: z.string().startsWith('/'), privacy: z.string().startsWith('/') }),
  productName: z.string().min(1),
  embedOrigins: z.array(originSchema),
  analytics: z.object({
    gtmId: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/)
      .optional(),
    pixelId: z
      .string()
      .regex(/^\d{6,20}$/)
      .optional(),
  }),
})

/** A brand's character beyond its colour: read by the stylesheet, never by an `if`. */
export const lookSchema = z.object({
  corner: z.enum(['soft', 'round', 'crisp']),
  heading: z.enum(['serif', 'italic', 'grotesk']),
  hero: z.enum(['split', 'banner', 'stacked']),
  motif: z.string().regex(/^[a-z-]+$/),
})

/** Who runs a brand, as its terms and privacy page name them. */
export const operatorSchema = z.object({
  name: z.string().min(1),
  street: z.string().min(1),
  postalCode: z.string().regex(/^\d{2}-\d{3}$/),
  city: z.string().min(1),
  nip: z.string().regex(/^\d{10}$/),
  krs: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
  /** Not a real company: the pages say so until the deployment puts its own data here. */
  isExample: z.boolean().default(false),
})

/** One file in `tenants/`. */
export const tenantSchema = z.object({
  key: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** Hosts without `www.` and port; the first one is canonical. */
  hosts: z.array(z.string().regex(/^(\[::1\]|[a-z0-9.-]+)$/)).min(1),
  /** "w Lublinie": where this brand feeds people, in the locative. */
  /** Hosts on which `?theme=` may choose another tenant. */
  sharedHosts: z.array(z.string()).default([]),
  region: z.string(),
  tagline: z.string(),
  look: lookSchema,
  operator: operatorSchema,
  fallback: tenantConfigSchema,
})

export type Operator = z.infer<typeof operatorSchema>
export type TenantConfig = z.infer<typeof tenantConfigSchema>
export type TenantRecord = z.input<typeof tenantSchema>
/** A tenant as pages see it: its record with the live configuration in place of the fallback. */
export type Tenant = Omit<z.infer<typeof tenantSchema>, 'fallback'> &
  TenantConfig & {
    /** The host from which its API host is derived, where a page's own is not the first one. Contract C18. */
    apiHost?: string
  }
