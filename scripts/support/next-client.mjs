// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const OURS = 'lib/browser/next-client'

/** Where Next's modules lie, below the project's folder. */
const DIST = 'node_modules/next/dist'

/** Extra bytes of gzip that a page loads with Next's own client. The limits of the tests are then higher by as much. */
export const NEXTS_CLIENT_BYTES = 45_000

/**
 * Modules of Next's client that a site without client navigation does not need, each with ours in its place and the hash of
 * what was replaced (decision 0042). Paths are below `next/dist`.
 */
export const REPLACED = {
  'client/app-call-server.js': {
    by: `${OURS}/unused.ts`,
    sha256: 'f0e9fc00ebb81a3b264c9a4e34b4e6d984dae3055cbea15e2e10f7e3f55997fe',
  },
  'client/components/app-router-instance.js': {
    by: `${OURS}/unused.ts`,
    sha256: '679a2c335d4a849eb14c997d80ddd356fbd7789f50c0777ceabd0525d1e77807',
  },
  'client/components/app-router.js': {
    by: `${OURS}/app-router.tsx`,
    sha256: '453b67488a13ff8c365e8c6ea7c6f3d6f9dd302afe37062c6a0e625d6e340fd4',
  },
  'client/components/builtin/global-error.js': {
    by: `${OURS}/unused.ts`,
    sha256: '773bfaf8baf4d1a40a58e887d1be8c071bd821063a643c91f34d8d2bf73150bf',
  },
  'client/components/layout-router.js': {
    by: `${OURS}/layout-router.tsx`,
    sha256: '7887177c4d5c69911df9f24dbca2306cb8f4e193d3495165a5341a30a6899a4c',
  },
  'client/components/redirect-boundary.js': {
    by: `${OURS}/redirect-boundary.tsx`,
    sha256: '88861b4754b13c7d235974e7d05b960f5247b3bdbc86a01e2eb7dc06ff81455a',
  },
  'client/components/router-reducer/create-initial-router-state.js': {
    by: `${OURS}/unused.ts`,
    sha256: '5e6067064bb706e4e75e3049c3e32ecca3c5e50128b7b4dc312a16ca2b4c4df1',
  },
  'client/components/router-transition.js': {
    by: `${OURS}/unused.ts`,
    sha256: 'c0aab444f41042a0c87030383314c9a8c22b2e0153306257e5b5711af2c2568f',
  },
  'client/flight-data-helpers.js': {
    by: `${OURS}/unused.ts`,
    sha256: '8b4d8e051759f2ff5eab82ff669e842659e2fca2d13a6b3f5de34928a46b7648',
  },
}

/** Modules of Next that stay and that ours rely on: their imports, exports or requests. */
export const RELIED_ON = {
  'client/app-index.js': 'beaa015e7ed0f337176ecaac08754e9e9fb79a37ff4b3c4fb860810299017b3e',
  'client/components/error-boundary.js': '579eef61438b0f29e4b9009bd01d51ebbd52baa22026be318a5721c9ddad0db3',
  'client/components/errors/root-error-boundary.js': '3f0220703ad78f179bb8b1fbd28895ad43ee78f60b752761753657e33192e09c',
  'client/components/http-access-fallback/error-boundary.js':
    '0c2322482f3a64970b9ac6a4afaf371c6779bf5087290ee507241838df7ea002',
  'client/components/redirect-error.js': 'fb9df98d190334ffa8748dfe15e0ad5801da6aeae422785443accb2d80741d2e',
  'client/components/render-from-template-context.js':
    '47ac88e1cda3d3a370ff82278882d36936011b9557c41c78f1da8e71c4464131',
  'client/react-client-callbacks/error-boundary-callbacks.js':
    '83fbb726e8293979029304b06acb6fe0d3291783ebf859529bff8fa8891059e3',
  'lib/framework/boundary-components.js': 'c653129c2d5bacad9fbad7d6997ae065861444bc64cd34e1395799814972505e',
  'server/app-render/create-component-tree.js': '396a0a62ab3b596ad3c5eef284d6b76dcc324f6e78d3bdcee37e2540a695c926',
  'shared/lib/rsc-transport.js': '7239c46de34b52fadfc3c19c859b1c792acaa1f243f502372dd82aa0e7b189e2',
}

/** @type {Record<string, string>} */
const EXPECTED = {
  ...Object.fromEntries(Object.entries(REPLACED).map(([path, { sha256 }]) => [path, sha256])),
  ...RELIED_ON,
}

/** @returns {Record<string, string | null>} the hash of each module of both lists; `null` where Next has none of that name */
export function hashesOfNext(dist = DIST, paths = Object.keys(EXPECTED)) {
  return Object.fromEntries(paths.map((path) => [path, hashOf(`${dist}/${path}`)]))
}

/** @param {string} file */
function hashOf(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null
}

/**
 * Which client a build gets: ours only where every module of both lists is the version that ours was written for. A
 * mix of both clients is untested.
 * @param {Record<string, string | null>} hashes
 * @returns {{ client: 'ours' | 'next', changed: string[] }}
 */
export function chooseClient(hashes) {
  const changed = Object.keys(EXPECTED).filter((path) => hashes[path] !== EXPECTED[path])
  return { client: changed.length > 0 ? 'next' : 'ours', changed }
}

/** @param {string[]} changed */
export function warningOf(changed) {
  return [
    'WARNING: these modules of Next are not the ones that our client was written for:',
    ...changed.map((path) => `  next/dist/${path}`),
    `So using Next’s own client, about ${NEXTS_CLIENT_BYTES / 1000} kB more, see docs/how-to/upgrade-next.md`,
  ].join('\n')
}

/** The file that says which client a build has, beside Next's `BUILD_ID`. */
export function clientFile(distDir = process.env.NEXT_DIST_DIR ?? '.next') {
  return `${distDir}/NEXT_CLIENT`
}

/**
 * Turbopack's rules that put our client into a build; none for Next's own. The server renders with Next's own, and so does the
 * browser in development.
 * @param {string | undefined} client
 * @returns {Record<string, import('next/dist/server/config-shared').TurbopackRuleConfigItem>}
 */
export function nextClientRules(client) {
  if (client !== 'ours') return {}
  const loader = fileURLToPath(new URL('next-client-loader.cjs', import.meta.url))
  return Object.fromEntries(
    Object.entries(REPLACED).map(([path, { by }]) => [
      `**/next/dist/${path}`,
      { condition: { all: ['browser', 'production'] }, loaders: [{ loader, options: { by } }] },
    ]),
  )
}
