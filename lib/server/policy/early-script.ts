/**
 * Runs before first paint on every page: records a diner's input and the last button pressed until the scripts have
 * loaded, for `replayEarlyActions`. A constant, so its hash is in every policy. Decision 0017.
 */
export const EARLY_SCRIPT =
  '{const fields=new Map,types=["input","change","click"],note=({type,target:t})=>{' +
  'if(type!="click")fields.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value);' +
  'else early.button=t.closest("button[type=button]")},' +
  'early=window.nakryteEarly={fields,button:null,stop(){for(const type of types)removeEventListener(type,note,true)}};' +
  'for(const type of types)addEventListener(type,note,true)}'

/** SHA-256 of the text above; a test recomputes it. */
export const EARLY_SCRIPT_HASH = "'sha256-yIUAAH0hruW8E3gAB9mvL9iXqlxU+rS58KaG2NmoqoA='"
