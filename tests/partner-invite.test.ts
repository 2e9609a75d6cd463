/** @jest-environment ./tests/support/outside-environment.mjs */
import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

let mail = ''
let requested = ''
let upstream: Server
beforeAll(async () => {
  upstream = createServer((request, response) => {
    requested = `${request.method} ${request.url} ${request.headers.authorization}`
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ accepted: true, mail }))
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => upstream.close(resolve)))

it.each([
  ['smtp', 'a link to sign in is on its way', 0],
  ['mailbox', 'lies in the mailbox', 0],
  ['none', 'NOT SENT: SMTP_URL is unset', 1],
])(
  'design/messages: where mails go by %s, `npm run partner -- invite` prints %j and ends with %i',
  async (route, words, expected) => {
    mail = route
    const { port } = upstream.address() as AddressInfo
    const env = { ...process.env, UPSTREAM_URL: `http://127.0.0.1:${port}`, PARTNER_TOKEN: 'a-token-of-the-restaurant' }
    const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((resolve) => {
      execFile(process.execPath, ['scripts/partner.mjs', 'invite', '7', 'ola@example.pl'], { env }, (error, stdout) =>
        resolve({ code: error?.code ?? 0, stdout }),
      )
    })
    expect(requested).toBe('POST /operations/people Bearer a-token-of-the-restaurant')
    expect(stdout).toContain(words)
    expect(stdout.includes('on its way')).toBe(route === 'smtp')
    expect(code).toBe(expected)
  },
)
