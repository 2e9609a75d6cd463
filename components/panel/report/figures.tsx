import styles from './day-report.module.css'

type Props = { title: string; items: [label: string, value: string | number][] }

/** A heading with its figures. */
export function Figures({ title, items }: Props) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <dl>
        {items.map(([label, value]) => (
          <div key={label} className={`flex gap-4 spread pad-2 ruled-below ${styles.figure}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
