/// <reference types="@testing-library/jest-dom" />

// Only tests with a document load the library: in hundreds of files without one, each would load its table of ARIA
// roles.
if ('document' in globalThis) {
  require('@testing-library/jest-dom')
  // Rendering in jsdom on a busy machine takes more than a second.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 })
}
