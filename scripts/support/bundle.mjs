import { build, stop } from 'esbuild'

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
}

const entries = {
  upstream: 'upstream/main.ts',
  env: 'lib/server/env.ts',
  tenants: 'tenants/registry.ts',
  destination: 'lib/server/routing/destination.ts',
  'keep-header': 'lib/server/routing/url-with-header-parameter.ts',
  'network-of': 'lib/domain/rate-limit/network-of.ts',
}

/** The upstream and what the web server needs before Next as plain JavaScript, since Node 20 reads no TypeScript. */
export async function bundle(names = Object.keys(entries)) {
  const entryPoints = Object.fromEntries(names.map((name) => [name, entries[name]]))
  await build({ ...common, entryPoints, outdir: '.build', outExtension: { '.js': '.mjs' } })
  await bundleEmbed()
  await stop() // else its service outlives the work
}

/** What partners' pages load, for browsers of the last few years; its address never changes. Decision 0013. */
function bundleEmbed() {
  return build({
    ...{ entryPoints: ['embed/main.ts'], outfile: 'public/embed/v1.js', bundle: true, minify: true },
    ...{ platform: 'browser', format: 'iife', target: 'es2020', charset: 'ascii', logLevel: 'warning' },
  })
}
