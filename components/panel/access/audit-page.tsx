import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RowsTable } from '@/components/panel/page/rows-table'
import { StaffPage } from '@/components/panel/page/staff-page'
import { formatGrosze } from '@/lib/domain/money'
import { AUDIT_ACTIONS } from '@/lib/domain/panel/access/audit-actions'
import { BRAND_ROLES, STAFF_ROLES } from '@/lib/domain/panel/access/permissions'
import type { AuditEntry } from '@/lib/domain/panel/access/schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { isLocalDate } from '@/lib/domain/time/time'
import { momentText } from './moment-text'
import { StaffPager } from './staff-list'

type Props = {
  /** URL path of the page. */
  path: string
  title?: string
  text?: string
  log: { items: readonly AuditEntry[]; next_cursor: string | null; isFirst: boolean }
  /** Names of dishes and options, by id. */
  productNames: ReadonlyMap<string, string>
  /** The page of an entry's subject, where the reader may open it. */
  hrefOf?: (entry: AuditEntry) => string | null
  /** The page of an entry's restaurant. */
  restaurantHref?: (id: number) => string
}

/** Actions that the server takes by itself. */
const BY_SYSTEM: readonly string[] = ['alarm_escalated', 'paused_unanswered', 'did_step', 'step_failed']

/** Audit log of a restaurant or a brand, each action in words, a page at a time. Contract C21, C28, C38. */
export function AuditPage({ path, title, text, log, productNames, hrefOf = () => null, restaurantHref }: Props) {
  const t = useTranslations('panel.access.audit')
  const { items } = log
  const ofSeveral = items.some(({ restaurant }) => restaurant !== null)
  return (
    <StaffPage title={title ?? t('title')}>
      <p className="soft">{text ?? t('text')}</p>
      {items.length === 0 && <p>{t('empty')}</p>}
      {items.length > 0 && (
        <RowsTable
          isWide
          columns={[t('when'), t('what'), t('who'), t('where'), ...(ofSeveral ? [t('restaurant')] : [])]}
          rows={items.map((entry) => {
            const { id, at, device, browser, restaurant, restaurant_id: restaurantId } = entry
            const text = <AuditText key="what" entry={entry} productNames={productNames} />
            const cells = [momentText(at), linked(text, hrefOf(entry)), <Who key="who" entry={entry} />]
            const place = linked(restaurant, restaurantId && restaurantHref ? restaurantHref(restaurantId) : null)
            const all = [...cells, device?.name ?? browser, ...(ofSeveral ? [place] : [])]
            return { key: id, cells: all }
          })}
        />
      )}
      <StaffPager path={path} list={log} />
    </StaffPage>
  )
}

function linked(text: ReactNode, href: string | null): ReactNode {
  return href ? <a href={href}>{text}</a> : text
}

function Who({ entry: { person, machine, action } }: { entry: AuditEntry }) {
  const t = useTranslations('panel.access.audit')
  if (person) return person.name ?? t('formerPerson')
  if (machine) return t('machine', { name: machine.name })
  return t(BY_SYSTEM.includes(action) ? 'system' : 'operations')
}

/** An action in words. */
export function AuditText({ entry, productNames }: { entry: AuditEntry; productNames: ReadonlyMap<string, string> }) {
  const t = useTranslations('panel.access.audit')
  const shell = useTranslations('panel.shell')
  const { action, details } = entry
  const kind = AUDIT_ACTIONS[action]
  const product = kind === 'product' ? productNames.get(productKey(entry)) : undefined
  const subject = entry.subject_name ?? product ?? (kind ? t(`unnamed.${kind}`) : '')
  const role = [...STAFF_ROLES, ...BRAND_ROLES].find((one) => one === details.role)
  const pace = recordIn(details.pace)
  const step = stepIn(details.step)
  const text = t(`actions.${action}`, {
    subject,
    part: textIn(details.part),
    grosze: typeof details.grosze === 'number' ? formatGrosze(details.grosze) : '',
    queue: textIn(details.kind),
    asked: textIn(details.asked),
    channel: textIn(details.channel),
    rows: typeof details.rows === 'number' ? details.rows : 0,
    outcome: textIn(details.outcome),
    stage: textIn(details.stage),
    by: textIn(details.by),
    code: textIn(details.code),
    date: isLocalDate(textIn(details.date)) ? formatDayShort(textIn(details.date)) : 'none',
    plan: textIn(details.plan),
    role: role ? shell(`roles.${role}`) : 'none',
    period: textIn(details.for),
    from: textIn(details.from),
    kind: textIn(pace.kind),
    minutes: textIn(pace.minutes),
    limit: textIn(details.orders_per_quarter),
    tables: Array.isArray(details.tables) ? details.tables.join(', ') : '',
    step: step ? t(`steps.${step}`, { subject }) : subject,
  })
  return typeof details.reason === 'string' ? t('why', { action: text, reason: details.reason }) : text
}

/** The key of a dish or one of its options in `productNames`. */
function productKey({ subject, details }: Pick<AuditEntry, 'subject' | 'details'>): string {
  return typeof details.option === 'number' ? `${subject} ${details.option}` : String(subject)
}

function stepIn(value: unknown): keyof typeof panelWords.access.audit.steps | null {
  const isKnown = typeof value === 'string' && Object.hasOwn(panelWords.access.audit.steps, value)
  return isKnown ? (value as keyof typeof panelWords.access.audit.steps) : null
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'none'
}
