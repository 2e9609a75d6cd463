import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemPathOf, readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import { placeholderPictureFiles } from '@/upstream/restaurants/file/pictures'
import { withDays } from './sample-days'
import { type SampleData, type SampleRestaurant, sampleListsSchema } from './sample-schema'

const FOLDER = 'sample-data'

/**
 * The restaurants, streets, codes and owners of `sample-data/`, with days counted from `now`. A restaurant's number
 * is at the start of its file's name. Throws for an invalid file.
 */
export function readSamples(now: Date, folder = FOLDER): SampleData {
  const names = readdirSync(join(folder, 'restaurants'))
    .filter((name) => name.endsWith('.json'))
    .sort()
  const restaurants: SampleRestaurant[] = []
  for (const name of names) {
    const { file, problems } = readRestaurantFile(withDays(read(join('restaurants', name)), now))
    if (!file) throw new Error(`${name}: ${problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`)
    restaurants.push({ id: Number.parseInt(name, 10), file })
  }
  const lists = sampleListsSchema.safeParse({
    streets: read('streets.json'),
    vouchers: read('vouchers.json'),
    owners: read('owners.json'),
    administrators: read('administrators.json'),
    pauses: read('pauses.json'),
    placeholders: read('placeholders.json'),
  })
  if (!lists.success) {
    throw new Error(
      `${folder}: ${lists.error.issues.map(({ path, message }) => `${problemPathOf(path)}: ${message}`).join('; ')}`,
    )
  }
  const { placeholders, ...others } = lists.data
  return { restaurants, ...others, pictures: placeholderPictureFiles(placeholders) }

  function read(name: string): unknown {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'))
  }
}
