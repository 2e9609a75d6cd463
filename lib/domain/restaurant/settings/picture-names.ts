import type { Json } from './parts'

/** File name in a draft for a picture uploaded on the panel: it contains the id. Contract C36. */
export function pictureFileName(id: string): string {
  return `${id}.avif`
}

/** The id of a picture in such a name; null for any other name. */
export function pictureIdIn(file: string): string | null {
  return /^([0-9a-f]{32})\.avif$/.exec(file)?.[1] ?? null
}

/** Names of the pictures in a part, at any depth. */
export function pictureFilesIn(value: Json | undefined): Set<string> {
  const files = new Set<string>()
  collectFiles(value, files)
  return files
}

function collectFiles(value: Json | undefined, files: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const one of value) collectFiles(one, files)
  else
    for (const [key, one] of Object.entries(value)) {
      if (key === 'file' && typeof one === 'string' && one) files.add(one)
      else collectFiles(one, files)
    }
}
