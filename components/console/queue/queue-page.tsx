import { useTranslations } from 'next-intl'
import { StaffPager } from '@/components/panel/access/staff-list'
import { StaffPage } from '@/components/panel/page/staff-page'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { CLOSED_CASES_PATH, consolePath } from '@/lib/domain/console/pages'
import { QUEUE_KINDS, type Queue, type QueueKind } from '@/lib/domain/console/queue'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CaseCard } from './case-card'
import { TakeBackForm } from './case-forms'
import styles from './queue.module.css'

type Props = {
  queue: Queue
  kind: QueueKind | null
  isFirst: boolean
  ownId: number
  now: Date
  answer: FormAnswer | null
  /** Marks the page: a double tap is one press. */
  attempt: string
}

/** Cases for the people of a brand, the most urgent first. Contract C38. */
export function QueuePage({ queue, kind, isFirst, ownId, now, answer, attempt }: Props) {
  const t = useTranslations('panel.consoleQueue')
  const path = consolePath('queue')
  const { items, counts, people, next_cursor } = queue
  const all = QUEUE_KINDS.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const addressOf = (one: QueueKind | null) => (one ? `${path}?rodzaj=${one}` : path)
  const kinds = QUEUE_KINDS.filter((one) => (counts[one] ?? 0) > 0 || one === kind)
  return (
    <StaffPage title={t('title')} answer={answer} width="wide">
      {answer?.code === 'confirmationSent' && (
        <TakeBackForm about={answer.form.replace('confirm ', '')} back={addressOf(kind)} attempt={attempt} />
      )}
      {all > 0 && (
        <nav aria-label={t('filters')}>
          <ChipList>
            <ChipLink href={addressOf(null)} selected={kind === null}>
              {t('all')} {all}
            </ChipLink>
            {kinds.map((one) => (
              <ChipLink key={one} href={addressOf(one)} selected={kind === one}>
                {t(`kinds.${one}`)} {counts[one] ?? 0}
              </ChipLink>
            ))}
          </ChipList>
        </nav>
      )}
      {items.length === 0 ? (
        <p>{t(all === 0 ? 'empty' : 'emptyKind')}</p>
      ) : (
        <ul className={`stack-4 top ${styles.cases}`}>
          {items.map((item) => (
            <CaseCard
              key={`${item.kind} ${item.subject}`}
              item={item}
              people={people}
              ownId={ownId}
              now={now}
              answer={answer?.form.endsWith(` ${item.kind}-${item.subject}`) ? answer : null}
              back={addressOf(kind)}
              attempt={attempt}
            />
          ))}
        </ul>
      )}
      <StaffPager path={addressOf(kind)} list={{ next_cursor, isFirst }} order="next">
        <a href={CLOSED_CASES_PATH}>{t('closed.link')}</a>
      </StaffPager>
    </StaffPage>
  )
}
