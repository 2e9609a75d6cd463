import { Cover } from '@/components/ui/cover'
import { Picture } from '@/components/ui/picture'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'

type Props = {
  restaurant: Pick<RestaurantSummary, 'name' | 'cover'>
  sizes: string
  maxWidth?: number
  priority?: boolean
  className?: string
}

/** The restaurant's picture, or a generated cover. Both are decorative, because the name is beside them. */
export function CoverPicture({ restaurant: { name, cover }, sizes, maxWidth, priority, className }: Props) {
  if (!cover) return <Cover name={name} className={className} />
  return <Picture picture={cover} alt="" sizes={sizes} maxWidth={maxWidth} priority={priority} className={className} />
}
