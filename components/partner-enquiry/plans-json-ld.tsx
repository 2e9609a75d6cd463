import { JsonLd } from '@/components/seo/json-ld'
import { groszeToWire } from '@/lib/domain/money'
import { PLANS } from '@/lib/domain/partner-enquiry/plans'
import { ENQUIRY_PATHS } from '@/lib/domain/partner-enquiry/posted-enquiry'

/**
 * The plans as structured data for search engines; a data block needs no permission by the Content-Security-Policy.
 * Ledger L033.
 */
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
