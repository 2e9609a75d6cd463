/**
 * Runs before the first paint on every page, since `pagereveal` comes before it. A browser rejects `ready` of a transition
 * between pages that it leaves out, though no script asked for one: a second press, a page turned or hidden on the way. It
 * is no fault of the page, so it is heard here and reaches neither console nor logger. And a document that takes no part
 * (`/robots.txt`) has no script that could hear it: only what leads to a list, a place or a menu, where something moves, is
 * let through. With reduced motion nothing is, whenever it was asked for. The text never changes, so its hash stands in
 * every policy. Decision 0045.
 */
export const TRANSITION_SCRIPT =
  "{const reduced=matchMedia('(prefers-reduced-motion: reduce)')," +
  'moves=/^https?:\\/\\/[^/]+\\/(?:(?:rezerwuj|zamawiaj|restaurants|order)(?:[/?#]|$)|[?#]|$)/,' +
  'watch=({viewTransition:t,activation:to})=>{if(!t)return;for(const end of[t.ready,t.finished])end.catch(()=>{});' +
  'if(reduced.matches||to&&!moves.test(to.entry?.url))t.skipTransition()};' +
  "addEventListener('pageswap',watch);addEventListener('pagereveal',watch)}"

/** SHA-256 of the text above; a test recomputes it. */
export const TRANSITION_SCRIPT_HASH = "'sha256-9SDR+kv3dnSe9c0JQdDUdssnTCEdu9lw9EXaZA1lMxM='"
