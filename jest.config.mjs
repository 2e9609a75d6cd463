import { fileURLToPath } from 'node:url'
import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: fileURLToPath(new URL('.', import.meta.url)) })

/** next/jest ignores ESM packages, so its answer is awaited and the list replaced: everything from npm is transformed. */
export default async function config() {
  const base = await withNext({
    testEnvironment: 'node',
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: [
      '/node_modules/',
      '/.next',
      '/.build/',
      '<rootDir>/tests/e2e/',
      '<rootDir>/tests/attack/built/',
    ],
    modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.build'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/support/empty.ts' },
    // What a second does here, half a minute may do where everything else runs as well.
    testTimeout: 120_000,
    setupFilesAfterEnv: ['<rootDir>/tests/support/jest-setup.ts'],
  })()
  return { ...base, transformIgnorePatterns: ['\\.pnp\\.[^\\/]+$', '^.+\\.module\\.(css|sass|scss)$'] }
}
