const METHODS = ['GET', 'HEAD', 'POST', 'DELETE']
/** Only calls of the panel know it. Contract C28. */
const PUT_PATH = '/panel/api/'
/** Longer than any address of ours with a campaign's parameters; in bytes. */
const MAX_URL_BYTES = 8192

interface RequestLine {
  method?: string
  url?: string
  headers: { host?: string }
}

/**
 * The status with which a request is refused for its first line and its host alone; `null` where it may go on. Nothing
 * behind it meets an address in absolute form or with a broken escape. Contract "Errors".
 */
export function requestLineRefusal({ method = '', url = '', headers }: RequestLine): 400 | 405 | 414 | null {
  if (url.length > MAX_URL_BYTES) return 414
  if (!url.startsWith('/') || url.startsWith('//') || !isHost(headers.host) || !isDecodable(url)) return 400
  return METHODS.includes(method) || (method === 'PUT' && url.startsWith(PUT_PATH)) ? null : 405
}

// `localhost:99999` is no host, though its name is one of ours.
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
