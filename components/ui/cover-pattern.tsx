import styles from './cover.module.css'
import type { PatternName } from './cover-design'

type Pattern = { width: number; height: number; shapes: React.ReactNode }

const { thread, stitch } = styles

const PATTERNS: Record<PatternName, Pattern> = {
  checks: {
    width: 80,
    height: 80,
    shapes: <path className={thread} d="M0 0h40v40H0zM40 40h40v40H40z" />,
  },
  stripes: {
    width: 64,
    height: 64,
    shapes: <path className={thread} d="M0 0h26v64H0zM40 0h6v64h-6z" />,
  },
  scales: {
    width: 90,
    height: 90,
    shapes: <path className={stitch} d="M0 0a45 45 0 0 0 90 0M-45 45a45 45 0 0 0 90 0M45 45a45 45 0 0 0 90 0" />,
  },
  tiles: {
    width: 96,
    height: 96,
    shapes: (
      <path
        className={thread}
        d="M48 8C54 34 62 42 88 48 62 54 54 62 48 88 42 62 34 54 8 48 34 42 42 34 48 8zM0 0h14L0 14zM96 0v14L82 0zM0 96V82l14 14zM96 96H82l14-14z"
      />
    ),
  },
  waves: {
    width: 120,
    height: 48,
    shapes: <path className={stitch} d="M-60 24C-40 48-20 48 0 24S40 0 60 24s40 24 60 0 40-24 60 0" />,
  },
  diamonds: {
    width: 72,
    height: 108,
    shapes: <path className={thread} d="M36 6 66 54 36 102 6 54zM0-40 14 0 0 40-14 0zM72 68 86 108 72 148 58 108z" />,
  },
}

/** A woven background for the whole cover; `id` is the pattern's id in the document. */
export function CoverPattern({ id, cloth }: { id: string; cloth: PatternName }) {
  const { width, height, shapes } = PATTERNS[cloth]
  return (
    <>
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          {shapes}
        </pattern>
      </defs>
      <rect className={styles.cloth} width="600" height="400" />
      <rect width="600" height="400" fill={`url(#${id})`} />
    </>
  )
}
