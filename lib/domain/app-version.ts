/**
 * Sent with every call as `x-app-version`. It is not in the schema file, so that the browser need not load the schemas.
 * Ledger L256, L257.
 */
export const APP_VERSION = 'web/3.2.1'
/** The build's name: scripts/build.mjs sets it, next.config.mjs inlines it. */
export const RELEASE = process.env.RELEASE ?? 'dev'
