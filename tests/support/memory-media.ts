import type { MediaStore } from '@/upstream/pictures/media-store'

/** A media store of one test; `times` can be set to what was written long ago. */
export function memoryMedia(): MediaStore & { files: Map<string, Buffer>; times: Map<string, Date> } {
  const files = new Map<string, Buffer>()
  const times = new Map<string, Date>()
  return {
    files,
    times,
    async put(name, bytes) {
      files.set(name, bytes)
      times.set(name, new Date())
    },
    get: async (name) => files.get(name) ?? null,
    async remove(names) {
      for (const name of names) files.delete(name)
    },
    async *writtenBefore(then) {
      for (const name of [...files.keys()]) if ((times.get(name) ?? then) < then) yield name
    },
  }
}
