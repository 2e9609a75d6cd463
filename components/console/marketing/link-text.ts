import { MAKE_LINK } from '@/lib/domain/marketing/links/link-forms'
import type { MarketingLink } from '@/lib/domain/marketing/links/link-schema'
import type { VoucherChoice } from '@/lib/domain/marketing/vouchers/voucher-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { City } from '@/lib/domain/restaurant/schema'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { voucherWorthText } from '@/messages/content/voucher-terms'

const { pages, voucherOver, voucherFrom } = panelWords.marketing.links

/** A link's target, in plain words: "Rezerwacje w mieście: Lublin, Sushi". */
export function linkText(
  { page, product, city, cuisine, restaurant, visit_on: day, voucher }: MarketingLink,
  cities: readonly Pick<City, 'slug' | 'name'>[],
): string {
  const kind = page === 'list' ? pages[`list-${product ?? 'reservations'}`] : pages[page]
  const cityName = city && (cities.find(({ slug }) => slug === city)?.name ?? city)
  const name = restaurant && (restaurant.name ?? String(restaurant.id))
  const parts = [name, cityName, cuisine, day && formatDayShort(day), voucher].filter(Boolean)
  return parts.length > 0 ? `${kind}: ${parts.join(', ')}` : kind
}

/** Towns and vouchers of the brand, offered to a link; `present`: the voucher that it carries, which may be over. */
export function linkChoices(
  { cities }: { cities: readonly Pick<City, 'slug' | 'name'>[] },
  vouchers: readonly VoucherChoice[],
  today: string,
  present: string | null = null,
) {
  const { city, voucher } = MAKE_LINK.fields
  const towns = cities.map(({ slug, name }) => [slug, name] as const)
  const codes = vouchers.map((one) => [one.code, voucherChoiceText(one, today)] as const)
  const isOver = present !== null && !vouchers.some(({ code }) => code === present)
  const over = isOver ? [[present, voucherOver.replace('{code}', present)] as const] : []
  return { city: [...(city?.options ?? []), ...towns], voucher: [...(voucher?.options ?? []), ...over, ...codes] }
}

/** "LATO (−10%)", "ZIMA (−10%, działa od wt., 1 gru)". */
function voucherChoiceText(voucher: VoucherChoice, today: string): string {
  const from = voucher.valid_from && voucher.valid_from > today ? voucher.valid_from : null
  const notYet = from && voucherFrom.replace('{day}', formatDayShort(from))
  return `${voucher.code} (${[voucherWorthText(voucher), notYet].filter(Boolean).join(', ')})`
}
