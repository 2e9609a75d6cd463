/** The card of a restaurant in the list beside the map. */
export function findCard(id: number): HTMLElement | null {
  return document.querySelector(`[data-split] [data-restaurant="${id}"]`)
}

/** Reports which card has the pointer or the focus, and marks it. Returns a function that stops it. */
export function watchSelectedCard(onSelected: (id: number, isSelected: boolean) => void): () => void {
  const split = document.querySelector('[data-split]')
  let selected: HTMLElement | null = null

  function select({ target }: Event) {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-restaurant]') : null
    if (!card || card === selected) return
    leave()
    selected = card
    card.toggleAttribute('data-selected', true)
    onSelected(Number(card.dataset.restaurant), true)
  }

  function leave() {
    selected?.removeAttribute('data-selected')
    if (selected) onSelected(Number(selected.dataset.restaurant), false)
    selected = null
  }

  split?.addEventListener('pointerover', select)
  split?.addEventListener('focusin', select)
  return () => {
    leave()
    split?.removeEventListener('pointerover', select)
    split?.removeEventListener('focusin', select)
  }
}
