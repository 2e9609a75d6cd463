import { expect, type Page } from '@playwright/test'
import { signInToken } from '@/upstream/accounts/secret-token'
import { UPSTREAM_SECRET } from '../../support/upstream-secret'
import type { OrderStack } from './order-stack'

/** Signs in with a link of one's own: what its e-mail would hold is made from the database. Contract C21. */
export async function signInToPanel(
  page: Page,
  stack: OrderStack,
  { tenant, email }: { tenant: string; email: string },
): Promise<void> {
  const nonce = crypto.randomUUID()
  const token = signInToken(UPSTREAM_SECRET, nonce)
  await stack.sql(
    `INSERT INTO sign_in_links (token_hash, nonce, staff_id, tenant, created_at, expires_at)
      SELECT encode(sha256($1::bytea), 'base64'), $2, id, $3, now(), now() + interval '15 minutes' FROM staff WHERE email = $4`,
    [token, nonce, tenant, email],
  )
  await page.goto(stack.url(tenant, `/panel/wejscie/${token}`))
  await page.getByRole('main').getByRole('button').click()
  await expect(page).toHaveURL(/\/panel(\/\d+\/\w+)?$/)
}
