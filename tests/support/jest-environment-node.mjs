import { TestEnvironment } from 'jest-environment-node'
import { disableAsyncStorages, watchAsyncStorages } from './async-storages.mjs'
import { shareScripts } from './shared-scripts.mjs'

shareScripts()
watchAsyncStorages()

/**
 * Node's own, without what Jest's sandboxes cost on top: modules are compiled once for a worker, and what they leave in
 * Node is taken off. next/jest tells by the file's name that it is no browser's.
 */
export default class NodeEnvironment extends TestEnvironment {
  async teardown() {
    disableAsyncStorages()
    await super.teardown()
  }
}
