import { existsSync } from 'node:fs'
import { bundle } from './support/bundle.mjs'
import { precompress } from './support/precompress.mjs'
import { release } from './support/release.mjs'
import { bin, run } from './support/run.mjs'

// Calls no upstream and opens no database: pages are made on first request.
if (existsSync('scripts/pictures.mjs')) await run(process.execPath, ['scripts/pictures.mjs'])
await Promise.all([
  bundle(),
  run(process.execPath, [bin('next/dist/bin/next'), 'build'], { NODE_ENV: 'production', RELEASE: release() }),
])
await precompress(`${process.env.NEXT_DIST_DIR ?? '.next'}/static`)
