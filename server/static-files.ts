import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { ON_DOCUMENTS, ON_EVERY_ANSWER } from '@/lib/server/http/answer/security-headers'
import { exceedsPageLimit } from '@/lib/server/http/limits/limits'
import { type Encoding, encodingFor } from '@/lib/server/http/request/negotiation'
import { sendPlainText } from './plain-answers'
import { type Compression, smallest } from './precompress'
import { sendBytes } from './send-bytes'
import type { StoredFile } from './stored-builds'

const COMPRESSIBLE = /\.(css|js|json|map|svg|txt)$/

type Headers = Record<string, string>

interface Form {
  bytes: Buffer
  etag: string
}

/** A file in memory, in its encodings. */
export interface StaticFile {
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
export const CACHED_FOR_A_DAY = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' }
// Partners' pages load it: an hour old at most, at a permanent URL.
const EMBED_HEADERS = {
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}
// E-mails show the marks on any mailbox's pages.
const MAIL_HEADERS = { ...CACHED_FOR_A_DAY, 'cross-origin-resource-policy': 'cross-origin' }
const HEADERS_BY_FOLDER: Record<string, Headers> = {
  fonts: CACHED_FOR_A_YEAR,
  embed: EMBED_HEADERS,
  mail: MAIL_HEADERS,
}

const SCRIPTS = '/_next/static/'

/**
 * Every built script and style and every file of `public/`, read once: an answer needs no descriptor, so none can be
 * left open, and no file can vanish under it. About 12 MB; the deployed files bound the memory. Resolves to a handler
 * that returns whether the path was its own. Decision 0022.
 * @param findStored reads a script or style of another build from disk; `null` where there is none
 */
export async function staticFiles(
  distDir: string,
  findStored: (name: string) => Promise<StoredFile | null> = async () => null,
): Promise<ServeFile> {
  const files = new Map<string, StaticFile>()
  const folders = [SCRIPTS]
  // A page loads a dozen of these, and a kilobyte of headers each is felt on a mobile network: they are no documents.
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
    // Files of other builds are read from disk, one build after the other.
    if (await exceedsPageLimit('files of other builds', client)) return sendPlainText(request, response, 429)
    const pathname = request.url?.split('?', 1)[0] ?? ''
    const stored = await findStored(pathname.slice(SCRIPTS.length))
    if (!stored) return sendPlainText(request, response, 404)
    context.kind = 'file'
    sendFile(request, response, { headers: { ...ofScripts, 'content-type': typeOf(pathname) }, forms: formsOf(stored) })
  }
}

function typeOf(name: string): string {
  return getMimeType(name) ?? 'application/octet-stream'
}

async function readInto(
  files: Map<string, StaticFile>,
  folder: string,
  prefix: string,
  headers: Headers,
): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = async (path: string) => {
    const ofFile = { ...headers, 'content-type': typeOf(path) }
    files.set(prefix + path.slice(folder.length), { headers: ofFile, forms: await readForms(path) })
  }
  await Promise.all(paths.filter((path) => !/\.(br|gz)$/.test(path)).map(read))
}

// The build writes a compressed form beside each script and style; the few drawings are compressed here. Read in turn:
// no request waits before the server listens, and hundreds of reads at once take longer.
async function readForms(path: string): Promise<StaticFile['forms']> {
  const identity = readFileSync(path)
  const compressed = async (end: Compression) => {
    if (existsSync(`${path}.${end}`)) return readFileSync(`${path}.${end}`)
    return COMPRESSIBLE.test(path) ? smallest[end](identity) : undefined
  }
  return formsOf({ identity, br: await compressed('br'), gzip: await compressed('gz') })
}

/** The forms of a file with their ETags. */
export function formsOf({ identity, br, gzip }: StoredFile): StaticFile['forms'] {
  return { identity: formOf(identity), ...(br && { br: formOf(br) }), ...(gzip && { gzip: formOf(gzip) }) }
}

function formOf(bytes: Buffer): Form {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** Sends a file in the smallest form that the client accepts. */
export function sendFile(request: IncomingMessage, response: ServerResponse, { headers, forms }: StaticFile): void {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), forms)
  const lines: Headers = {
    ...headers,
    ...(forms.br && { vary: 'accept-encoding' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  sendBytes(request, response, { headers: lines, ...(forms[encoding] ?? forms.identity) })
}
