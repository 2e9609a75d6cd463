import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { WrittenFile } from '../../support/restaurant-files'
import { freshLink } from '../../support/sign-in-link'
import type { Stack } from './stack'

/** Imports a restaurant and opens it. */
export async function importFile(stack: Stack, file: WrittenFile): Promise<number> {
  return (await operate(stack, 'restaurants/import', { file, open: true })).id
}

/** Signs a new owner of the restaurant in. */
export async function enter(page: Page, stack: Stack, tenant: string, id: number): Promise<void> {
  const owner = { name: 'Ola', email: `ola-${id}@zmiany.example` }
  await operate(stack, 'people', { restaurant_id: id, ...owner })
  await page.goto(stack.url(tenant, `/panel/wejscie/${await freshLink(owner.email, stack)}`))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(page).toHaveURL(/\/panel\/\d+\//)
}

async function operate({ upstreamUrl, dataDir }: Stack, path: string, body: object) {
  const token = readFileSync(join(dataDir, 'partner-token'), 'utf8').trim()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`${upstreamUrl}/operations/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
