import { notFound } from 'next/navigation'
import { connection } from 'next/server'

// Unmatched internal paths: dynamic, else the prerendered not-found page would go out with two policies.
export default async function Unmatched() {
  await connection()
  notFound()
}
