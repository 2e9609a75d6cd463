import { guarded } from '@/app/guarded'
import { tablesCity, tablesCityMetadata } from '@/app/tables-city'

export const revalidate = 60
export const generateMetadata = tablesCityMetadata

// None at build, which calls no upstream; with the list each is made on first request and then kept.
export function generateStaticParams(): { city: string }[] {
  return []
}

export default guarded(tablesCity, { section: 'reserve', usesMaps: true })
