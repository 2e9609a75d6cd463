import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A restaurant's own site on another origin, with the given content; its inline script records the events. */
export async function partnerSite(host: string, snippet: string) {
  const page = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>Nasza restauracja</title>
    <meta name="viewport" content="width=device-width"><script>window.heard=[];for(const type of
    ['ready','height','navigate','reservation.created','order.created','close'])addEventListener('nakryte:'+type,
    ({detail})=>heard.push({type,...detail}))</script></head><body><main aria-label="Nasza restauracja"><h1>Nasza restauracja</h1>
    <p>Zapraszamy.</p>${snippet}<p><a href="#menu">Nasze menu</a></p></main></body></html>`
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
