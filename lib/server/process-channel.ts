/**
 * The channel of this name: a value of which there is one in the process. The web server, the middleware and the pages are
 * bundled apart, so a variable of a module exists once in each bundle. Only the module that says what it carries makes a
 * channel, so that both ends share its type.
 * @param name unique in the product
 */
export function processChannel<T>(name: string) {
  const key = Symbol.for(`nakryte.${name}`)
  const shared = globalThis as { [key: symbol]: T | undefined }
  return {
    /** `undefined` where nobody has set it. */
    get: () => shared[key],
    set(value: T | undefined): void {
      shared[key] = value
    },
    /** The value, made where there is none. */
    getOrCreate(create: () => T): T {
      shared[key] ??= create()
      return shared[key]
    },
  }
}
