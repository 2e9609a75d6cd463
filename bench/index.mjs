import { cpus } from 'node:os'
import { findTestBrowser } from '../scripts/support/browser.mjs'
import { run } from '../scripts/support/run.mjs'
import { isStale } from '../scripts/support/sources.mjs'
import { availability } from './availability.mjs'
import { startBareNext } from './bare.mjs'
import { consoleCalls } from './console.mjs'
import { javascript } from './javascript.mjs'
import { journeys } from './journeys.mjs'
import { lighthouse } from './lighthouse.mjs'
import { lists } from './lists.mjs'
import { live } from './live.mjs'
import { ask, browserAt } from './measure.mjs'
import { month } from './month.mjs'
import { neighbours } from './neighbours.mjs'
import { PAGES, startProduct } from './product.mjs'
import { scale } from './scale.mjs'
import { throughput } from './throughput.mjs'

// npm run bench                     the figures of docs/PERFORMANCE.md, except `scale`
// npm run bench -- javascript live  only these parts
// npm run bench -- month            a made-up month, whose figures must agree
// npm run bench -- neighbours       another brand's time while the largest restaurant is edited
// npm run bench -- console          each call of a brand's console at 100,000 orders
/** Measurements of one product with the sample data. */
const OF_PRODUCT = { throughput, live, javascript, lighthouse, journeys }
/** Measurements with their own data. */
const OF_DATA = { availability, lists, scale, month, neighbours, console: consoleCalls }
/**
 * Measurements that run only when named: each takes a quarter of an hour, or gives no figure of docs/PERFORMANCE.md.
 */
const BY_NAME = ['scale', 'month', 'neighbours']
/** Measurements that run from the sources, without a build. */
const UNBUILT = ['month', 'neighbours', 'console']

const words = process.argv.slice(2)
const parts = words.filter((word) => /^[a-z]+$/.test(word))
const names = [...Object.keys(OF_PRODUCT), ...Object.keys(OF_DATA)]
const unknown = parts.find((part) => !names.includes(part))
if (unknown) throw new Error(`No such part: ${unknown}. There are ${names.join(', ')}.`)
const wants = (name) => (parts.length === 0 ? !BY_NAME.includes(name) : parts.includes(name))
const wantedOf = (all) => Object.keys(all).filter(wants)

const needsBuild = parts.length === 0 || parts.some((part) => !UNBUILT.includes(part))
if (needsBuild && isStale('.next/BUILD_ID')) await run(process.execPath, ['scripts/build.mjs'])
process.stdout.write(
  `${cpus().length} cores, ${cpus()[0].model}, Node ${process.version}. Ratios travel; single figures do not.\n`,
)
if (wantedOf(OF_PRODUCT).length > 0) await measureProduct()
for (const name of wantedOf(OF_DATA)) await OF_DATA[name]({ words })

async function measureProduct() {
  const product = await startProduct()
  // Excludes first renderings from the measurements.
  for (const [tenant, path] of PAGES) await ask({ port: product.port, path, headers: browserAt(`${tenant}.localhost`) })
  let bare = null
  const bareNext = async () => {
    bare ??= await startBareNext(product)
    return bare
  }
  for (const name of wantedOf(OF_PRODUCT))
    await OF_PRODUCT[name]({ product, bareNext, executablePath: findTestBrowser(), words })
  bare?.stop()
  product.stop()
}
