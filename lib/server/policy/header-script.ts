/**
 * Runs before first paint on every page: `?showHeader=false` hides the header without a shift and without making a
 * cached page dynamic (ledger L084), a page in a frame loses what stands around it (L023), and where the question of
 * consent has been answered it is not asked again (decision 0015). The text never changes at run time, so its hash stands
 * in every policy.
 */
export const HEADER_SCRIPT =
  "{const d=document.documentElement.dataset;if(self!==top)d.framed='';" +
  "if(/[?&]showHeader=false(?:&|$)/.test(location.search))d.header='hidden';" +
  "try{if(localStorage.getItem(d.consent))d.consented=''}catch{}}"

/** SHA-256 of the text above; a test recomputes it. */
export const HEADER_SCRIPT_HASH = "'sha256-OfSJjJi4JFDFp7T6rQoBv4eV+9kd+Wk0VCpF89GtsW0='"
