/** Lower case, ASCII, hyphens: "Ostrów Wielkopolski" → "ostrow-wielkopolski". Contract C18. */
export function slugOf(name: string): string {
  // NFD separates the accents of every Polish letter except ł.
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Path of a restaurant's page: `/restaurants/12-mlyn`. Only the id is used; the slug is for people. */
export function restaurantPath(restaurant: { id: number; slug: string }): string {
  return `/restaurants/${restaurant.id}-${restaurant.slug}`
}

/** The id at the start of `12` or `12-mlyn`; `null` for anything else. */
export function restaurantIdOf(segment: string): number | null {
  const found = /^([1-9]\d{0,8})(?:-[a-z0-9-]*)?$/.exec(segment)
  return found ? Number(found[1]) : null
}
