import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { ON_DOCUMENTS, ON_EVERY_ANSWER } from '@/lib/server/http/answer/security-headers'
import { exceedsPageLimit } from '@/lib/server/http/limits/limits'
import { type Encoding, encodingFor } from '@/lib/server/http/request/negotiation'
import { sendPlainText } from './plain-answers'
import { type Compression, smallest } from './precompress'
import { sendBytes } from './send-bytes'
import type { StoredFile } from './stored-builds'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /\.(css|js|json|map|svg|txt)$/
/** Each encoding with the end of its files' names. */
const ENCODINGS: readonly (readonly [Exclude<Encoding, 'identity'>, Compression])[] = [
  ['br', 'br'],
  ['gzip', 'gz'],
]

type Headers = Record<string, string>

interface Form {
  bytes: Buffer
  etag: string
}

interface StaticFile {
  headers: Headers
  forms: { identity: Form } & Partial<Record<Encoding, Form>>
}

/** Answers where the path is a file's or in a folder of files; `false` where it is not. */
export type ServeFile = (
  request: IncomingMessage,
  response: ServerResponse,
  context: AnswerContext,
  client: string,
) => boolean

// Names of scripts, styles and fonts carry their hash; drawings keep their names when they change.
const CACHED_FOR_A_YEAR = { 'cache-control': 'public, max-age=31536000, immutable' }
const CACHED_FOR_A_DAY = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }
// Pages of partners load it: an hour old at most, and the same address for ever.
const EMBED_HEADERS = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}
// Letters show the marks in whatever page a mailbox has.
const MAIL_HEADERS = { ...CACHED_FOR_A_DAY, 'cross-origin-resource-policy': 'cross-origin' }
const HEADERS_BY_FOLDER: Record<string, Headers> = {
  fonts: CACHED_FOR_A_YEAR,
  embed: EMBED_HEADERS,
  mail: MAIL_HEADERS,
}

const SCRIPTS = '/_next/static/'

/**
 * Every built script and style and every file of `public/`, read once: an answer needs no descriptor, so none can be left
 * open, and no file can vanish under it. About 12 MB; what is in memory is bounded by what is deployed. Resolves to a
 * handler that says whether the path was its own. Decision 0022.
 * @param findStored reads a script or style of another build from disk; `null` where there is none
 */
export async function staticFiles(
  distDir: string,
  findStored: (name: string) => Promise<StoredFile | null> = async () => null,
): Promise<ServeFile> {
  const files = new Map<string, StaticFile>()
  const folders = [SCRIPTS]
  // A page loads a dozen of these, and on a mobile network a kilobyte of headers each is felt: they are no documents.
  const ofScripts = { ...ON_EVERY_ANSWER, ...CACHED_FOR_A_YEAR }
  await readInto(files, `${distDir}/static`, SCRIPTS.slice(0, -1), ofScripts)
  for (const name of existsSync('public') ? readdirSync('public') : []) {
    folders.push(`/${name}/`)
    await readInto(files, join('public', name), `/${name}`, {
      ...ON_DOCUMENTS,
      ...(HEADERS_BY_FOLDER[name] ?? CACHED_FOR_A_DAY),
    })
  }

  return (request, response, context, client) => {
    const pathname = decodeURIComponent(request.url?.split('?', 1)[0] ?? '')
    const file = files.get(pathname)
    if (!file && !folders.some((folder) => pathname.startsWith(folder))) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendPlainText(request, response, 405, { headers: { allow: 'GET, HEAD' } })
    } else if (file) {
      context.kind = 'file'
      sendFile(request, response, file)
    } else if (pathname.startsWith(SCRIPTS)) {
      sendStored(request, response, context, client).catch(() => sendPlainText(request, response, 500))
    } else sendPlainText(request, response, 404)
    return true
  }

  async function sendStored(...[request, response, context, client]: Parameters<ServeFile>): Promise<void> {
    // Read from disk, a build after the other.
    if (await exceedsPageLimit('files of other builds', client)) return sendPlainText(request, response, 429)
    const pathname = request.url?.split('?', 1)[0] ?? ''
    const kept = await findStored(pathname.slice(SCRIPTS.length))
    if (!kept) return sendPlainText(request, response, 404)
    const { identity, br, gzip } = kept
    const forms = { identity: formOf(identity), ...(br && { br: formOf(br) }), ...(gzip && { gzip: formOf(gzip) }) }
    context.kind = 'file'
    sendFile(request, response, { headers: { ...ofScripts, 'content-type': typeOf(pathname) }, forms })
  }
}

function typeOf(name: string): string {
  return TYPES[extname(name)] ?? 'application/octet-stream'
}

async function readInto(
  files: Map<string, StaticFile>,
  folder: string,
  prefix: string,
  headers: Headers,
): Promise<void> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
  await Promise.all(
    names.map(async (name) => {
      files.set(prefix + name, {
        headers: { ...headers, 'content-type': typeOf(name) },
        forms: await readForms(folder + name),
      })
    }),
  )
}

// The build lays a compressed form beside each script, style and dish; the few other drawings are compressed here. Read in turn:
// before the server listens nobody waits, and 2,500 reads at once take eight times as long.
async function readForms(path: string): Promise<StaticFile['forms']> {
  const bytes = readFileSync(path)
  const forms: StaticFile['forms'] = { identity: formOf(bytes) }
  for (const [encoding, end] of ENCODINGS) {
    if (existsSync(`${path}.${end}`)) forms[encoding] = formOf(readFileSync(`${path}.${end}`))
    else if (COMPRESSIBLE.test(path)) forms[encoding] = formOf(await smallest[end](bytes))
  }
  return forms
}

function formOf(bytes: Buffer): Form {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

function sendFile(request: IncomingMessage, response: ServerResponse, { headers, forms }: StaticFile): void {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), forms)
  const lines: Headers = {
    ...headers,
    ...(forms.br && { vary: 'accept-encoding' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  sendBytes(request, response, { headers: lines, ...(forms[encoding] ?? forms.identity) })
}
