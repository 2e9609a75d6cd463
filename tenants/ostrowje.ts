import type { TenantRecord } from '@/lib/domain/tenant/schema'
import { ostrow } from './cities'
import { exampleOperator } from './operator'

export const ostrowje: TenantRecord = {
  key: 'ostrowje',
  hosts: ['ostrowje.pl', 'stage.ostrowje.pl', 'ostrowje.localhost'],
  region: 'w Ostrowie Wielkopolskim',
  tagline: 'Ostrów siada do stołu.',
  look: { corner: 'soft', heading: 'grotesk', hero: 'split', motif: 'wyspa' },
  operator: exampleOperator,
  fallback: {
    allowed_payment_option_keys: ['cash', 'card_online', 'blik', 'transfer', 'google_pay'],
    label: 'OstrówJE',
    themeColor: '#1f4e8c',
    location: ostrow.location,
    support: { technical: { email: 'pomoc@ostrowje.pl' }, operations: { email: 'stoliki@ostrowje.pl' } },
    homeMode: 'booking',
    cities: [ostrow],
    links: { terms: '/regulamin', privacy: '/polityka-prywatnosci' },
    productName: 'ostrowje_orders_list',
    embedOrigins: [],
    analytics: {},
  },
}
