import { createServer } from 'node:http'
import { ask, browserAt } from './measure.mjs'

// Serves a page of the product from memory, in its own process: the fastest answer that Node can give. node
// bench/bare-http.mjs PORT PORT_OF_PRODUCT HOST PATH
const [port, productPort, host, path] = process.argv.slice(2)
const { bytes, headers } = await ask({ port: productPort, path, headers: browserAt(host) })
const head = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': headers['content-encoding'],
  'content-length': bytes.length,
}
createServer((_, response) => {
  response.writeHead(200, head)
  response.end(bytes)
}).listen(Number(port))
