// @ts-check
import { fileURLToPath } from 'node:url'
import createNextIntlPlugin from 'next-intl/plugin'
import { nextClientRules } from './scripts/support/next-client.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

const withNextIntl = createNextIntlPlugin('./lib/server/request.ts')

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheHandler: process.env.NODE_ENV === 'production' ? `${root}.build/cache-handler.mjs` : undefined,
  expireTime: 86_400, // KEPT_SECONDS of lib/server/page-cache/page-policy.ts
  env: { RELEASE: process.env.RELEASE ?? 'dev' },
  compress: false, // server/compress.ts does it
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true }, // `npm run check` does it, once
  turbopack: {
    root,
    resolveAlias: { 'use-intl/format-message': './lib/server/format-message.ts' },
    rules: nextClientRules(process.env.NEXT_CLIENT), // scripts/build.mjs decides, once
  },
}

export default withNextIntl(config)
