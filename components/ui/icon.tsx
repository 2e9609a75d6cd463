type Props = {
  /** One of `./icons`, each a module of its own so that a page loads only its own icons; drawn on a grid of 24. */
  path: string
  /** In CSS pixels. */
  size?: number
  className?: string
}

/** A line icon beside words; never alone, so it is hidden from screen readers. */
export function Icon({ path, size = 24, className }: Props) {
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
      <path d={path} />
    </svg>
  )
}
