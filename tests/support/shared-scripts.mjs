// @ts-check
import vm from 'node:vm'

/**
 * @typedef {object} Shared
 * @property {string} source
 * @property {vm.Script} script
 */

/**
 * By file and parameters: the scripts that this worker has compiled. One for each module that tests load.
 * @type {Map<string, Shared>}
 */
const scripts = new Map()
const compileFunction = vm.compileFunction

/**
 * Jest compiles each module anew for each test file, and V8 each of its functions when it is first called. Here a module is
 * compiled once for a worker and runs in every sandbox: what it evaluates to stays separate, its code is shared. Loaded by
 * the test environments, which live outside of the sandboxes.
 */
export function shareScripts() {
  vm.compileFunction = (source, params, options) => {
    const context = options?.parsingContext
    const filename = options?.filename
    // A module's own dynamic import needs the callback of its sandbox.
    if (!context || !filename || /\bimport\s*\(/.test(source)) return compileFunction(source, params, options)
    return scriptOf(source, params ?? [], filename).runInContext(context)
  }
}

/**
 * @param {string} source
 * @param {readonly string[]} params
 * @param {string} filename
 * @returns {vm.Script}
 */
function scriptOf(source, params, filename) {
  const key = `${filename}\0${params}`
  const known = scripts.get(key)
  if (known?.source === source) return known.script
  // The wrapper has a line of its own, so positions in errors stay those of the file.
  const script = new vm.Script(`(function (${params}) {\n${source}\n})`, { filename, lineOffset: -1 })
  scripts.set(key, { source, script })
  return script
}
