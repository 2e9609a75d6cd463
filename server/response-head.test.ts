import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ON_DOCUMENTS } from '@/lib/server/http/answer/security-headers'
import { clearedAnswer } from '@/lib/server/policy/form-answer'
import { addResponseHeaders } from './response-head'

/** Head that a browser gets of a live page which sets this status. */
async function headOf(
  status: number | undefined,
  write: (response: ServerResponse) => void,
  isKey?: boolean,
): Promise<Response> {
  const server = createServer((request, response) => {
    addResponseHeaders(request, response, { kind: 'live', status, isKey })
    write(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

it.each([
  [undefined, ['theme=lubje', clearedAnswer('/konsola/linki')]],
  [404, ['theme=lubje', clearedAnswer('/konsola/linki')]],
  [429, ['theme=lubje']],
  [503, ['theme=lubje']],
])(
  'C28 a page with %s as its status clears the answer of a form only where it could show it',
  async (status, cookies) => {
    const answer = await headOf(status, (response) => {
      response.appendHeader('set-cookie', 'theme=lubje')
      response.appendHeader('set-cookie', clearedAnswer('/konsola/linki'))
      response.end('ok')
    })
    expect(answer.status).toBe(status ?? 200)
    expect(answer.headers.getSetCookie()).toEqual(cookies)
  },
)

it.each([
  [true, 'no-referrer'],
  [false, ON_DOCUMENTS['referrer-policy']],
])('C19 a page whose address is a key (%s) sends other sites no more than %s', async (isKey, policy) => {
  const answer = await headOf(200, (response) => response.end('ok'), isKey)
  expect(answer.headers.get('referrer-policy')).toBe(policy)
})
