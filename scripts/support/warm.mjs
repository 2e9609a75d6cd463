import { request } from 'node:http'
import { pathToFileURL } from 'node:url'

/** Asks for each tenant's main pages once, so that no diner waits for the first rendering; resolves to the tenants' keys. */
export async function warm(port) {
  const { tenants } = await import(pathToFileURL('.build/tenants.mjs').href)
  for (const tenant of tenants) {
    const cities = tenant.fallback.cities.map(({ slug }) => `/rezerwuj/${slug}`)
    for (const path of ['/', '/rezerwuj', '/zamawiaj', ...cities]) await get(port, `${tenant.key}.localhost`, path)
  }
  return tenants.map(({ key }) => key)
}

// fetch() cannot set Host, and `*.localhost` does not resolve everywhere.
function get(port, host, path) {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path, headers: { host: `${host}:${port}` } }, (response) => {
      response.resume().on('end', resolve)
    })
      .on('error', resolve) // a page that cannot be warmed is made when it is asked for
      .end()
  })
}
