import { readFileSync } from 'node:fs'

/** Each type of schema.org with all its properties, read from the declarations of schema-dts. */
export function schemaOrgTypes(): Map<string, Set<string>> {
  const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
  const bodies = new Map<string, { parents: string[]; own: string[]; type?: string }>()
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm,
  )) {
    bodies.set(name, {
      parents: parents.split(',').map((parent) => parent.trim()),
      own: [...body.matchAll(/^ {4}"(\w+)"\??:/gm)].map(([, property = '']) => property),
      type: /^ {4}"@type": "(\w+)"/m.exec(body)?.[1],
    })
  }
  const propertiesOf = (name: string): string[] => {
    const found = bodies.get(name)
    return found ? [...found.own, ...found.parents.flatMap(propertiesOf)] : []
  }
  return new Map(
    [...bodies].flatMap(([name, { type }]) => (type ? [[type, new Set(propertiesOf(name))] as const] : [])),
  )
}

/** Types and properties of a JSON-LD value that schema.org does not define. */
export function unknownTerms(value: unknown, types: Map<string, Set<string>>): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => unknownTerms(member, types))
  if (typeof value !== 'object' || value === null) return []
  const type = (value as Record<string, unknown>)['@type']
  const known = types.get(String(type))
  const members = Object.entries(value)
  const isReference = type === undefined && members.every(([name]) => name === '@id')
  if (!known && !isReference) return [`type ${type}`]
  return members.flatMap(([name, member]) => [
    ...(name.startsWith('@') || known?.has(name) ? [] : [`${type}.${name}`]),
    ...unknownTerms(member, types),
  ])
}
