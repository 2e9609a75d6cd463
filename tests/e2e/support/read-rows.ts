import { Client } from 'pg'
import type { Stack } from './stack'

/** Stops the stack's upstream, so that no write is in progress, and reads rows of its database. */
export async function readRows<T>({ stopUpstream, databaseUrl }: Stack, query: string): Promise<T[]> {
  await stopUpstream()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
