import type { Json } from './parts'

/** What a draft calls a picture that was handed over on the panel: its name says which it is. Contract C36. */
export function pictureFileName(id: string): string {
  return `${id}.avif`
}

/** The id of a picture by such a name; null for the name of another. */
export function pictureIdIn(file: string): string | null {
  return /^([0-9a-f]{32})\.avif$/.exec(file)?.[1] ?? null
}

/** The names of the pictures in a part, or in what is below it. */
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
