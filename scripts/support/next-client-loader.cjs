const { createHash } = require('node:crypto')
const path = require('node:path')

/**
 * Puts a module of ours in the place of one of Next's in the browser's bundle (scripts/support/next-client.mjs, decision 0042).
 * Throws when Next's module is not the one that ours was written for: the build then fails.
 */
module.exports = function replaceModule(source) {
  const { by, sha256 } = this.getOptions()
  if (createHash('sha256').update(source).digest('hex') !== sha256) {
    throw new Error(`${this.resourcePath} has changed: see docs/decisions/0042-next-client.md`)
  }
  const ours = path.relative(path.dirname(this.resourcePath), path.resolve(__dirname, '../..', by))
  return `module.exports = require(${JSON.stringify(ours)})`
}
