import type { PanelPicture } from '@/lib/domain/restaurant/settings/wire'

/** Longer than the web server's own limit, in ms. */
const TIMEOUT_MS = 65_000

export type UploadAnswer =
  | { ok: true; picture: PanelPicture }
  | { ok: false; status: number; code: string; message: string }

interface Options {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void
  /** Aborts the upload; its answer is then ignored. */
  signal: AbortSignal
}

/**
 * Uploads a picture. Never throws: without an answer the status is 0. `fetch` would report no progress. Contract C36.
 */
export function uploadPicture(
  restaurantId: number,
  file: Blob,
  { onProgress, signal }: Options,
): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const noAnswer = () => resolve({ ok: false, status: 0, code: 'unknown', message: '' })
    request.open('POST', `/panel/api/${restaurantId}/pictures`)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request))
    request.onerror = noAnswer
    request.ontimeout = noAnswer
    request.onabort = noAnswer
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function answerOf({ status, responseText }: XMLHttpRequest): UploadAnswer {
  try {
    const body = JSON.parse(responseText)
    if (status === 200) return { ok: true, picture: body }
    return { ok: false, status, code: String(body.error.code), message: String(body.error.message) }
  } catch {
    // The server answers in plain text where too many uploads are under way.
    return { ok: false, status, code: status === 503 ? 'busy' : 'unknown', message: '' }
  }
}
