/** A package as loaded by Node itself, also inside Jest (see `outside-environment.mjs`). */
export async function importOutside<T>(name: string): Promise<T> {
  const outside = (globalThis as { importOutside?: (name: string) => Promise<unknown> }).importOutside
  return (outside ? outside(name) : import(name)) as Promise<T>
}
