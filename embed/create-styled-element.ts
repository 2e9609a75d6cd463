type Styles = Partial<CSSStyleDeclaration>

/**
 * An element whose attributes and styles are set one by one: a strict policy of the host page permits that, but no
 * `style=`.
 */
export function createStyledElement<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Record<string, string>,
  styles: Styles,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag)
  for (const name in attributes) element.setAttribute(name, attributes[name] as string)
  Object.assign(element.style, styles)
  element.append(...children)
  return element
}

/** Black or white, whichever has more contrast on the colour. */
export function textOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? '#000' : '#fff'
}
