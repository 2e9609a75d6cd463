// @ts-check
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, bundleEmbed } from './support/bundle.mjs'
import { startUpstream } from './support/embedded-upstream.mjs'
import { prepareEnvironment } from './support/environment.mjs'
import { whenNpmHasEnded } from './support/npm-parent.mjs'

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const exit = () => process.exit(1)

whenNpmHasEnded(() => process.kill(process.pid, 'SIGTERM'))
await prepareEnvironment()
// No proxy drains connections here: the next start finds the port free at once.
process.env.DRAIN_SECONDS ||= '0'
process.env.NEXT_TELEMETRY_DISABLED ||= '1'
await bundle(['server', 'picture-size-worker'])
await bundleEmbed()
if (!process.env.UPSTREAM_URL) {
  const upstream = await startUpstream(['--import', 'tsx', '--watch-preserve-output', 'upstream/main.ts'])
  process.env.UPSTREAM_URL = upstream.url
  process.on('exit', () => upstream.stop())
  // The web server's own signal handlers take over from here.
  for (const signal of SIGNALS) process.on(signal, exit)
  await upstream.isReady
  for (const signal of SIGNALS) process.off(signal, exit)
}
process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
process.argv.push('--dev')
await import(pathToFileURL(resolve('.build/server.mjs')).href)
