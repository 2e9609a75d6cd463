export type SparseJson = string | number | boolean | null | undefined | SparseJson[] | { [key: string]: SparseJson }
export type Item = { [key: string]: SparseJson }

const IDENTITIES = ['id', 'key', 'code', 'date', 'file', 'name', 'title'] as const

/**
 * Items of a list by their identity across versions: a number, else key, code, date, file, name or title. Null for a
 * list of other things, and for repeated identities. Contract C33.
 */
export function itemsByIdentity(list: readonly SparseJson[]): Map<string, Item> | null {
  const items = new Map<string, Item>()
  for (const item of list) {
    const identity = isItem(item) ? identityOf(item) : null
    if (!isItem(item) || !identity || items.has(identity)) return null
    items.set(identity, item)
  }
  return items
}

/** Identity of an item across versions; null for one without. */
export function identityOf(item: Item): string | null {
  const key = IDENTITIES.find((one) => item[one] !== undefined)
  return key ? `${key} ${item[key]}` : null
}

/**
 * Is `one`, of which some fields may be absent or as typed, the same item of a list as `other`? Items that have no
 * identity yet are the same.
 */
export function isSameItem(one: SparseJson, other: SparseJson): boolean {
  if (!isItem(one) || !isItem(other)) return false
  const textOf = (item: Item, name: string) => String(item[name] ?? '').trim()
  const key = IDENTITIES.find((name) => textOf(one, name) !== '')
  return key ? textOf(one, key) === textOf(other, key) : IDENTITIES.every((name) => textOf(other, name) === '')
}

/** Identity of an item in its list: its number alone, else key, code, date, file, name or title. */
export function itemStub(item: SparseJson): { [key: string]: string | number } {
  const own = isItem(item) ? IDENTITIES.map((key) => [key, item[key]] as const) : []
  const [first] = own.flatMap(([key, one]) =>
    typeof one === 'number' || (typeof one === 'string' && one.trim() !== '') ? [[key, one] as const] : [],
  )
  return first ? Object.fromEntries([first]) : {}
}

/** Label of a list's item in the description of a change; empty for one without a name. */
export function labelOf(item: Item | undefined): string {
  const names = [item?.name, item?.title, item?.date, item?.code, item?.file]
  const label = names.find((one) => typeof one === 'string' && one.trim() !== '')
  return label ? `„${label}”` : ''
}

export function isItem(value: SparseJson): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: SparseJson): value is SparseJson[] {
  return Array.isArray(value)
}
