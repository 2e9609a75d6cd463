import { classNames } from './class-names'
import styles from './cover.module.css'
import { coverDesignOf } from './cover-design'
import { CoverPattern } from './cover-pattern'

const FORK = 'M-9-96v58a9 9 0 0 0 6 8.5V96a3 3 0 0 0 6 0V-29.5a9 9 0 0 0 6-8.5v-58h-4v50h-3v-50h-4v50h-3v-50z'
const KNIFE = 'M-5-96c14 12 15 60 10 92h-3.5V96a3 3 0 0 1-6.5 0z'

type Props = {
  /** Selects the composition; the same name always looks the same. */
  name: string
  className?: string
}

/**
 * A generated illustration in the brand's colours for a restaurant without a picture (3:2). Decorative: the name is
 * beside it.
 */
export function Cover({ name, className }: Props) {
  const { id, letter, cloth, tone, plateX, turn } = coverDesignOf(name)
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.cover, styles[tone], className)}
      aria-hidden="true"
      focusable="false"
    >
      <CoverPattern id={id} cloth={cloth} />
      <g transform={`translate(${plateX} 200)`}>
        <ellipse className={styles.shadow} cx="6" cy="16" rx="142" ry="140" />
        <circle className={styles.plate} r="138" />
        <circle className={styles.rim} r="124" />
        <circle className={styles.well} r="96" />
        <text className={styles.letter} y="44">
          {letter}
        </text>
        <path className={styles.cutlery} d={FORK} transform={`translate(-186) rotate(${turn / 6})`} />
        <path className={styles.cutlery} d={KNIFE} transform={`translate(186) rotate(${-turn / 6})`} />
      </g>
    </svg>
  )
}
