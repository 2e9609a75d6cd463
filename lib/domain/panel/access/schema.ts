import { z } from 'zod'
import { RESTAURANT_STATES } from '@/lib/domain/restaurant/state'
import { instantSchema } from '@/lib/domain/wire'
import { AUDIT_ACTIONS, type AuditAction } from './audit-actions'
import { BRAND_ROLES, PERMISSIONS, STAFF_ROLES } from './permissions'
import { isStrongPin } from './pin'

/** The wire format of people, devices and access. Contract C21. */
const roleSchema = z.enum(STAFF_ROLES)
const nameSchema = z.string().trim().min(1).max(60)
const labelSchema = z.string().trim().max(60)
const secretSchema = z.string().min(20).max(200)
const emailSchema = z.string().trim().pipe(z.email().max(254))

/** POST /staff/sign-in-links. */
export const signInRequestSchema = z
  .object({
    email: emailSchema,
    /** Target of the link: the panel of restaurants, or the console of the brand. Contract C38. */
    opens: z.enum(['panel', 'console']).default('panel'),
  })
  .strict()
export const acceptedSchema = z.object({ accepted: z.literal(true) })
/** `mail`: a mail server takes the e-mail, the mailbox stores it, or it waits until SMTP_URL is set. */
export const mailRouteSchema = z.enum(['smtp', 'mailbox', 'none'])
export const invitedSchema = acceptedSchema.extend({ mail: mailRouteSchema })

/** POST /staff/sessions: consumes a link; `label` names the browser in the list of sessions. */
export const linkSignInSchema = z
  .object({
    token: secretSchema,
    label: labelSchema.default(''),
    /** Value that the browser made for this press of the button: the same press may be repeated for two minutes. */
    attempt: secretSchema.optional(),
  })
  .strict()

const permissionsSchema = z.array(z.enum(Object.keys(PERMISSIONS) as [keyof typeof PERMISSIONS]))

/** GET /staff/session: the signed-in person, and their access. */
export const staffSessionSchema = z.object({
  id: z.uuid(),
  person_id: z.int().positive(),
  email: z.string().nullable(),
  by_pin: z.boolean(),
  device: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  expires_at: instantSchema,
  restaurants: z.array(
    z.object({
      id: z.int().positive(),
      slug: z.string(),
      name: z.string(),
      state: z.enum(RESTAURANT_STATES),
      /** Why it is suspended. */
      state_reason: z.string().nullable().default(null),
      role: roleSchema,
      person_name: z.string(),
      has_pin: z.boolean(),
      /** Permissions of this session there. */
      permissions: permissionsSchema,
    }),
  ),
  /** Their role at the brand itself, which opens its console. Contract C38. */
  brand: z
    .object({ role: z.enum(BRAND_ROLES), person_name: z.string(), permissions: permissionsSchema })
    .nullable()
    .default(null),
})

/** A new session. The token is shown only once. */
export const openedSessionSchema = z.object({ token: z.string(), session: staffSessionSchema })

/** GET /staff/device: data that an enrolled device shows before sign-in. */
export const deviceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  restaurant: z.object({ id: z.int().positive(), slug: z.string(), name: z.string() }),
  people: z.array(z.object({ id: z.int().positive(), name: z.string(), has_pin: z.boolean() })),
})

/** POST /staff/device/sessions. */
export const pinSignInSchema = z.object({ person_id: z.int().positive(), pin: z.string().regex(/^\d{6}$/) }).strict()

const newPinSchema = z.string().refine(isStrongPin, 'weak_pin')

/** PUT /panel/{restaurant}/pin: a session signed in by PIN sends the present one too. */
export const ownPinSchema = z.object({ pin: newPinSchema, current_pin: z.string().max(6).optional() }).strict()
/** PUT /panel/{restaurant}/people/{person}/pin. */
export const pinSchema = z.object({ pin: newPinSchema }).strict()

export const personSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  email: z.string().nullable(),
  role: roleSchema,
  has_pin: z.boolean(),
  since: instantSchema,
})
export const peopleSchema = z.object({ items: z.array(personSchema) })
/** POST /panel/{restaurant}/people: all people, and the route of the e-mail. */
export const invitedPeopleSchema = peopleSchema.extend({ mail: mailRouteSchema })

/** POST /panel/{restaurant}/people. Without an e-mail they sign in by PIN only. */
export const invitationSchema = z
  .object({ name: nameSchema, email: emailSchema.nullable().default(null), role: roleSchema })
  .strict()
  .refine(({ email, role }) => email !== null || role === 'host' || role === 'kitchen', {
    path: ['email'],
    error: 'required',
  })
