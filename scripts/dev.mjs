// @ts-check
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, bundleEmbed } from './support/bundle.mjs'
import { startUpstream } from './support/embedded-upstream.mjs'
import { prepareEnvironment } from './support/environment.mjs'

await prepareEnvironment()
await bundle(['server'])
await bundleEmbed()
if (!process.env.UPSTREAM_URL) {
  const upstream = await startUpstream(['--import', 'tsx', '--watch-preserve-output', 'upstream/main.ts'])
  process.env.UPSTREAM_URL = upstream.url
  process.on('exit', () => upstream.stop())
}
process.argv.push('--dev')
await import(pathToFileURL(resolve('.build/server.mjs')).href)
