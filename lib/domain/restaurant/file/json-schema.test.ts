import { readFileSync } from 'node:fs'
import { FIELD_NOTES } from './field-notes'
import { restaurantJsonSchema } from './json-schema'
import { readRestaurantFile } from './read-file'

it('C33 docs/restaurant.schema.json is the schema: npm run restaurant -- schema writes it', () => {
  expect(readFileSync('docs/restaurant.schema.json', 'utf8')).toBe(
    `${JSON.stringify(restaurantJsonSchema(), null, 2)}\n`,
  )
})

it('C33 the example that npm run restaurant -- create begins with can be taken in', () => {
  expect(readRestaurantFile(JSON.parse(readFileSync('docs/restaurant.example.json', 'utf8'))).problems).toEqual([])
})

it('C6 C7 C33 the menu of docs/how-to/menu.md can be taken in', () => {
  const file = JSON.parse(readFileSync('docs/restaurant.example.json', 'utf8'))
  const menu = JSON.parse(/```json\n([\s\S]*?)```/.exec(readFileSync('docs/how-to/menu.md', 'utf8'))?.[1] ?? '')
  expect(readRestaurantFile({ ...file, menu }).problems).toEqual([])
})

it('C33 each part of the file is described, and each description is of an existing field', () => {
  const schema = restaurantJsonSchema()
  const found: Record<string, unknown> = {}
  const walk = (node: unknown, path: string[]) => {
    if (typeof node !== 'object' || node === null) return
    const { properties = {}, items, anyOf = [], oneOf = [] } = node as Record<string, never>
    for (const [name, property] of Object.entries<Record<string, unknown>>(properties)) {
      const at = [...path, name]
      found[at.join('.')] ??= property.description
      walk(property, at)
    }
    for (const inner of [items, ...(anyOf as unknown[]), ...(oneOf as unknown[])]) walk(inner, path)
  }
  walk(schema, [])
  expect(Object.keys(FIELD_NOTES).filter((path) => found[path] !== FIELD_NOTES[path])).toEqual([])
  const parts = Object.keys(schema.properties as object).filter((name) => name !== '$schema')
  expect(
    parts.filter((name) => !found[name] && !Object.keys(found).some((path) => path.startsWith(`${name}.`))),
  ).toEqual([])
})
