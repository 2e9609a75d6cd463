import { classNames } from './class-names'
import styles from './picture.module.css'

/** A picture as on the wire: its size in pixels and the available widths. */
type PictureData = { src: string; alt: string; width: number; height: number; widths?: number[] }

type Props = {
  picture: PictureData
  /** Its displayed width, as in the `sizes` attribute of an image. */
  sizes?: string
  /** The largest offered file, in pixels: for a picture that is small on every screen. */
  maxWidth?: number
  /** For the one picture above the fold. */
  priority?: boolean
  /** Empty when the words beside it have the same content. */
  alt?: string
  className?: string
}

/**
 * A picture in the smallest sharp file, with its dimensions, so that nothing moves when it loads. Browsers without AVIF get the
 * largest WebP.
 */
export function Picture({ picture, sizes = '100vw', maxWidth, priority = false, alt = picture.alt, className }: Props) {
  const { src, width, height } = picture
  const small = picture.widths?.filter((one) => one <= (maxWidth ?? one))
  const widths = small?.length ? small : picture.widths
  const largest = widths && `${src}-${Math.max(...widths)}.webp`
  return (
    <picture className={classNames(styles.picture, className)}>
      {widths && <source type="image/avif" srcSet={srcSet(src, widths)} sizes={sizes} />}
      <img
        src={largest ?? src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

function srcSet(src: string, widths: number[]): string {
  return widths.map((width) => `${src}-${width}.avif ${width}w`).join(', ')
}
