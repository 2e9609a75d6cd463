import { ORDER_CUISINES, type OrderCuisine } from '@/lib/domain/restaurant/cuisines'

/** The first four, in this order and with these labels. Ledger L061–L064. */
const FIRST: CuisineTile[] = [
  { label: 'Lokalna', cuisine: 'Regionalna', picture: 'cebularz' },
  { label: 'Burgery', cuisine: 'Burgery', picture: 'burger' },
  { label: 'Azjatycka', cuisine: 'Azjatycka', picture: 'pad-thai' },
  { label: 'Makaron', cuisine: 'Makaron', picture: 'makaron' },
]

const PICTURES: Partial<Record<OrderCuisine, string>> = {
  Pizza: 'pizza',
  Sushi: 'sushi',
  Kebab: 'kebab',
  Włoska: 'risotto',
  Indyjska: 'curry',
  Wegańska: 'salatka',
  Zupy: 'zurek',
  Śniadania: 'sniadanie',
  Desery: 'szarlotka',
}

interface CuisineTile {
  label: string
  cuisine: OrderCuisine
  /** File name without extension in `sample-data/pictures`. */
  picture: string
}

/** The fixed four, then the other order cuisines. Reading A8. */
export const CUISINE_TILES: CuisineTile[] = [
  ...FIRST,
  ...ORDER_CUISINES.filter((cuisine) => FIRST.every((tile) => tile.cuisine !== cuisine)).map((cuisine) => ({
    label: cuisine,
    cuisine,
    picture: PICTURES[cuisine] ?? 'salatka',
  })),
]

/** The link to the list filtered by this cuisine. Ledger L065. */
export function cuisinePath(cuisine: string): string {
  return `/zamawiaj?${new URLSearchParams({ 'rodzaj-kuchni': cuisine })}`
}
