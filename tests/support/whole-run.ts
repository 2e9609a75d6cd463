/** A test that takes CPU for seconds where `npm test` tests the same rule smaller: in `npm run test:full` alone. */
export const itInWholeRun = process.env.TEST_FULL ? it : it.skip
