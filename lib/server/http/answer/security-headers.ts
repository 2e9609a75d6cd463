/** Headers of every answer, of files and pages. */
export const ON_EVERY_ANSWER: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of documents; all but scripts and styles may be opened as one. */
export const ON_DOCUMENTS: Record<string, string> = {
  ...ON_EVERY_ANSWER,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  // Policy of answers that fail before they have one of their own.
  'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}
