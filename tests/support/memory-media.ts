import type { MediaStore } from '@/lib/backend/pictures/media-store'

/** A media store of one test. */
export function memoryMedia(): MediaStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  return {
    files,
    async put(name, bytes) {
      files.set(name, bytes)
    },
    get: async (name) => files.get(name) ?? null,
    async remove(names) {
      for (const name of names) files.delete(name)
    },
  }
}
