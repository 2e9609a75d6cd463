// @ts-check
import { writeFileSync } from 'node:fs'
import { makeBrandIcons } from './support/brand-icons.mjs'
import { bundle, bundleEmbed } from './support/bundle.mjs'
import { loadBundle } from './support/load-bundle.mjs'
import { chooseClient, clientFile, hashesOfNext, warningOf } from './support/next-client.mjs'
import { release } from './support/release.mjs'
import { bin, run } from './support/run.mjs'

/** Silent under `npm start`, which prints its own progress. */
const isQuiet = process.argv.includes('--quiet')
const { client, changed } = chooseClient(hashesOfNext())
if (changed.length > 0) console.warn(warningOf(changed))
// The build calls no upstream and opens no database: pages are made on first request.
await bundle()
await makeBrandIcons()
await Promise.all([
  bundleEmbed(),
  run(
    process.execPath,
    [bin('next/dist/bin/next'), 'build'],
    { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', RELEASE: release(), NEXT_CLIENT: client },
    { isQuiet },
  ),
])
writeFileSync(clientFile(), client) // after Next, which empties the folder
const { addCompileHints, precompress } = await loadBundle('precompress', [])
const folder = `${process.env.NEXT_DIST_DIR ?? '.next'}/static`
addCompileHints(folder)
await precompress(folder)
