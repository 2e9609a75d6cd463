import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { FiguresTable } from '@/components/panel/page/rows-table'
import { Facts, StaffPage } from '@/components/panel/page/staff-page'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import { consolePath } from '@/lib/domain/console/pages'
import { FIGURE_NAMES, isMoneyFigure, resultName } from '@/lib/domain/marketing/results/results-csv'
import {
  type CampaignResults,
  RESULT_DIMENSIONS,
  type ResultFigures,
  TOUCHES,
} from '@/lib/domain/marketing/results/results-schema'
import { formatGrosze } from '@/lib/domain/money'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { CountingNote } from './client/counting-note'
import own from './results.module.css'

type Props = { results: CampaignResults; isInvalid: boolean; asksConsent: boolean }

const PATH = consolePath('results')
const words = panelWords.marketing.results
/** Bars of one chart; the rest is in the table. */
const MAX_BARS = 12
const MAX_WEEKS = 60
const TERMS = ['link', 'touch', 'week', 'few', 'visits'] as const

/** Results of campaigns: filter, charts, table, and how each figure is counted. Contract C39. */
export function ResultsPage({ results, isInvalid, asksConsent }: Props) {
  const t = useTranslations('panel.marketing.results')
  const { by, touch, from, to, rows, total, scans } = results
  const query = new URLSearchParams({ podzial: by, wejscie: touch, od: from, do: to })
  const days = { from: formatDayShort(from), to: formatDayShort(to) }
  return (
    <StaffPage title={t('title')}>
      <p>{t('text')}</p>
      {!asksConsent && <p className="soft small">{t('noConsent')}</p>}
      {isInvalid && (
        <Notice kind="warning" role="alert">
          <p>{t('badPeriod')}</p>
        </Notice>
      )}
      <Filter results={results} />
      {rows.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <>
          <Charts results={results} />
          <FiguresTable
            title={t('tableTitle', { by: t(`by.${by}`), ...days })}
            columns={[t(`by.${by}`), t('columns.scans'), ...FIGURE_NAMES.map((name) => t(`columns.${name}`))]}
            rows={rows.map((row) => [resultName(row, by, words), ...cells(row.scans, row.figures)])}
            total={[t('total'), ...cells(scans, total)]}
          />
        </>
      )}
      <p className="links flex wrap gap-2-4">
        <a href={`${PATH}.csv?${query}`} download>
          {t('csv')}
        </a>
      </p>
      <Definitions />
    </StaffPage>
  )
}

function Filter({ results: { by, touch, from, to } }: { results: CampaignResults }) {
  const t = useTranslations('panel.marketing.results')
  return (
    <form method="get" action={PATH} className="stack-4 to-start" aria-label={t('filterTitle')}>
      <div className={`grid top full ${accessStyles.fields}`}>
        <SelectField id="results-by" name="podzial" label={t('byLabel')} defaultValue={by}>
          {RESULT_DIMENSIONS.map((one) => (
            <option key={one} value={one}>
              {t(`by.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField id="results-touch" name="wejscie" label={t('touchLabel')} defaultValue={touch}>
          {TOUCHES.map((one) => (
            <option key={one} value={one}>
              {t(`touches.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField id="results-from" name="od" type="date" label={t('from')} defaultValue={from} />
        <TextField id="results-to" name="do" type="date" label={t('to')} defaultValue={to} />
      </div>
      <Button type="submit" variant="secondary">
        {t('show')}
      </Button>
      <CountingNote before={t('takesLong')} counting={t('counting')} />
    </form>
  )
}

/** Bars of the largest rows, for the eye: the table says the same. */
function Charts({ results: { by, rows } }: { results: CampaignResults }) {
  const t = useTranslations('panel.marketing.results')
  const shown = rows
    .flatMap((row) => (row.figures ? [{ name: resultName(row, by, words), ...row.figures }] : []))
    .slice(0, by === 'week' ? MAX_WEEKS : MAX_BARS)
  const charts = [
    { title: t('chartReservations'), amountOf: (row: ResultFigures) => row.reservations + row.orders, textOf: String },
    { title: t('chartMoney'), amountOf: (row: ResultFigures) => row.net_grosze, textOf: formatGrosze },
  ]
  return (
    <div className={`stack-5 ${own.charts}`} aria-hidden="true">
      {charts.map(({ title, amountOf, textOf }) => (
        <figure key={title}>
          <figcaption>{title}</figcaption>
          {shown.map((row) => (
            <div key={row.name} className={own.bar}>
              <span>{row.name}</span>
              <span>{textOf(amountOf(row))}</span>
              <progress max={Math.max(1, ...shown.map(amountOf))} value={Math.max(0, amountOf(row))} />
            </div>
          ))}
        </figure>
      ))}
    </div>
  )
}

function Definitions() {
  const t = useTranslations('panel.marketing.results')
  return (
    <details className={accessStyles.more}>
      <summary>{t('definitionsTitle')}</summary>
      <Facts
        facts={[
          ...(['scans', ...FIGURE_NAMES] as const).map(
            (name) => [t(`columns.${name}`), t(`definitions.${name}`)] as const,
          ),
          ...TERMS.map((name) => [t(`terms.${name}`), t(`definitions.${name}`)] as const),
        ]}
      />
    </details>
  )
}

/** Cells of a row after its name; hidden figures say so once. */
function cells(scans: number | null, figures: ResultFigures | null): (string | number)[] {
  const shown = FIGURE_NAMES.map((name, index) => {
    if (!figures) return index > 0 ? '–' : words.hidden
    return isMoneyFigure(name) ? formatGrosze(figures[name]) : figures[name]
  })
  return [scans ?? '–', ...shown]
}
