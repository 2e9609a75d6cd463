import { DELIVERY_PRIVACY_PATH, DELIVERY_TERMS_PATH } from '@/lib/domain/tenant/brand'

/** A text that no page contains unless a request put it there. */
export const MARK = 'zzmarkzz'

/** A URL with a further query parameter. */
export const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`

/** The public URL of each cached route; URLs with free text contain the mark. */
export const ADDRESSES: Record<string, string> = {
  '': '/',
  '/blad-404': `/zamowienie/${MARK.toUpperCase()}ABCDEFGHIJKLMNOP.`,
  '/dla-restauracji': '/dla-restauracji',
  '/dla-restauracji/osadz': '/dla-restauracji/osadz',
  '/dostepnosc': '/dostepnosc',
  '/jak-ukladamy-liste': '/jak-ukladamy-liste',
  '/order/[id]': `/order/14-${MARK}`,
  '/order/[id]/iframe': `/order/14-${MARK}/iframe`,
  '/polityka-prywatnosci': '/polityka-prywatnosci',
  '/polityka-prywatnosci-dowoz': DELIVERY_PRIVACY_PATH,
  '/regulamin': '/regulamin',
  '/regulamin-dowoz': DELIVERY_TERMS_PATH,
  '/regulamin-lubje': '/regulamin-lubje',
  '/restaurants/[id]': `/restaurants/14-${MARK}`,
  '/restaurants/[id]/iframe': `/restaurants/14-${MARK}/iframe`,
  '/restaurants/[id]/menu': `/restaurants/17-${MARK}/menu`,
  '/restaurants/[id]/o-miejscu': `/restaurants/14-${MARK}/o-miejscu`,
  '/rezerwuj': '/rezerwuj',
  '/rezerwuj/[city]': '/rezerwuj/lublin',
  '/rezerwuj/[city]/[kuchnia]': '/rezerwuj/lublin/wloska',
  '/rezerwuj/[city]/[kuchnia]/strona/[strona]': '/rezerwuj/lublin/wloska?strona=2',
  '/rezerwuj/[city]/strona/[strona]': '/rezerwuj/lublin?strona=2',
  '/zamawiaj': '/zamawiaj',
  '/zamawiaj/[city]': '/zamawiaj/lublin',
  '/zamawiaj/[city]/[kuchnia]': '/zamawiaj/lublin/pizza',
  '/zamawiaj/[city]/[kuchnia]/strona/[strona]': '/zamawiaj/lublin/pizza?strona=2',
  '/zamawiaj/[city]/strona/[strona]': '/zamawiaj/lublin?strona=2',
  '/zgloszenie': '/zgloszenie',
}
