const ID = /^[A-Za-z0-9]{20,64}$/

/** Has the text the format of an order's id, which is its key? Contract C3. */
export function isOrderId(text: string): boolean {
  return ID.test(text)
}

/** Page on which an order is followed, paid and cancelled. Contract C19. */
export function orderPath(id: string): string {
  return `/zamowienie/${id}`
}
