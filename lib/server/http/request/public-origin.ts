const LOCAL = /^(localhost|[^:]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/** The address that the browser shows; only local hosts are served without TLS. The middleware has vouched for Host. */
export function publicOrigin(headers: Headers): string {
  const host = headers.get('host') ?? 'localhost'
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`
}
