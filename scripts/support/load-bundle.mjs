// @ts-check
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { isStale } from './sources.mjs'

/**
 * The module `.build/{name}.mjs`, bundled first where one of `sources` is newer.
 * @param {import('./bundle.mjs').Entry} name
 * @param {string[]} sources
 */
export async function loadBundle(name, sources) {
  const path = `.build/${name}.mjs`
  if (isStale(path, sources)) await bundle([name])
  return import(pathToFileURL(resolve(path)).href)
}
