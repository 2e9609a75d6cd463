// @ts-check
import { existsSync } from 'node:fs'
import { bundle, bundleEmbed } from './support/bundle.mjs'
import { loadBundle } from './support/load-bundle.mjs'
import { release } from './support/release.mjs'
import { bin, run } from './support/run.mjs'

// Calls no upstream and opens no database: pages are made on first request.
if (existsSync('scripts/pictures.mjs')) await run(process.execPath, ['scripts/pictures.mjs'])
for (const drawing of ['scripts/dishes.mjs', 'scripts/mail-marks.mjs'])
  if (existsSync(drawing)) await run(process.execPath, [drawing])
await bundle() // before Next, which loads the cache handler
await Promise.all([
  bundleEmbed(),
  run(process.execPath, [bin('next/dist/bin/next'), 'build'], { NODE_ENV: 'production', RELEASE: release() }),
])
const { precompress } = await loadBundle('precompress', [])
await precompress(`${process.env.NEXT_DIST_DIR ?? '.next'}/static`)
