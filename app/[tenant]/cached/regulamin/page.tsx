import { legalRoute } from '@/app/_pages/legal-route'
import { termsOf } from '@/messages/legal/terms'

// A tenant with one set of terms for everything has them here and at its own URL.
const { generateMetadata, Page } = legalRoute({
  document: (tenant) => termsOf(tenant, 'reservations'),
  canonical: ({ links }) => links.terms,
})

export { generateMetadata }
export default Page
