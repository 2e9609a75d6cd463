import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatGrosze } from '@/lib/domain/money'
import type { DataRecord } from '@/lib/domain/person-data/schema'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf, splitWallTime } from '@/lib/domain/time/time'
import { DATA_FIELD_WORDS, DATA_VALUE_WORDS } from '@/messages/content/person-data'
import styles from './own-data.module.css'

type Props = { title: string; row: DataRecord; hidden?: readonly string[]; children?: ReactNode }

/** One row of a person's data, with its details folded. */
export function DataRow({ title, row, hidden = [], children }: Props) {
  const entries = shownOf(row).filter(([name]) => !hidden.includes(name))
  const lists = entries.filter(([, value]) => isRows(value))
  return (
    <article className="stack-3 one-column framed padded">
      <h3 className="large bold">{title}</h3>
      <Fields entries={entries.filter(([, value]) => !isRows(value))} />
      {lists.map(([name, rows]) => (
        <details key={name}>
          <summary className="touch-high semibold level">{labelOf(name)}</summary>
          {(rows as DataRecord[]).map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read.
            <div key={index} className={styles.inner}>
              <Fields entries={shownOf(one)} />
            </div>
          ))}
        </details>
      ))}
      {children}
    </article>
  )
}

type Entries = readonly (readonly [name: string, value: unknown])[]

function Fields({ entries }: { entries: Entries }) {
  return (
    <dl className={`stack-2 ${styles.facts}`}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt className="soft small">{labelOf(name)}</dt>
          <dd>
            <Value name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ name, value }: { name: string; value: unknown }) {
  const t = useTranslations('ownData.copy')
  if (Array.isArray(value)) return value.map((one) => textOf(name, one)).join(', ')
  if (typeof value === 'object' && value !== null) return <Fields entries={shownOf(value)} />
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return textOf(name, value)
}

const WALL_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

function textOf(name: string, value: unknown): string {
  if (typeof value === 'number' && name.endsWith('_grosze')) return formatGrosze(value)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([inner, text]) => `${labelOf(inner)}: ${textOf(inner, text)}`)
      .join(', ')
  const text = String(value)
  if (INSTANT.test(text)) return momentOf(text)
  if (WALL_TIME.test(text)) return wallTimeText(text)
  return DATA_VALUE_WORDS[text] ?? text
}

/** Day and time in the restaurant's wall time. */
export function wallTimeText(wallTime: string): string {
  const { date, time } = splitWallTime(wallTime)
  return `${formatDay(date)} ${date.slice(0, 4)}, ${time}`
}

/** Day and time of an instant. */
export function momentOf(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(localDateOf(at))} ${localDateOf(at).slice(0, 4)}, ${localTimeOf(at)}`
}

const ORDER = Object.keys(DATA_FIELD_WORDS)

/** Fields that are not empty, in the order of the words: the database has its own order. */
function shownOf(row: object): [string, unknown][] {
  return Object.entries(row)
    .filter(([, value]) => !isEmpty(value))
    .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
}

function labelOf(name: string): string {
  return DATA_FIELD_WORDS[name] ?? name
}

function isRows(value: unknown): value is DataRecord[] {
  return Array.isArray(value) && typeof value[0] === 'object'
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
