import { createServer, request } from 'node:http'

// A process of its own: writes the page of the given address from memory, as the fastest thing that Node can do with it.
// node scripts/bench/bare-http.mjs PORT HOST PATH
const [port, host, path] = process.argv.slice(2)
const headers = { host, accept: 'text/html', 'accept-encoding': 'br' }
const { body, encoding } = await new Promise((resolve, reject) => {
  request({ port, path, headers }, (answer) => {
    const parts = []
    answer.on('data', (part) => parts.push(part))
    answer.on('end', () => resolve({ body: Buffer.concat(parts), encoding: answer.headers['content-encoding'] }))
  })
    .on('error', reject)
    .end()
})
const head = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': encoding, 'content-length': body.length }
const server = createServer((_, response) => {
  response.writeHead(200, head)
  response.end(body)
})
server.listen(0, () => process.stdout.write(`${server.address().port} ${body.length} ${encoding}\n`))
