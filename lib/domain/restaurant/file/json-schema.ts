import { z } from 'zod'
import { FIELD_NOTES } from './field-notes'
import { restaurantFileSchema } from './schema'

type Node = { [key: string]: unknown }

/**
 * JSON schema of a hand-written file, for completion and checks in editors. `docs/restaurant.schema.json` is its
 * output.
 */
export function restaurantJsonSchema(): Record<string, unknown> {
  const schema: Node = z.toJSONSchema(restaurantFileSchema, { io: 'input', unrepresentable: 'any' })
  return withNotes(schema, [])
}

function withNotes(node: Node, path: string[]): Node {
  const note = FIELD_NOTES[path.join('.')]
  const changed = Object.entries(node).map(([key, value]) => [key, below(key, value, path)])
  return { ...(note && { description: note }), ...Object.fromEntries(changed) }
}

function below(key: string, value: unknown, path: string[]): unknown {
  if (key === 'properties')
    return Object.fromEntries(
      Object.entries(value as Node).map(([name, property]) => [name, withNotes(property as Node, [...path, name])]),
    )
  // Items and alternatives have the path of their field, whose note stands there already.
  const inner = (one: unknown) => ({ ...withNotes(one as Node, path), description: (one as Node).description })
  if (key === 'items') return inner(value)
  return Array.isArray(value) && ['anyOf', 'oneOf', 'allOf'].includes(key) ? value.map(inner) : value
}
