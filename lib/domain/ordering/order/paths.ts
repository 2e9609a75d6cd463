const ID = /^[A-Za-z0-9]{20,64}$/

/** May this be an order's id, which is its key? Contract C3. */
export function isOrderId(text: string): boolean {
  return ID.test(text)
}

/** Where an order is watched, paid and called off. Contract C19. */
export function orderPath(id: string): string {
  return `/zamowienie/${id}`
}
