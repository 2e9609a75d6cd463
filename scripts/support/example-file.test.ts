import { readFileSync } from 'node:fs'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import { tenants } from '@/tenants/registry'
import { exampleFile } from './example-file.mjs'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const made = (tenant: string, key = 'leszno-nowa') =>
  exampleFile(
    { key, tenant, city: 'leszno', name: 'Nowa' },
    read('docs/restaurant.example.json'),
    read('docs/restaurant.schema.json'),
  )

it.each(tenants.map(({ key, fallback }) => [key, fallback.productName]))(
  'C18 the file that is made for %s can be taken in and stands in its list %s, and in no other brand’s',
  (tenant, list) => {
    const file = made(tenant)
    expect(readRestaurantFile(file).problems).toEqual([])
    expect(file).toMatchObject({ key: 'leszno-nowa', tenant, city: 'leszno', name: 'Nowa' })
    const lists = file.products.filter((product) => product.endsWith('orders_list'))
    expect(lists).toContain(list)
    expect(lists.filter((product) => product !== 'orders_list' && product !== list)).toEqual([])
  },
)

it.each(['Lublin_Nowa', '../nowa', 'x'])('C33 no file is made for %s, which no import would take', (key) =>
  expect(() => made('lubje', key)).toThrow(`${key} is no key`),
)
