import type { HiddenContent, ReportDecision } from '@/lib/domain/console/queue'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import { withoutPrices } from '@/lib/domain/restaurant/settings/parts'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { truncated } from '@/lib/domain/text/truncated'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { loadCurrent } from '@/upstream/panel/settings/current'
import { importRestaurant } from '@/upstream/restaurants/file/import-restaurant'
import type { LoadedFile } from '@/upstream/restaurants/file/load-file'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'
import { changeStateFromConsole } from './restaurant-state'
import { isHomeOf } from './restaurants'

type Hidden = Exclude<HiddenContent['kind'], 'restaurant'>
/** The restaurant without the content, and the content's own words. */
type Without = { left: LoadedFile; text: string }

/** Longest quotation of hidden content. */
const MAX_QUOTED = 300

const HIDE: Record<Hidden, (file: LoadedFile, dish: string) => Without | null> = {
  description: (file) => ({
    left: { ...file, lead: '', description: '' },
    text: [file.lead, file.description].filter(Boolean).join(' '),
  }),
  pictures: (file) => ({ left: { ...file, pictures: [] }, text: file.pictures.map(({ alt }) => alt).join(', ') }),
  dish: withoutDish,
}

/**
 * Hides the reported content from diners by a new version of the restaurant's settings, which only the brand's people
 * undo; or suspends the whole restaurant. Answers what was hidden, for the statement of reasons;
 * null for nothing. Contract C37, C38; DSA, art. 16 and 17.
 */
export async function hideReported(
  tx: Db,
  { hide, dish, restaurant_id: restaurantId, reasons }: ReportDecision,
  caller: BrandCaller,
  now: Date,
): Promise<Outcome<HiddenContent | null>> {
  if (hide === 'nothing') return done(null)
  if (restaurantId === null) return refused(422, 'restaurant_required', { fields: { restaurant_id: 'required' } })
  if (!(await isHomeOf(tx, restaurantId, caller.tenant)))
    return refused(422, 'restaurant_of_other_brand', { fields: { hide: 'other_brand' } })
  if (hide === 'restaurant') {
    const change = { to: 'suspended', reason: reasons, isTold: true } as const
    const suspended = await changeStateFromConsole(tx, restaurantId, change, caller, now)
    return suspended.ok ? done({ kind: hide, text: '' }) : suspended
  }
  await lockRestaurant(tx, { id: restaurantId })
  const current = await loadCurrent(tx, restaurantId)
  const found = current && HIDE[hide](current.file, dish)
  if (!found) return refused(422, 'unknown_dish', { fields: { dish: 'unknown' } })
  const { file } = readRestaurantFile(withoutPrices(found.left))
  const by = { kind: 'hidden' as const, staffId: null }
  const imported = file && (await importRestaurant(tx, file, { files: current.files, now, by }))
  if (!imported || imported.problems.length > 0) return refused(422, 'invalid_file')
  const { tenant, actor } = caller
  await recordAction(tx, actor, { at: now, restaurantId, tenant, action: 'hid_reported', details: { kind: hide } })
  return done({ kind: hide, text: truncated(found.text, MAX_QUOTED) })
}

/** Removes the dish of that name, compared as a slug; null where no dish, or more than one, has the name. */
function withoutDish(file: LoadedFile, name: string): Without | null {
  const { menu } = file
  const isIt = (dish: { name: string }) => slugOf(dish.name) === slugOf(name)
  const found = menu?.categories.flatMap(({ products }) => products).filter(isIt) ?? []
  const [hidden] = found
  if (!menu || !hidden || found.length > 1) return null
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products
      .filter((dish) => !isIt(dish))
      .map(({ goesWith, questions, ...dish }) => ({
        ...dish,
        goesWith: goesWith.filter((other) => other !== hidden.id),
        questions: questions.map((question) => withoutPart(question, hidden.id)),
      }))
      // A set with no other choice left is removed too.
      .filter(({ questions }) => questions.every(isWhole)),
  }))
  const left = { ...file, menu: { ...menu, categories: categories.filter(({ products }) => products.length > 0) } }
  return { left, text: [hidden.name, hidden.description].filter(Boolean).join(': ') }
}

type Question = NonNullable<LoadedFile['menu']>['categories'][number]['products'][number]['questions'][number]

function withoutPart(question: Question, dishId: number): Question {
  if (question.type !== 'set') return question
  const components = question.components.map((component) => ({
    ...component,
    products: component.products.filter(({ dish }) => dish !== dishId),
  }))
  return { ...question, components }
}

function isWhole(question: Question): boolean {
  return question.type !== 'set' || question.components.every(({ products }) => products.length > 0)
}
