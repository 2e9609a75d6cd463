import { z } from 'zod'
import { PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { citySchema } from '@/lib/domain/restaurant/schema'
import { coordinatesSchema } from '@/lib/domain/wire'

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/i)
const contactSchema = z.object({ email: z.email() })
const originSchema = z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/)

/** The answer of POST /tenants/{tenant}/config. Ledger L012–L019, contract C13. */
export const tenantConfigSchema = z.object({
  allowed_payment_option_keys: z.array(z.enum(PAYMENT_METHODS)).min(1),
  /** Methods among them that move no money: their pages say 'płatność próbna'. See docs/design/payments.md. */
  test_payment_option_keys: z.array(z.enum(PAYMENT_METHODS)).optional(),
  /** Methods among them whose code is typed into our checkout; without it the provider's page asks for the code. */
  code_payment_option_keys: z.array(z.enum(PAYMENT_METHODS)).optional(),
  label: z.string().min(1),
  themeColor: colourSchema,
  location: coordinatesSchema,
  support: z.object({ technical: contactSchema, operations: contactSchema }),
  homeMode: z.enum(['booking', 'order']),
  /** Empty: the search has no city field, and lists contain all towns. L037. */
  cities: z.array(citySchema),
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

/** A brand's style apart from its colour; only the stylesheet reads it. */
const lookSchema = z.object({
  corner: z.enum(['soft', 'round', 'crisp']),
  heading: z.enum(['serif', 'italic', 'grotesk']),
  hero: z.enum(['split', 'banner', 'stacked']),
  motif: z.string().regex(/^[a-z-]+$/),
})

/** The company that operates a brand, as named in its terms and privacy page. */
const operatorSchema = z.object({
  name: z.string().min(1),
  street: z.string().min(1),
  postalCode: z.string().regex(/^\d{2}-\d{3}$/),
  city: z.string().min(1),
  nip: z.string().regex(/^\d{10}$/),
  krs: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
  /** True for a company that does not exist: pages state this until the deployment sets its own data. */
  isExample: z.boolean().default(false),
})

/** One file in `tenants/`. */
export const tenantSchema = z.object({
  key: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  /** Hosts without `www.` and port; the first one is canonical. */
  hosts: z.array(z.string().regex(/^(\[::1\]|[a-z0-9.-]+)$/)).min(1),
  /** Hosts on which `?theme=` may choose another tenant. */
  sharedHosts: z.array(z.string()).default([]),
  /** "w Lublinie": the tenant's city or area in the locative. */
  region: z.string(),
  tagline: z.string(),
  look: lookSchema,
  operator: operatorSchema,
  fallback: tenantConfigSchema,
})

export type Operator = z.infer<typeof operatorSchema>
export type TenantConfig = z.infer<typeof tenantConfigSchema>
export type TenantRecord = z.input<typeof tenantSchema>
/** A tenant as pages use it: its record with the current configuration instead of the fallback. */
export type Tenant = Omit<z.infer<typeof tenantSchema>, 'fallback'> &
  TenantConfig & {
    /** The host from which the API host is derived, if it is not the first host. Contract C18. */
    apiHost?: string
  }
