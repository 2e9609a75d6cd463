import { useTranslations } from 'next-intl'
import styles from './results.module.css'

type Bar = { name: string; value: number; text: string }
type Props = { title: string; bars: readonly Bar[] }

const ROW = 44
const WIDTH = 640
const MAX_NAME = 48

/** Horizontal bars, drawn on the server, without scripts; the table beside it is its text. Contract C39. */
export function BarChart({ title, bars }: Props) {
  const t = useTranslations('panel.marketing.results')
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
        role="img"
        aria-label={t('chartText', { title })}
      >
        {bars.map(({ name, value, text }, index) => (
          <g key={name} transform={`translate(0 ${index * ROW})`}>
            <text x={0} y={16}>
              {name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name}
            </text>
            <text x={WIDTH} y={16} textAnchor="end" className={styles.value}>
              {text}
            </text>
            <rect x={0} y={22} width={WIDTH} height={12} rx={3} className={styles.track} />
            <rect x={0} y={22} width={Math.round((value / most) * WIDTH)} height={12} rx={3} className={styles.bar} />
          </g>
        ))}
      </svg>
    </figure>
  )
}
