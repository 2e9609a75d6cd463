/** Sent with every call as `x-app-version`; apart from the schemas, so that the browser gets it without them. Ledger L256, L257. */
export const APP_VERSION = 'web/3.2.1'
/** The build: scripts/build.mjs names it, next.config.mjs writes it in. */
export const RELEASE = process.env.RELEASE ?? 'dev'
