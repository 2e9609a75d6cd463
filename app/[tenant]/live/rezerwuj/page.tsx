import { guarded } from '@/app/guarded'
import { listCities } from '@/lib/upstream/cities'

export default guarded(async (tenant) => {
  await listCities(tenant, 'reservations')
  return <h1>Wyniki</h1>
})
