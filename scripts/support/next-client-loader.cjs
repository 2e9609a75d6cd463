const path = require('node:path')

/**
 * Puts a module of ours in the place of one of Next's in the browser's bundle (scripts/support/next-client.mjs, decision 0042).
 * That it is the one that ours was written for is known before: else the build has no rule that calls this loader.
 */
module.exports = function replaceModule() {
  const ours = path.relative(path.dirname(this.resourcePath), path.resolve(__dirname, '../..', this.getOptions().by))
  return `module.exports = require(${JSON.stringify(ours)})`
}
