import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Ends of the names of compressed files. */
export type Compression = 'br' | 'gz'

/** As small as they get, by the end of the file's name. */
export const smallest: Record<Compression, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

const COMPRESSIONS: readonly Compression[] = ['br', 'gz']

/** Lays a `.br` and a `.gz` beside every script and style in `folder`, made once, as small as they get. */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(names.flatMap((name) => COMPRESSIONS.map((kind) => shrink(join(folder, name), kind))))
}

async function shrink(path: string, kind: Compression): Promise<void> {
  writeFileSync(`${path}.${kind}`, await smallest[kind](readFileSync(path)))
}
