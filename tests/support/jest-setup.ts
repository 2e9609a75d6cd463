import '@testing-library/jest-dom'

// Rendering in jsdom on a busy machine takes more than a second. Only tests with a document load the library.
if ('document' in globalThis) require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 })
