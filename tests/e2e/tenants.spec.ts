import { tenants } from '../../tenants/registry'
import { sendRequest } from './support/ask'
import { expect, test } from './support/test'

const theme = (body: string) => /<html lang="pl" data-theme="([^"]+)"/.exec(body)?.[1]

test('L001 L006–L009 L020: each host shows its tenant, in Polish', async () => {
  for (const { key } of tenants) {
    const { status, body } = await sendRequest(`${key}.localhost`, '/')
    expect([status, theme(body)]).toEqual([200, key])
  }
})
