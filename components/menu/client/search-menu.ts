import { slugOf } from '@/lib/domain/restaurant/slug'

const folded = new WeakMap<Element, string>()

/**
 * Marks with `data-miss` the dishes on the page that lack a word of `text`, and the categories without a remaining
 * dish. Letters are folded, words match in any order and inside words. Returns the number of remaining dishes; `null`
 * for no text.
 */
export function searchMenu(text: string, root: ParentNode = document): number | null {
  const words = slugOf(text).split('-').filter(Boolean)
  const dishes = [...root.querySelectorAll('[data-dishes] > li')]
  for (const repeated of root.querySelectorAll<HTMLElement>('[data-popular]')) repeated.hidden = words.length > 0
  for (const dish of dishes) mark(dish, !words.every((word) => foldedText(dish).includes(word)))
  for (const link of root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')) {
    const list = root.querySelector(`${link.hash} [data-dishes]`)
    const item = link.closest('li')
    if (list && item) mark(item, list.querySelector(':scope > li:not([data-miss])') === null)
  }
  if (words.length === 0) return null
  return dishes.filter((dish) => !dish.hasAttribute('data-miss') && !dish.hasAttribute('hidden')).length
}

function mark(element: Element, isMissed: boolean): void {
  element.toggleAttribute('data-miss', isMissed)
}

/** Text of a card, without its category; cached, since the words of a dish do not change while the page is open. */
function foldedText(dish: Element): string {
  const known = folded.get(dish) ?? slugOf(dish.firstElementChild?.textContent ?? '')
  folded.set(dish, known)
  return known
}
