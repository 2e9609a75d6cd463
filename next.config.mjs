// @ts-check
import { fileURLToPath } from 'node:url'
import createNextIntlPlugin from 'next-intl/plugin'
import { nextClientRules } from './scripts/support/next-client.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

const withNextIntl = createNextIntlPlugin('./lib/server/request.ts')

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Otherwise a page's title and descriptions are streamed into its body. Decision 0066.
  htmlLimitedBots: /.*/,
  env: { RELEASE: process.env.RELEASE ?? 'dev' },
  compress: false, // server/compress.ts does it
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true }, // `npm run check` does it, once
  // A page loads the styles of its own parts alone. See docs/design/browser.md.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 4_000, weightDistribution: 0 },
    turbopackFileSystemCacheForBuild: false,
  },
  turbopack: {
    root,
    rules: nextClientRules(process.env.NEXT_CLIENT), // scripts/build.mjs decides, once
  },
}

export default withNextIntl(config)
