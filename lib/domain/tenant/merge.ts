import { type TenantConfig, tenantConfigSchema } from '@/lib/domain/tenant/schema'

const fields = Object.keys(tenantConfigSchema.shape) as (keyof TenantConfig)[]

/**
 * Merges the answer of POST /tenants/{tenant}/config over the hardcoded fallback, field by field; a missing, empty or
 * invalid field falls back and its name is reported. Ledger L011, L012; contract C13.
 */
export function mergeConfig(fallback: TenantConfig, answer: unknown): { config: TenantConfig; invalid: string[] } {
  const given = isRecord(answer) ? answer : {}
  const invalid: string[] = []
  const merged = Object.fromEntries(
    fields.map((field) => [field, mergeField(field, fallback[field], given[field], invalid)]),
  )
  return { config: merged as TenantConfig, invalid }
}

function mergeField(field: keyof TenantConfig, fallback: unknown, given: unknown, invalid: string[]): unknown {
  if (given === undefined) return fallback
  const merged = isRecord(fallback) && isRecord(given) ? { ...fallback, ...withoutEmpty(given) } : given
  const read = tenantConfigSchema.shape[field].safeParse(merged)
  if (!read.success) invalid.push(field)
  return read.success ? read.data : fallback
}

function withoutEmpty(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
