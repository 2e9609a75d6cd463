import { type SQL, sql } from 'drizzle-orm'

/**
 * `('pending', 'sent')` as part of the statement, not as parameters: so the planner finds the partial indexes that
 * name the same values. Only for constants of our own code.
 */
export function literalList(values: readonly string[]): SQL {
  const strange = values.find((value) => !/^[a-z_]+$/.test(value))
  if (strange !== undefined || values.length === 0) throw new Error(`not a list of our words: ${strange}`)
  return sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)
}
