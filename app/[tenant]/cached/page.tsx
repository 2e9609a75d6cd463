import { guarded } from '@/app/guarded'
import { listCities } from '@/lib/upstream/cities'

export const revalidate = 60

export default guarded(async (tenant) => {
  const cities = await listCities(tenant, 'reservations')
  return (
    <>
      <h1>{tenant.label}</h1>
      <ul>
        {cities.map(({ slug, name, restaurants }) => (
          <li key={slug}>
            <a href={`/rezerwuj/${slug}`}>{name}</a> {restaurants}
          </li>
        ))}
      </ul>
    </>
  )
})
