/**
 * A value of which there is one in the process. The web server, the middleware and the pages are
 * bundled apart, so a variable of a module exists once in each bundle.
 */
export interface ProcessChannel<T> {
  /** `undefined` where nobody has set it. */
  get(): T | undefined
  set(value: T | undefined): void
  /** The value, made where there is none. */
  getOrCreate(create: () => T): T
}

/**
 * The channel of this name. Only the module that says what it carries makes it, so that both ends share its type.
 * @param name unique in the product
 */
export function processChannel<T>(name: string): ProcessChannel<T> {
  const key = Symbol.for(`nakryte.${name}`)
  const shared = globalThis as { [key: symbol]: T | undefined }
  return {
    get: () => shared[key],
    set(value) {
      shared[key] = value
    },
    getOrCreate(create) {
      shared[key] ??= create()
      return shared[key]
    },
  }
}
