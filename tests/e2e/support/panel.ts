import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { signInToken } from '@/upstream/panel/accounts/secret-token'
import { UPSTREAM_SECRET } from '../../support/upstream-secret'
import type { OrderStack } from './order-stack'

/** Data of a restaurant in a test of its panel. */
export interface PanelRestaurant {
  tenant: string
  id: number
}

/** The page of a sign-in link of a new owner. */
export async function signInUrl(stack: OrderStack, { tenant, id }: PanelRestaurant, name = 'Ola'): Promise<string> {
  const email = `${name.toLowerCase()}-${id}-${Math.random().toString(36).slice(2)}@example.pl`
  await call(stack, 'POST', '/operations/people', { restaurant_id: id, email, name }, partnerToken(stack))
  const [row] = await stack.sql<{ nonce: string }>(
    'SELECT l.nonce FROM sign_in_links l JOIN staff s ON s.id = l.staff_id WHERE s.email = $1 ORDER BY l.id DESC LIMIT 1',
    [email],
  )
  return stack.url(tenant, `/panel/wejscie/${signInToken(UPSTREAM_SECRET, row?.nonce ?? '')}`)
}

/** Signs a new owner in with a link, as its page does, and opens a page of the restaurant's panel. */
export async function signIn(
  page: Page,
  stack: OrderStack,
  { tenant, id }: PanelRestaurant,
  { name = 'Ola', path = 'zamowienia' } = {},
): Promise<void> {
  await page.goto(await signInUrl(stack, { tenant, id }, name))
  await page.getByRole('button', { name: 'Zaloguj mnie' }).click()
  await page.waitForURL(new RegExp(`/panel/${id}/`))
  await page.goto(stack.url(tenant, `/panel/${id}/${path}`))
}

/** The sheet that is open. */
export const sheet = (page: Page): Locator => page.getByRole('dialog')

/** A visit of the tables screen: on the timeline of a wide screen, or in the list of a phone. */
export const visitButtons = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(name) })
    .filter({ visible: true })

type Product = { id: number; name: string; available: boolean; questions: { required?: boolean; type: string }[] }
type Line = { product_id: number; amount: number; answers: object[]; note?: string }

type Placed = { id: string; number: string; dish: string }
type Wishes = { note?: string; notes?: string }

/** Orders two of the first dish without questions, for takeout, paid in cash. */
export async function placeOrder(stack: OrderStack, restaurant: PanelRestaurant, wishes: Wishes = {}): Promise<Placed> {
  const [placed] = await placeOrders(stack, restaurant, 1, wishes)
  if (!placed) throw new Error('no order was placed')
  return placed
}

/** The same, several times. */
export async function placeOrders(
  stack: OrderStack,
  { tenant, id }: PanelRestaurant,
  count: number,
  { note = '', notes = '' }: Wishes = {},
): Promise<Placed[]> {
  const own = { 'x-tenant': tenant }
  const dish = await firstPlainDish(stack, id, own)
  const line: Line = { product_id: dish.id, amount: 2, answers: [], ...(note && { note }) }
  const cart = { restaurant_id: id, delivery_type: 'takeout', products: [line] }
  const { total } = await call(stack, 'POST', '/carts/quote', cart, own)
  const order = {
    ...cart,
    payment_method: 'cash',
    source: 'web_app',
    customer: {
      customer_firstname: 'Anna',
      customer_lastname: 'Nowak',
      phone: '+48600100300',
      email: 'anna.nowak@example.pl',
      deliveryAt: 'ASAP',
    },
    ...(notes && { notes }),
    sms_marketing: false,
    email_marketing: false,
    expected_total: total,
    accept_terms: true,
  }
  const placed: Placed[] = []
  for (let n = 0; n < count; n++) {
    const made = await call(stack, 'POST', '/orders', order, own)
    placed.push({ id: made.id, number: made.number, dish: dish.name })
  }
  return placed
}

async function firstPlainDish(stack: OrderStack, id: number, own: Record<string, string>): Promise<Product> {
  const menu = await call(stack, 'GET', `/restaurants/${id}/menu`, undefined, own)
  const products: Product[] = menu.categories.flatMap(({ products }: { products: Product[] }) => products)
  const found = products.find(
    ({ available, questions }) => available && questions.every(({ required, type }) => !required && type !== 'set'),
  )
  if (!found) throw new Error('every dish asks something')
  return found
}

function partnerToken({ dataDir }: OrderStack): Record<string, string> {
  return { authorization: `Bearer ${readFileSync(join(dataDir, 'partner-token'), 'utf8').trim()}` }
}

async function call(
  { upstreamUrl }: OrderStack,
  method: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string>,
) {
  const answer = await fetch(`${upstreamUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? null : answer.json()
}
