const UPLOADS = /^\/panel\/(?:api\/[1-9]\d{0,8}\/pictures|form\/[1-9]\d{0,8}\/picture)(?:\?|$)/

/** Is the request's body a picture, which is streamed to the upstream? Contract C36. */
export function isUploadRequest(method: string | undefined, url: string): boolean {
  return method === 'POST' && UPLOADS.test(url)
}
