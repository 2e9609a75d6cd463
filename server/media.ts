import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCache, TooManyUnderWayError } from '@/lib/backend/cache'
import { isMediaFile, MEDIA_PATH, mediaTypeOf } from '@/lib/domain/restaurant/picture'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { ON_DOCUMENTS } from '@/lib/server/http/answer/security-headers'
import { exceedsPageLimit } from '@/lib/server/http/limits/limits'
import { sendPlainText } from './plain-answers'
import { sendBytes } from './send-bytes'
import type { ServeFile } from './static-files'

/** Some 1,000 files: the pictures on the pages of an evening. */
const MAX_BYTES = 48 * 1024 * 1024
/** Without this bound, a list of guessed names would hold a descriptor of the upstream each. */
const MAX_UNDER_WAY = 64

interface Parts {
  /** Bytes of a file for the requested host; `null` where there is none. */
  load: (host: string, file: string) => Promise<Buffer | null>
  maxBytes?: number
  log: (line: string) => void
}

/**
 * Answers `/media/…`, the pictures of restaurants, from memory or from the upstream. A name's file never changes, so
 * caches may keep it for ever. Contract C36, decision 0070.
 */
export function mediaFiles({ load, maxBytes = MAX_BYTES, log }: Parts): ServeFile {
  const cached = createCache<Buffer | undefined>({
    bytes: { most: maxBytes, of: (file) => file?.length ?? 0 },
    maxUnderWay: MAX_UNDER_WAY,
  })

  async function answer(file: string, ...[request, response, context, client]: Parameters<ServeFile>): Promise<void> {
    const bytes = cached.peek(file)
    if (bytes) return sendPicture(request, response, context, { file, bytes })
    if (await exceedsPageLimit('pictures', client)) return sendPlainText(request, response, 429)
    try {
      const find = async () => (await load(request.headers.host ?? '', file)) ?? undefined
      const bytes = await cached.get(file, find)
      if (!bytes) return sendPlainText(request, response, 404)
      sendPicture(request, response, context, { file, bytes })
    } catch (error) {
      if (!(error instanceof TooManyUnderWayError)) log(`media: ${error instanceof Error ? error.message : error}`)
      sendPlainText(request, response, 503, { headers: { 'retry-after': '2' } })
    }
  }

  return (request, response, context, client) => {
    const pathname = request.url?.split('?', 1)[0] ?? ''
    if (!pathname.startsWith(MEDIA_PATH)) return false
    const file = pathname.slice(MEDIA_PATH.length)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      sendPlainText(request, response, 405, { headers: { allow: 'GET, HEAD' } })
    else if (isMediaFile(file)) void answer(file, request, response, context, client)
    else sendPlainText(request, response, 404)
    return true
  }
}

function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  context: AnswerContext,
  { file, bytes }: { file: string; bytes: Buffer },
): void {
  context.kind = 'file'
  const headers = {
    ...ON_DOCUMENTS,
    'content-type': mediaTypeOf(file),
    'cache-control': 'public, max-age=31536000, immutable',
  }
  sendBytes(request, response, { headers, etag: `"${file}"`, bytes })
}
