import fc from 'fast-check'

/** Any number; a failure prints its seed in either run. */
const SEED_OF_NPM_TEST = 41_2026

// `npm test` gives the same result for the same code: it tries one sequence of random cases. `npm run test:full` tries
// a new one each time.
if (!process.env.TEST_FULL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED_OF_NPM_TEST })

export default fc
