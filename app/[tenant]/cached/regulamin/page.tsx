import { legalRoute } from '@/app/_pages/legal-route'
import { termsOf } from '@/messages/legal/terms'

export const revalidate = 60

// Where a tenant has one set of terms for everything, it is the same here and at its own address.
const { generateMetadata, Page } = legalRoute({
  document: (tenant) => termsOf(tenant, 'reservations'),
  canonical: ({ links }) => links.terms,
})

export { generateMetadata }
export default Page
