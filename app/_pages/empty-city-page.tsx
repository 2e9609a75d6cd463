import { EmptyCityPage } from '@/components/list/empty-city-page'
import type { ListKind } from '@/lib/domain/list/list-kind'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { pageOfOtherKind } from './empty-place'
import type { CityList } from './list-page'
import { NotFoundError } from './tenant-page'

/**
 * The page of a city without restaurants, also under the name of a cuisine. Throws a NotFoundError for a cuisine that a city with
 * restaurants lacks, and for a later page. Contract C34.
 */
export async function emptyCityPage(
  tenant: Tenant,
  kind: ListKind,
  { city, cuisine, page }: CityList<string, CityWithCount>,
  cities: CityWithCount[],
) {
  if (page > 1 || (cuisine && city.restaurants > 0)) throw new NotFoundError()
  return <EmptyCityPage kind={kind} city={city} cities={cities} elsewhere={await pageOfOtherKind(tenant, kind, city)} />
}
