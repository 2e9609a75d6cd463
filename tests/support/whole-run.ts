/** A test that takes seconds of CPU, while `npm test` tests the same rule on less: in `npm run test:full` only. */
export const itInWholeRun = process.env.TEST_FULL ? it : it.skip
