import type { TenantConfig } from './schema'

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }
type Item = { [key: string]: Json }

/** One value that differs between a brand's file and its row; `undefined` if one of them lacks it. */
interface ConfigDifference {
  /** `support.technical.email`, `cities.lublin.name`. */
  path: string
  row: Json
  file: Json
}

/**
 * Changes of a brand's row by its file. Cities are matched by slug; one in the row alone belongs to its operator
 * (contract C34), so it is no difference; nor are the texts of a city.
 */
export function configDifferences(row: unknown, file: TenantConfig): ConfigDifference[] {
  return compare(bySlug(row), bySlug(file), [])
}

/** The file's values; its cities keep the texts of the row, and cities of the row alone are appended. */
export function configWithOwnCities(row: TenantConfig, file: TenantConfig): TenantConfig {
  const known = new Set(file.cities.map(({ slug }) => slug))
  const withTexts = file.cities.map((city) => {
    const texts = row.cities.find(({ slug }) => slug === city.slug)?.texts
    return texts ? { ...city, texts } : city
  })
  return { ...file, cities: [...withTexts, ...row.cities.filter(({ slug }) => !known.has(slug))] }
}

const MAX_CHARACTERS = 120

/** `themeColor: "#f2b705" → "#123456"`, of bounded length. */
export function differenceText({ path, row, file }: ConfigDifference): string {
  return `${path}: ${valueText(row)} → ${valueText(file)}`
}

function valueText(value: Json): string {
  if (value === undefined) return '(none)'
  const text = JSON.stringify(value)
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
}

function compare(row: Json, file: Json, path: string[]): ConfigDifference[] {
  if (isItem(row) && isItem(file)) {
    const isCities = path.at(-1) === 'cities'
    const keys = isCities ? Object.keys(file) : [...new Set([...Object.keys(file), ...Object.keys(row)])]
    return keys.flatMap((key) => compare(row[key], file[key], [...path, key]))
  }
  return JSON.stringify(row) === JSON.stringify(file) ? [] : [{ path: path.join('.'), row, file }]
}

function bySlug(config: unknown): Json {
  if (!isItem(config as Json)) return config as Json
  const { cities, ...others } = config as Item
  if (!Array.isArray(cities)) return { ...others, cities }
  return {
    ...others,
    cities: Object.fromEntries(cities.filter(isItem).map(({ slug, texts: _, ...city }) => [String(slug), city])),
  }
}

function isItem(value: Json): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
