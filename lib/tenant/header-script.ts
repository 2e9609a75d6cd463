/**
 * Runs before first paint on every page: `?showHeader=false` hides the header without a shift and without
 * making a cached page dynamic. The text never changes at run time, so its hash stands in every policy. Ledger L084.
 */
export const HEADER_SCRIPT =
  "if(/[?&]showHeader=false(?:&|$)/.test(location.search))document.documentElement.dataset.header='hidden'"

/** SHA-256 of the text above; a test recomputes it. */
export const HEADER_SCRIPT_HASH = "'sha256-OS9w7hVwNbtAI2dto32Hqw6PDOFtQX0GvIjjMlqC+CM='"
