/** Drawn on a grid of 24, one stroke wide. */
const PATHS = {
  alert: 'M12 3.5 21 19.5H3zM12 10v4M12 16.8v.2',
  bag: 'M5 8.5h14L18 20H6zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  calendar: 'M4 6.5h16V20H4zM4 11h16M8.5 3.5v4M15.5 3.5v4',
  check: 'm4.5 12.5 5 5L20 6.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2.5',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  filter: 'M4 7h9M18 7h2M15.5 4.5v5M4 17h2M11 17h9M8.5 14.5v5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.6v.2',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  minus: 'M5 12h14',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5M15.5 5a3.3 3.3 0 0 1 0 6.2M17.5 14.8c2.2.6 3.6 2.2 4 4.7',
  phone: 'M5 4h4l1.5 4.5L8 10.5c1 2.3 3 4.3 5.5 5.5l2-2.5L20 15v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1z',
  pin: 'M12 21c4.5-5 7-8.4 7-11.5a7 7 0 0 0-14 0C5 12.6 7.5 16 12 21zM12 12a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5',
} as const

export type IconName = keyof typeof PATHS

type Props = {
  name: IconName
  /** In CSS pixels. */
  size?: number
  className?: string
}

/** A line drawing beside words; never alone, so readers are not told of it. */
export function Icon({ name, size = 24, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
