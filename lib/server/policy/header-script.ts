/**
 * Runs before first paint on every page: `?showHeader=false` hides the header without a shift and without making a
 * cached page dynamic (ledger L084), a framed page has no header and footer (L023), an answered consent banner stays
 * hidden (docs/design/campaigns.md), and a page reserves the space of content that only this browser knows (contract
 * C30) and of a link's code (C8). The text never changes at run time, so its hash is in every policy.
 */
export const HEADER_SCRIPT =
  "{const d=document.documentElement.dataset;if(self!==top)d.framed='';" +
  "if(/[?&]showHeader=false(?:&|$)/.test(location.search))d.header='hidden';" +
  "if(/[?&]voucher=./.test(location.search))d.voucher='';" +
  "try{const s=localStorage;if(s.getItem(d.consent))d.consented='';" +
  "if(s.knownDiner)d.known='';if(s.lastDoneAt)d.mine=''}catch{d.storeless=''}}"

/** SHA-256 of the text above; a test recomputes it. */
export const HEADER_SCRIPT_HASH = "'sha256-t0K1NzhduHtHWmr2IAkJeO189zvO3+AVOPR7kTBCtA0='"
