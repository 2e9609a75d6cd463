/**
 * Build of this process: the nearest tag, else the version of package.json, and the commit. scripts/support/bundle.mjs
 * writes both into the bundle, so that nothing runs git later; empty in tests. See docs/design/processes.md.
 */
export const BUILT_FROM = { tag: process.env.BUILD_TAG ?? '', commit: process.env.BUILD_COMMIT ?? '' }
