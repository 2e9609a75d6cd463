import { guarded } from '@/app/guarded'
import { kitchensCity, kitchensCityMetadata } from '@/app/kitchens-city'

export const revalidate = 60
export const generateMetadata = kitchensCityMetadata

// None at build, which calls no upstream; with the list each is made on first request and then kept.
export function generateStaticParams(): { city: string }[] {
  return []
}

export default guarded(kitchensCity, { section: 'order', usesMaps: true })
