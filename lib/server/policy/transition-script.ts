/**
 * Runs before the first paint on every page, since `pagereveal` comes before it. A browser rejects `ready` of a skipped
 * page transition, even if no script requested it: a second press, a page turned or hidden on the way. That is no error
 * of the page, so the script catches it before console and logger. A document without this script (`/robots.txt`) could
 * not catch it: only navigations to a list, a place or a menu, where something moves, keep their transition. With
 * reduced motion none does. The text never changes, so its hash is in every policy. See docs/design/browser.md.
 */
export const TRANSITION_SCRIPT =
  "{const reduced=matchMedia('(prefers-reduced-motion: reduce)')," +
  'moves=/^https?:\\/\\/[^/]+\\/(?:(?:rezerwuj|zamawiaj|restaurants|order)(?:[/?#]|$)|[?#]|$)/,' +
  'watch=({viewTransition:t,activation:to})=>{if(!t)return;for(const end of[t.ready,t.finished])end.catch(()=>{});' +
  'if(reduced.matches||to&&!moves.test(to.entry?.url))t.skipTransition()};' +
  "addEventListener('pageswap',watch);addEventListener('pagereveal',watch)}"

/** SHA-256 of the text above; a test recomputes it. */
export const TRANSITION_SCRIPT_HASH = "'sha256-9SDR+kv3dnSe9c0JQdDUdssnTCEdu9lw9EXaZA1lMxM='"
