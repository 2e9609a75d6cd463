/**
 * Runs before first paint on every page: `?showHeader=false` hides the header without a shift and without making a
 * cached page dynamic (ledger L084), a page in a frame loses what stands around it (L023), where the question of
 * consent has been answered it is not asked again (decision 0015), and a page reserves the space of what only this
 * browser knows (contract C30) and of the code of a link (C8). The text never changes at run time, so its hash stands in every policy.
 */
export const HEADER_SCRIPT =
  "{const d=document.documentElement.dataset;if(self!==top)d.framed='';" +
  "if(/[?&]showHeader=false(?:&|$)/.test(location.search))d.header='hidden';" +
  "if(/[?&]voucher=./.test(location.search))d.voucher='';" +
  "try{const s=localStorage;if(s.getItem(d.consent))d.consented='';" +
  "if(s.knownDiner)d.known='';if(s.lastDoneAt)d.mine=''}catch{d.storeless=''}}"

/** SHA-256 of the text above; a test recomputes it. */
export const HEADER_SCRIPT_HASH = "'sha256-t0K1NzhduHtHWmr2IAkJeO189zvO3+AVOPR7kTBCtA0='"
