import type { TenantRecord } from './schema'

/** What a start refuses: the variable or file to change, and why, without its value. */
export interface ConfigurationProblem {
  name: string
  message: string
}
type Environment = Record<string, string | undefined>
type Brand = Pick<TenantRecord, 'key' | 'operator'>

const SLOTS = ['PAYMENT_PROVIDER', 'CARD_PROVIDER'] as const

/** Does a variable say that people outside of this machine are served? Decisions 0009, 0024. */
export function isDeployed({
  DATABASE_URL,
  PUBLIC_WEB_ORIGIN,
  SMTP_URL,
}: {
  DATABASE_URL?: string
  PUBLIC_WEB_ORIGIN?: string
  SMTP_URL?: string
}): boolean {
  return Boolean(DATABASE_URL || PUBLIC_WEB_ORIGIN || SMTP_URL)
}

/**
 * What no process may start with: a brand that serves people in the name of the example company, unless EXAMPLE_OPERATOR
 * asks for that by name, and a payment provider for a brand that does not exist. Decision 0064.
 */
export function deploymentProblems(env: Environment, brands: readonly Brand[]): ConfigurationProblem[] {
  return [...exampleOperators(env, brands), ...unknownBrands(env, brands)]
}

/** What a start prints before it ends: one line that names each of them. */
export function configurationError(problems: readonly ConfigurationProblem[]): Error {
  return new Error(`Environment: ${problems.map(({ name, message }) => `${name}: ${message}`).join('; ')}`)
}

function exampleOperators(env: Environment, brands: readonly Brand[]): ConfigurationProblem[] {
  if (!isDeployed(env) || env.EXAMPLE_OPERATOR === 'on') return []
  const examples = brands.filter(({ operator }) => operator.isExample || /^0+$/.test(operator.nip))
  if (examples.length === 0) return []
  const message = `the operator of ${keysOf(examples)} is the example company: enter the company that answers for the brand, or try things out with EXAMPLE_OPERATOR=on`
  return [{ name: 'tenants/operator.ts', message }]
}

// Misspelt, its diners would pay with the provider of all others.
function unknownBrands(env: Environment, brands: readonly Brand[]): ConfigurationProblem[] {
  return SLOTS.flatMap((name) => {
    const named = Array.from((env[name] ?? '').matchAll(/,([a-z][a-z0-9-]*):/g), ([, key = '']) => key)
    const unknown = named.filter((key) => !brands.some((brand) => brand.key === key))
    if (unknown.length === 0) return []
    return [{ name, message: `names no brand: ${unknown.join(', ')}; there are ${keysOf(brands)}` }]
  })
}

function keysOf(brands: readonly Brand[]): string {
  return brands.map(({ key }) => key).join(', ')
}
