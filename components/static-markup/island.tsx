import type { ComponentType, ReactNode } from 'react'

/** How a list is rendered outside of Next. */
export interface Filling {
  renderIsland(name: string, part: ComponentType, props: object): ReactNode
  /** Keeps the markup of a part for `takeMarkup`; returns its id. */
  keepPart(part: ReactNode): string
}

// Rendering is synchronous, so there is one at a time.
let filling: Filling | null = null

/** Runs a rendering in which client parts become islands. Decision 0050. */
export function duringFilling<T>(how: Filling, render: () => T): T {
  filling = how
  try {
    return render()
  } finally {
    filling = null
  }
}

/** `null` where Next renders. */
export function currentFilling(): Filling | null {
  return filling
}

type Props<P> = {
  /** Its name in the registry from which the browser brings it to life. */
  name: string
  of: ComponentType<P>
  /** Plain data: they stand in the page as JSON. */
  props: P
}

/**
 * A client part of a live list. Where Next renders the page it is that part and nothing more; in a list that is filled outside
 * of Next it is an island, which the browser brings to life by itself. Decision 0050.
 */
export function Island<P extends object>({ name, of: Part, props }: Props<P>) {
  return filling ? filling.renderIsland(name, Part as ComponentType, props) : <Part {...props} />
}
