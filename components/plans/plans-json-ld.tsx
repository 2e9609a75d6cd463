import { JsonLd } from '@/components/seo/json-ld'
import { PLANS } from '@/lib/lead/plans'
import { ENQUIRY_PATHS } from '@/lib/lead/posted-letter'
import { groszeToWire } from '@/lib/money'

/** What search engines read of the plans; a data block, so no policy has to allow it. Ledger L033. */
export function PlansJsonLd({ label, host }: { label: string; host: string }) {
  const plans = {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: label,
    url: `https://${host}${ENQUIRY_PATHS.lead}`,
    itemListElement: PLANS.map(({ key, priceGrosze }) => ({
      '@type': 'Offer',
      name: key,
      price: groszeToWire(priceGrosze).toFixed(2),
      priceCurrency: 'PLN',
    })),
  }
  return <JsonLd data={[plans]} />
}