/** PUT /panel/{restaurant}/people/{person}. */
export const personChangeSchema = z.object({ name: nameSchema.optional(), role: roleSchema.optional() }).strict()

/** POST /operations/people: the first owner of a restaurant. */
export const ownerInvitationSchema = z
  .object({ restaurant_id: z.int().positive(), email: emailSchema, name: nameSchema })
  .strict()

const sessionEntrySchema = z.object({
  id: z.uuid(),
  person_id: z.int().positive(),
  person_name: z.string(),
  label: z.string(),
  device: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  created_at: instantSchema,
  last_seen_at: instantSchema,
  is_own: z.boolean(),
})
export const sessionListSchema = z.object({ items: z.array(sessionEntrySchema) })

/** POST /panel/{restaurant}/devices, POST …/tokens; `attempt` as for a sign-in link. */
export const namedSchema = z.object({ name: nameSchema, attempt: secretSchema.optional() }).strict()
const deviceEntrySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  enrolled_at: instantSchema,
  enrolled_by: z.string().nullable(),
  last_seen_at: instantSchema,
})
export const deviceListSchema = z.object({ items: z.array(deviceEntrySchema) })
/** A new device. The token is shown only once. */
export const enrolledDeviceSchema = z.object({ token: z.string(), device: deviceEntrySchema })

const machineTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: instantSchema,
  last_used_at: instantSchema.nullable(),
})
export const machineTokenListSchema = z.object({ items: z.array(machineTokenSchema) })
/** A new token of a cash register. It is shown only once. */
export const madeMachineTokenSchema = z.object({ token: z.string(), entry: machineTokenSchema })
const tenantKeySchema = z.string().min(1).max(60)
/** POST /operations/tokens: for a restaurant's cash register, or a brand's command line. */
export const operationsTokenRequestSchema = z.union([
  z.object({ restaurant_id: z.int().positive(), name: nameSchema }).strict(),
  z.object({ tenant: tenantKeySchema, name: nameSchema }).strict(),
])

/** Query of a trail: the newest entries, or those after a cursor. */
export const auditQuerySchema = z.object({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const staffAuditSchema = z.object({
  items: z.array(
    z.object({
      id: z.int().positive(),
      at: instantSchema,
      /** `null`: no person, as for a cash register or operations. */
      person: z.object({ id: z.int().positive(), name: z.string().nullable() }).nullable(),
      device: z.object({ id: z.uuid(), name: z.string() }).nullable(),
      /** Name of the browser of a sign-in by link, as long as its session is stored; `null` on a device. */
      browser: z.string().nullable(),
      machine: z.object({ id: z.uuid(), name: z.string() }).nullable(),
      action: z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction]),
      subject: z.string().nullable(),
      /** Current name of the subject; `null` for none, and for a deleted one. A reservation is named by its time. */
      subject_name: z.string().nullable(),
      /** Restaurant of the entry in a brand's trail; `null` in a restaurant's own. */
      restaurant: z.string().nullable(),
      /** Its id, where the brand is its home and has a page of it. */
      restaurant_id: z.int().positive().nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  next_cursor: z.string().nullable(),
})

const brandRoleSchema = z.enum(BRAND_ROLES)
/** The people behind a brand. Contract C38. */
export const brandPeopleSchema = z.object({
  items: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      email: z.string().nullable(),
      role: brandRoleSchema,
      since: instantSchema,
    }),
  ),
})
/** POST /console/people: all people, and the route of the e-mail. */
export const invitedBrandPeopleSchema = brandPeopleSchema.extend({ mail: mailRouteSchema })
/** POST /console/people. */
export const brandInvitationSchema = z.object({ name: nameSchema, email: emailSchema, role: brandRoleSchema }).strict()
/** PUT /console/people/{person}. */
export const brandPersonChangeSchema = z
  .object({ name: nameSchema.optional(), role: brandRoleSchema.optional() })
  .strict()
/** POST /operations/brand-people: the first administrator of a brand. */
export const adminInvitationSchema = z
  .object({ tenant: tenantKeySchema, email: emailSchema, name: nameSchema })
  .strict()

export type BrandPerson = z.infer<typeof brandPeopleSchema>['items'][number]
export type StaffSession = z.infer<typeof staffSessionSchema>
export type StaffDevice = z.infer<typeof deviceSchema>
export type InvitedPeople = z.infer<typeof invitedPeopleSchema>
export type AuditEntry = z.infer<typeof staffAuditSchema>['items'][number]
export type StaffPerson = z.infer<typeof personSchema>
export type SessionEntry = z.infer<typeof sessionEntrySchema>
export type DeviceEntry = z.infer<typeof deviceEntrySchema>
export type MachineTokenEntry = z.infer<typeof machineTokenSchema>
