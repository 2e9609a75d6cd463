// @ts-check
import { makeBrandIcons } from './support/brand-icons.mjs'
import { bundle, bundleEmbed } from './support/bundle.mjs'
import { loadBundle } from './support/load-bundle.mjs'
import { release } from './support/release.mjs'
import { bin, run } from './support/run.mjs'
import { makeSamplePictures } from './support/sample-pictures.mjs'

// Calls no upstream and opens no database: pages are made on first request.
await bundle() // before Next, which loads the cache handler
await makeSamplePictures()
await makeBrandIcons()
await Promise.all([
  bundleEmbed(),
  run(process.execPath, [bin('next/dist/bin/next'), 'build'], { NODE_ENV: 'production', RELEASE: release() }),
])
const { precompress } = await loadBundle('precompress', [])
await precompress(`${process.env.NEXT_DIST_DIR ?? '.next'}/static`)
