const METHODS = ['GET', 'HEAD', 'POST', 'DELETE']
/** Only the panel's calls use PUT. Contract C28. */
const PUT_PATH = '/panel/api/'
/** Longer than any URL of ours with a campaign's parameters; in bytes. */
const MAX_URL_BYTES = 8192

interface RequestLine {
  method?: string
  url?: string
  headers: { host?: string }
}

/**
 * The status of a refusal by the request's first line and host alone; `null` where it is valid. Later code never sees a
 * URL in absolute form or with a broken escape. Contract "Errors".
 */
export function requestLineRefusal({ method = '', url = '', headers }: RequestLine): 400 | 405 | 414 | null {
  if (url.length > MAX_URL_BYTES) return 414
  if (!url.startsWith('/') || url.startsWith('//') || !isHost(headers.host) || !isDecodable(url)) return 400
  return METHODS.includes(method) || (method === 'PUT' && url.startsWith(PUT_PATH)) ? null : 405
}

// `localhost:99999` is no valid host, although the name is one of ours.
function isHost(host: string | undefined): boolean {
  return host !== undefined && URL.canParse(`http://${host}`)
}

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}
