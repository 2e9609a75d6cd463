'use client'

import { useEffect } from 'react'

/** Takes the query out of the address once the page has said what it names: a reload does not say it again. Contract C2. */
export function ForgetQuery() {
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return null
}
