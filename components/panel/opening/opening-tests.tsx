import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { PLACE_KINDS } from '@/lib/domain/panel/board/board-place'
import type { OpeningTest } from '@/lib/domain/panel/opening/opening-schema'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'
import styles from './opening.module.css'

type Props = { restaurantId: number; tests: OpeningTest[] }

/** Trials of a restaurant before its first diner: one press creates a test, the board shows it. Contract C33. */
export function OpeningTests({ restaurantId, tests }: Props) {
  const t = useTranslations('panel.opening.tests')
  if (tests.length === 0) return null
  return (
    <section className="stack-3 to-start" aria-labelledby="tests-title">
      <h2 id="tests-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <ul className={styles.steps}>
        {tests.map((test) => (
          <li key={test.kind} className="grid aside-end top edged-below gap-1-3 pad-3">
            <h3 className="large bold">{t(`kinds.${test.kind}.name`)}</h3>
            <TestBadge test={test} />
            <TestNext restaurantId={restaurantId} test={test} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TestBadge({ test: { is_accepted: isAccepted, open } }: { test: OpeningTest }) {
  const t = useTranslations('panel.opening')
  if (isAccepted) return <Badge kind="success">{t('met')}</Badge>
  return <Badge kind={open ? 'accent' : 'plain'}>{t(open ? 'tests.underWay' : 'tests.untried')}</Badge>
}

/** The test's requirement, its place, or the button that creates it. */
function TestNext({ restaurantId, test }: { restaurantId: number; test: OpeningTest }) {
  const t = useTranslations('panel.opening')
  const { kind, lacks, open, is_accepted: isAccepted } = test
  if (lacks.length > 0) {
    const needs = lacks.map((need) => t(`needs.${need}.name`)).join(', ')
    return <p className={`soft whole-line ${styles.about}`}>{t('tests.lacks', { needs })}</p>
  }
  if (open) return <UnderWay restaurantId={restaurantId} kind={kind} open={open} />
  return (
    <>
      <p className={`soft whole-line ${styles.about}`}>
        {t(`tests.kinds.${kind}.${isAccepted ? 'accepted' : 'text'}`)}
      </p>
      <form method="post" action={`/panel/form/${restaurantId}/test-${kind}`} className={styles.act}>
        <Button
          type="submit"
          variant="secondary"
          aria-label={isAccepted ? `${t('tests.again')}: ${t(`tests.kinds.${kind}.name`)}` : undefined}
        >
          {t(isAccepted ? 'tests.again' : `tests.kinds.${kind}.button`)}
        </Button>
      </form>
    </>
  )
}

type UnderWayProps = { restaurantId: number; kind: OpeningTest['kind']; open: NonNullable<OpeningTest['open']> }

function UnderWay({ restaurantId, kind, open }: UnderWayProps) {
  const t = useTranslations('panel.opening.tests')
  const isOrder = kind === 'order'
  const place = `#${isOrder ? PLACE_KINDS.order : PLACE_KINDS.visit}-${open.id}`
  const when = open.reserved_on === null ? null : splitWallTime(open.reserved_on)
  const values = { number: open.id, day: when ? formatDay(when.date) : '', time: when?.time ?? '' }
  return (
    <>
      <p className={`soft whole-line ${styles.about}`}>{t(`kinds.${kind}.underWay`, values)}</p>
      <a
        href={`${panelPath(restaurantId, isOrder ? 'orders' : 'tables')}${place}`}
        className="touch semibold anywhere whole-line"
      >
        {t(isOrder ? 'toOrders' : 'toTables')}
      </a>
    </>
  )
}
