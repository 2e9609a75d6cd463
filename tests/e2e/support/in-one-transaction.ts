import { Client } from 'pg'

/** Writes straight to a stack's database. Web processes get all of it at once: no page shows a part. */
export async function inOneTransaction<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    const made = await work(client)
    await client.query('COMMIT')
    return made
  } finally {
    await client.end()
  }
}
