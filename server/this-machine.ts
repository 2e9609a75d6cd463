/** Is this the machine's own address? Behind a proxy that nobody has named, every diner's is. */
export function isThisMachine(address: string): boolean {
  return /^(?:::1$|(?:::ffff:)?127\.)/.test(address)
}
