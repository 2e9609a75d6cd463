import type { TenantRecord } from './schema'

/** Reason to refuse a start: the variable or file to change, and the problem, without its value. */
interface ConfigurationProblem {
  name: string
  message: string
}
type Environment = Record<string, string | undefined>
type Brand = Pick<TenantRecord, 'key' | 'operator'>

const SLOTS = ['PAYMENT_PROVIDER', 'CARD_PROVIDER'] as const

/** Does a variable show that people outside of this machine are served? See docs/design/processes.md. */
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
 * Problems with which no process may start: a brand that serves people in the name of the example company, unless
 * EXAMPLE_OPERATOR allows it, and a payment provider for an unknown brand.
 */
export function deploymentProblems(env: Environment, brands: readonly Brand[]): ConfigurationProblem[] {
  return [...exampleOperators(env, brands), ...unknownBrands(env, brands)]
}

/** Error text of a refused start: one line that names each problem. */
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

// With a misspelt key, the brand's diners would pay through the default provider.
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
