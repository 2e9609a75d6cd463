import { fileURLToPath } from 'node:url'
import createNextIntlPlugin from 'next-intl/plugin'

const root = fileURLToPath(new URL('.', import.meta.url))

const withNextIntl = createNextIntlPlugin('./lib/request.ts')

// What a page gets that dies before it has a policy of its own; compatible with every page's policy, since policies intersect.
const policy = [{ key: 'Content-Security-Policy', value: "object-src 'none'; base-uri 'none'; frame-ancestors 'none'" }]
// Who may frame these stands in their own policy.
const embedPolicy = [{ key: 'Content-Security-Policy', value: "object-src 'none'; base-uri 'none'" }]
const floor = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]
// The fonts' names carry their hash; drawings keep their names when they change.
const forADay = [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }]
const embedScript = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'Access-Control-Allow-Origin', value: '*' },
  { key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=86400' },
]
const forAYear = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheHandler: process.env.NODE_ENV === 'production' ? `${root}lib/cache/cache-handler.mjs` : undefined,
  env: { RELEASE: process.env.RELEASE ?? 'dev' },
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true }, // `npm run check` does it, once
  turbopack: { root },
  headers: async () => [
    // Scripts and styles have their own, fewer: scripts/support/static-files.mjs.
    { source: '/:path((?!_next/static/).*)', headers: floor },
    { source: '/:path((?!_next/static/|(?:restaurants|order)/[^/]+/iframe$).*)', headers: policy },
    { source: '/:page(restaurants|order)/:restaurant/iframe', headers: embedPolicy },
    // Pages of partners load it; a day old at most, and the same address for ever.
    { source: '/embed/:path*', headers: embedScript },
    { source: '/fonts/:path*', headers: forAYear },
    { source: '/:folder(pictures|art|marks)/:path*', headers: forADay },
  ],
}

export default withNextIntl(config)
