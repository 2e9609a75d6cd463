import { build, stop } from 'esbuild'

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
}

/** The upstream and the environment check as plain JavaScript, since Node 20 reads no TypeScript. */
export async function bundle(names = ['upstream', 'env', 'tenants']) {
  const entries = { upstream: 'upstream/main.ts', env: 'lib/env.ts', tenants: 'tenants/registry.ts' }
  const entryPoints = Object.fromEntries(names.map((name) => [name, entries[name]]))
  await build({ ...common, entryPoints, outdir: '.build', outExtension: { '.js': '.mjs' } })
  await stop() // else its service outlives the work
}
