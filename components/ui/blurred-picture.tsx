import styles from './blurred-picture.module.css'
import { classNames } from './class-names'
import { Picture } from './picture'

type Props = React.ComponentProps<typeof Picture> & {
  /** A tiny picture as a `data:` address, shown until the real one has loaded. */
  placeholder?: string
}

/** A picture over its blurred placeholder: both have the same place, so nothing moves when the picture loads. */
export function BlurredPicture({ placeholder, className, ...rest }: Props) {
  return (
    <span className={classNames(styles.stack, className)}>
      {/* biome-ignore lint/performance/noImgElement: a data address of a few bytes needs no loader. */}
      {placeholder && <img className={styles.placeholder} src={placeholder} alt="" aria-hidden="true" />}
      <Picture {...rest} className={styles.picture} />
    </span>
  )
}
