import type { ReactNode } from 'react'

// Different for each diner or each second: never kept, whatever a page below forgets to say.
export const dynamic = 'force-dynamic'

export default function LiveLayout({ children }: { children: ReactNode }) {
  return children
}
