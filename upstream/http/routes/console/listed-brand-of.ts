import { consoleCallerOf } from '../../panel-wall'

export type Context = Parameters<typeof consoleCallerOf>[0]

/** The brand of the caller in the console, and the name of its order list. */
export function listedBrandOf(c: Context) {
  return { tenant: consoleCallerOf(c).tenant, productName: c.get('tenantConfig').productName }
}
