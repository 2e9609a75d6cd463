// @ts-check
import { readFileSync } from 'node:fs'

/**
 * The packages of package-lock.json that `npm prune --omit=dev` leaves, on any platform, by name. See
 * docs/design/processes.md.
 * @returns {{ name: string, version: string, license: string, path: string }[]}
 */
export function shippedPackages() {
  /** @type {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, devOptional?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
    .map(([path, { version = '', license = '' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, license: license || 'not stated', path }
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'))
}
