import sirv from 'sirv'

const PREFIX = '/_next/static'
// A page loads a dozen files, and on a mobile network a kilobyte of headers each is felt: these matter to a script.
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * A handler of the built scripts and styles, which answers with the file that the build compressed and passes all other
 * requests to `next`. Next would compress each of them again for every diner, and less well.
 */
export function staticFiles(distDir, next) {
  const serve = sirv(`${distDir}/static`, { brotli: true, gzip: true, etag: true, setHeaders })
  return (request, response) => {
    const { url } = request
    if (!url.startsWith(`${PREFIX}/`)) return next(request, response)
    request.url = url.slice(PREFIX.length)
    serve(request, response, () => {
      request.url = url
      next(request, response)
    })
  }
}

function setHeaders(response) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
}
