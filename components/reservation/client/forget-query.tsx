'use client'

import { useEffect } from 'react'

/** Removes the query from the URL once the page has shown its notice: a reload does not show it again. Contract C2. */
export function ForgetQuery() {
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return null
}
