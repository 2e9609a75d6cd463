// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Those that were used since the last sandbox ended.
 * @type {Set<AsyncLocalStorage<unknown>>}
 */
const used = new Set()

/**
 * Up to Node 22 each promise and timer looks into every AsyncLocalStorage that was ever used and not disabled. Jest's runner and Next
 * make new ones for each test file, so after 200 files a promise cost as much as the test around it. Loaded by the test
 * environments.
 */
export function watchAsyncStorages() {
  const { run, enterWith } = AsyncLocalStorage.prototype
  Object.assign(AsyncLocalStorage.prototype, { run: noted(run), enterWith: noted(enterWith) })
}

/** @param {Function} method */
function noted(method) {
  /** @this {AsyncLocalStorage<unknown>} */
  return function (/** @type {unknown[]} */ ...args) {
    used.add(this)
    return method.apply(this, args)
  }
}

/** At the end of a sandbox. One that lives on is enabled again by its next use. */
export function disableAsyncStorages() {
  for (const storage of used) storage.disable()
  used.clear()
}
