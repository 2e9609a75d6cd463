import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'

const FIELD = 'input:not([type=hidden]), select, textarea'

/**
 * Items added on this page and not left yet, by place: they are open, the newest has the focus in its first field, and
 * missing values are not reported yet. Contract C37.
 */
export function useNewItems(form: RefObject<HTMLFormElement | null>, problems: Readonly<Record<string, string>>) {
  const [places, setPlaces] = useState<readonly string[]>([])
  const toOpen = useRef<string | null>(null)
  const isPressed = useRef(false)

  useEffect(() => {
    const { current: place } = toOpen
    const item = place && form.current?.querySelector(`#${CSS.escape(`${place}-item`)}`)
    if (!item) return
    toOpen.current = null
    item.querySelector<HTMLElement>(FIELD)?.focus()
  })

  // Errors of an item that is left move the content below: they wait while a button is pressed.
  useEffect(() => {
    const { current } = form
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
    }
    current?.addEventListener('pointerdown', press, true)
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, true)
    return () => {
      current?.removeEventListener('pointerdown', press, true)
      for (const type of ['pointerup', 'pointercancel']) window.removeEventListener(type, release, true)
    }
  }, [form])

  function leave(target: Element, relatedTarget: Element | null) {
    setPlaces((before) => {
      const left = before.filter((place) => {
        const item = target.closest(`#${CSS.escape(`${place}-item`)}`)
        return item === null || item.contains(relatedTarget)
      })
      return left.length === before.length ? before : left
    })
  }

  return {
    places,
    problems:
      places.length === 0
        ? problems
        : Object.fromEntries(Object.entries(problems).filter(([at]) => !places.some((place) => at.startsWith(place)))),
    add(place: string) {
      toOpen.current = place
      setPlaces((before) => [...before, place])
    },
    /** The places have changed. */
    forget: () => setPlaces([]),
    leave({ target, relatedTarget }: FocusEvent) {
      const left = () => leave(target, relatedTarget)
      if (isPressed.current) window.addEventListener('pointerup', () => setTimeout(left), { once: true })
      else left()
    },
  }
}
