import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** As small as they get, by the end of the file's name. */
export const smallest = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Lays a `.br` and a `.gz` beside every script and style in `folder`, made once, as small as they get. */
export async function precompress(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(names.flatMap((name) => Object.keys(smallest).map((kind) => shrink(join(folder, name), kind))))
}

async function shrink(path, kind) {
  writeFileSync(`${path}.${kind}`, await smallest[kind](readFileSync(path)))
}
