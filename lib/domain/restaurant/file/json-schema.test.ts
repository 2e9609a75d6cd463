import { readFileSync } from 'node:fs'
import { restaurantJsonSchema } from './json-schema'
import { readRestaurantFile } from './read-file'

it('C33 docs/restaurant.schema.json is the schema: npm run restaurant -- schema writes it', () => {
  expect(readFileSync('docs/restaurant.schema.json', 'utf8')).toBe(
    `${JSON.stringify(restaurantJsonSchema(), null, 2)}\n`,
  )
})

it('C33 the example that npm run restaurant -- create begins with can be taken in', () => {
  expect(readRestaurantFile(JSON.parse(readFileSync('docs/restaurant.example.json', 'utf8'))).problems).toEqual([])
})
