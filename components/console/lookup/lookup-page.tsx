import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { momentText } from '@/components/panel/access/moment-text'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import type { Lookup, LookupItem } from '@/lib/domain/console/lookup-schema'
import { casePath, consolePath, subjectPath } from '@/lib/domain/console/pages'
import { formatGrosze } from '@/lib/domain/money'
import { type OrderStatus, orderStateText } from '@/lib/domain/ordering/order/status'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { RESERVATION_WORDS } from '@/messages/content/visit-words'

type Props = { query: string; reason: string; found: (Lookup & { isFirst: boolean }) | null }

/** One field, and its hits. The typed text is sent in the body of a form, never in a URL. Contract C40. */
export function LookupPage({ query, reason, found }: Props) {
  const t = useTranslations('panel.lookup')
  const isUnclear = found !== null && found.kind === null
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('title')}</h1>
      <search>
        <form
          method="post"
          action={`${CONSOLE_PATH}/form/look-up`}
          className={`stack-3 to-start pad-3 ${accessStyles.form}`}
        >
          <TextField
            id="lookup-query"
            name="query"
            label={t('query')}
            hint={t('hint')}
            required
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            defaultValue={query}
            error={isUnclear ? t('unclear') : undefined}
          />
          <TextField
            id="lookup-reason"
            name="reason"
            label={t('why')}
            hint={t('whyHint')}
            maxLength={200}
            autoComplete="off"
            defaultValue={reason}
          />
          <Button type="submit">{t('search')}</Button>
        </form>
      </search>
      {found && !isUnclear && (
        <section className="stack-3" aria-labelledby="results-title">
          <h2 id="results-title">{t('results')}</h2>
          {found.cases.map(({ number, kind, created_at }) => (
            <p key={number}>
              <a href={casePath(number)}>{t('case', { number, kind })}</a>, {momentText(created_at)}
            </p>
          ))}
          {found.items.length === 0 && found.cases.length > 0 ? null : found.items.length === 0 ? (
            <p role="status">{t('empty')}</p>
          ) : (
            <ul className="stack-3">
              {found.items.map((item) => (
                <Found key={`${item.subject} ${item.id}`} item={item} />
              ))}
            </ul>
          )}
          <p>
            {found.next_cursor && (
              <a href={`${consolePath('lookup')}?od=${encodeURIComponent(found.next_cursor)}`}>{t('older')}</a>
            )}{' '}
            {!found.isFirst && <a href={consolePath('lookup')}>{t('newest')}</a>}
          </p>
        </section>
      )}
    </div>
  )
}

function Found({ item }: { item: LookupItem }) {
  const t = useTranslations('panel.lookup')
  const { subject, id, at, restaurant, customer, total_grosze, people } = item
  return (
    <li className="stack-2 framed padded">
      <h3 className="links large bold">
        <a href={subjectPath(subject, id)}>{t(subject, { number: id })}</a>
      </h3>
      <p>
        <Badge>{stateText(item)}</Badge> {restaurant} · {momentText(at)}
      </p>
      <p className="soft">
        {customer}
        {total_grosze !== null && ` · ${formatGrosze(total_grosze)}`}
        {people !== null && ` · ${t('people', { count: people })}`}
      </p>
    </li>
  )
}

function stateText({ status, delivery_type: type }: LookupItem): string {
  if (type) return orderStateText(status as OrderStatus, type)
  return RESERVATION_WORDS[status as keyof typeof RESERVATION_WORDS]
}
