import { DELIVERY_PRIVACY_PATH, DELIVERY_TERMS_PATH } from '@/lib/domain/tenant/brand'

/** A text that no page contains unless a request put it there. */
export const MARK = 'zzmarkzz'

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
  '/rezerwuj': '/rezerwuj',
  '/rezerwuj/[city]': '/rezerwuj/lublin',
  '/rezerwuj/[city]/[kuchnia]': '/rezerwuj/lublin/wloska',
  '/zamawiaj': '/zamawiaj',
  '/zamawiaj/[city]': '/zamawiaj/lublin',
  '/zamawiaj/[city]/[kuchnia]': '/zamawiaj/lublin/pizza',
  '/zgloszenie': '/zgloszenie',
}
