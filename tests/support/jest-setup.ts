import '@testing-library/jest-dom'

// A page in jsdom on a busy machine is no matter of a second. Only what has a document loads the library.
if ('document' in globalThis) require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 })
