// @ts-check
import { request } from 'node:http'
import { loadBundle } from './load-bundle.mjs'

/** Of each city's list for ordering, from the top. */
const MENUS_PER_CITY = 4

/**
 * Asks for each tenant's main pages once, so that no diner waits for the first rendering; resolves to the tenants' keys.
 * @param {number} port
 * @returns {Promise<string[]>}
 */
export async function warmPageCache(port) {
  /** @type {{ tenants: import('../../lib/domain/tenant/schema').TenantRecord[] }} */
  const { tenants } = await loadBundle('tenants', ['tenants', 'lib'])
  for (const tenant of tenants) {
    const page = (/** @type {string} */ path) => get(port, `${tenant.key}.localhost`, path)
    for (const path of ['/', '/rezerwuj', '/zamawiaj']) await page(path)
    for (const { slug } of tenant.fallback.cities) {
      await page(`/rezerwuj/${slug}`)
      for (const path of menusIn(await page(`/zamawiaj/${slug}`))) await page(path)
    }
  }
  return tenants.map(({ key }) => key)
}

/** @param {string} html */
function menusIn(html) {
  const paths = Array.from(html.matchAll(/href="(\/order\/[^"/?#]+)"/g), ([, path = '']) => path)
  return [...new Set(paths)].slice(0, MENUS_PER_CITY)
}

/**
 * By `node:http`: fetch() cannot set Host, and `*.localhost` does not resolve everywhere.
 * @param {number} port
 * @param {string} host
 * @param {string} path
 * @returns {Promise<string>}
 */
function get(port, host, path) {
  return new Promise((resolve) => {
    const nothing = () => resolve('') // a page that cannot be warmed is made when it is asked for
    request({ port, host: '127.0.0.1', path, headers: { host: `${host}:${port}` } }, (response) => {
      let html = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        html += chunk
      })
      response.on('end', () => resolve(html)).on('error', nothing)
    })
      .on('error', nothing)
      .end()
  })
}
