// @ts-check
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { builtFrom } from './release.mjs'

/** Entries that run as plain JavaScript, since Node 20 reads no TypeScript: each becomes `.build/{name}.mjs`. */
const ENTRIES = {
  server: 'server/main.ts',
  'picture-size-worker': 'server/picture-size-worker.ts',
  upstream: 'upstream/main.ts',
  // Modules for the commands.
  environment: 'server/environment.ts',
  precompress: 'server/precompress.ts',
  'staff-token': 'upstream/panel/accounts/derived-tokens.ts',
  'cursor-pages': 'lib/domain/cursor-pages.ts',
  tenants: 'tenants/registry.ts',
  'restaurant-schema': 'lib/domain/restaurant/file/json-schema.ts',
  'picture-worker': 'upstream/pictures/picture-worker.ts',
  'address-file': 'lib/domain/ordering/delivery/address-file.ts',
  'seed-samples': 'upstream/seed/main.ts',
}

/** @typedef {keyof typeof ENTRIES} Entry */

/** @type {import('esbuild').BuildOptions} */
const COMMON = {
  outdir: '.build',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  define: {
    'process.env.BUILD_TAG': JSON.stringify(builtFrom().tag),
    'process.env.BUILD_COMMIT': JSON.stringify(builtFrom().commit),
  },
}

/**
 * The upstream is bundled with its packages: one file starts in 0.45 s of CPU, 400 modules in 0.73 s. PGlite, which
 * reads files beside its own, and the optional modules of `pg` stay outside.
 */
export const UPSTREAM_BUILD = {
  external: ['@electric-sql/*', 'pg-native', 'cloudflare:sockets'],
  // CommonJS packages need `require`.
  banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url);" },
}

/**
 * Bundles our own code into `.build/`; packages stay outside, except for the upstream's.
 * @param {Entry[]} names
 */
export async function bundle(names = /** @type {Entry[]} */ (Object.keys(ENTRIES))) {
  const others = names.filter((name) => name !== 'upstream')
  await bundleAs(others, { packages: 'external' })
  if (names.includes('upstream')) await bundleAs(['upstream'], UPSTREAM_BUILD)
  await (await import('esbuild')).stop() // else its service outlives the work
}

/**
 * @param {Entry[]} names
 * @param {import('esbuild').BuildOptions} options
 */
async function bundleAs(names, options) {
  // Imported only here: an image that runs a finished build has no development packages.
  const esbuild = await import('esbuild')
  const entryPoints = Object.fromEntries(names.map((name) => [name, ENTRIES[name]]))
  const { outputFiles } = await esbuild.build({ ...COMMON, ...options, entryPoints, write: false })
  await Promise.all(outputFiles.map(({ path, contents }) => replaceFile(path, contents)))
}

/**
 * The script that partners' pages load, for browsers of the last few years; its address never changes. See
 * docs/design/embeds.md.
 */
export async function bundleEmbed() {
  const esbuild = await import('esbuild')
  await esbuild.build({
    entryPoints: ['embed/main.ts'],
    outfile: 'public/embed/v1.js',
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
    logLevel: 'warning',
  })
  await esbuild.stop()
}

/**
 * Replaces a file in one step, so that a process which starts meanwhile never reads half of it.
 * @param {string} path
 * @param {Uint8Array} contents
 */
async function replaceFile(path, contents) {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, contents)
  await rename(draft, path)
}
