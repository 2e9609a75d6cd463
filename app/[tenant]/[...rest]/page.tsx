import { notFound } from 'next/navigation'
import { connection } from 'next/server'

// Unmatched internal paths. Dynamic: a prerendered not-found page would be sent with two policies.
export default async function Unmatched() {
  await connection()
  notFound()
}
