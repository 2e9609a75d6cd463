import 'server-only'
import type { IncomingMessage } from 'node:http'
import { MAX_PICTURE_BYTES } from '@/lib/domain/restaurant/picture-sizes'
import { type PanelPicture, panelPictureSchema } from '@/lib/domain/restaurant/settings/wire'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { AppName } from '@/lib/domain/wire'
import { currentAnswer } from '@/lib/server/http/answer/answer-context'
import { plainFetch } from '@/lib/server/process-channel'
import { headersOf, originOf } from '@/lib/server/upstream/client/caller'
import { type RefusedAnswer, readUpstreamAnswer, type UpstreamAnswer } from '@/lib/server/upstream/client/client'
import { log } from '@/lib/server/upstream/client/log'
import { UpstreamOutage } from '@/lib/server/upstream/client/outage'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Limit of the whole upload: a phone sends its picture, and the upstream makes files of it. */
const LONGEST_MS = 60_000
/** Bytes of a plain form around its file. */
const FORM_BYTES = 4096
const MAX_BYTES = MAX_PICTURE_BYTES + FORM_BYTES

interface UploadCall {
  bearer: string
  call: { requestId: string; appName: AppName; clientAddress: string }
  signal: AbortSignal
}

/**
 * Streams the picture in the current request's body to the upstream; only a piece of it is held here. Throws
 * `UpstreamOutage` where there is no answer. Contract C36.
 */
export async function forwardPicture(
  tenant: Tenant,
  restaurant: number,
  { bearer, call, signal }: UploadCall,
): Promise<UpstreamAnswer<PanelPicture>> {
  const body = currentAnswer()?.upload
  if (!body) throw new Error('a picture whose body was read by somebody else')
  if (Number(body.headers['content-length']) > MAX_BYTES) return tooLarge()
  let isTooLarge = false
  const bounded = boundedBody(body, () => {
    isTooLarge = true
  })
  try {
    const answer = await plainFetch()(`${originOf(tenant)}/panel/${restaurant}/pictures`, {
      method: 'POST',
      headers: {
        ...headersOf({ tenant, ...call, bearer }),
        'content-type': body.headers['content-type'] ?? 'application/octet-stream',
      },
      body: bounded,
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
      duplex: 'half',
    } as unknown as RequestInit)
    const read = readUpstreamAnswer(
      { status: answer.status, headers: answer.headers, text: await answer.text() },
      panelPictureSchema,
    )
    // Many pictures wait to be made: that is a temporary refusal, not an outage.
    if (answer.status >= 500 && (read.ok || read.problem.code !== 'busy')) {
      throw new UpstreamOutage('status', String(answer.status))
    }
    return read
  } catch (error) {
    if (isTooLarge) return tooLarge()
    const outage = error instanceof UpstreamOutage ? error : new UpstreamOutage('network', 'pictures')
    // An aborted upload is no outage: its browser waits for no answer.
    if (!signal.aborted && !body.destroyed) {
      const { requestId } = call
      log.error({ requestId, tenant: tenant.key, resource: 'pictures', reason: outage.reason }, 'panel outage')
    }
    throw outage
  }
}

/** The consumer reads it to its end: the sender may still be sending when the answer is there. */
async function* boundedBody(body: IncomingMessage, onTooLarge: () => void): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    bytes += (part as Buffer).byteLength
    if (bytes > MAX_BYTES) {
      onTooLarge()
      throw new Error('a picture that is too large')
    }
    yield part as Buffer
  }
}

function tooLarge(): RefusedAnswer {
  const problem = { code: 'too_large', message: WEB_REFUSALS.tooLargePicture }
  return { ok: false, status: 413, problem, body: { error: problem }, retryAfter: null }
}
