import type { ReactNode } from 'react'

// Live pages differ for each diner or each second. Set here, so that no page below can be cached by mistake.
export const dynamic = 'force-dynamic'

export default function LiveLayout({ children }: { children: ReactNode }) {
  return children
}
