import { Client } from 'pg'
import { digestOfToken, signInToken } from '@/upstream/panel/accounts/secret-token'
import { UPSTREAM_SECRET } from './upstream-secret'

/**
 * A sign-in link of a person with a role at a restaurant or a brand, without a request to the running stack, whose
 * limit is three in a quarter of an hour. The row is the same as the upstream's; no e-mail is sent.
 */
export async function freshLink(email: string, { minutes = 15, databaseUrl = process.env.E2E_DATABASE_URL } = {}) {
  const nonce = crypto.randomUUID()
  const token = signInToken(UPSTREAM_SECRET, nonce)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `INSERT INTO sign_in_links (token_hash, nonce, staff_id, tenant, created_at, expires_at)
       SELECT $1, $2, p.staff_id, p.tenant, now(), now() + make_interval(mins => $4)
       FROM (SELECT o.staff_id, r.details ->> 'home_tenant' AS tenant FROM staff_roles o
           JOIN restaurants r ON r.id = o.restaurant_id
         UNION SELECT b.staff_id, b.tenant FROM brand_roles b) p JOIN staff s ON s.id = p.staff_id
       WHERE s.email = $3 ORDER BY p.tenant LIMIT 1`,
      [digestOfToken(token), nonce, email, minutes],
    )
    if (rowCount !== 1) throw new Error(`nobody with a role has the e-mail ${email}`)
    return token
  } finally {
    await client.end()
  }
}
