/**
 * Presses that work better with a script on a page's plain buttons: sharing opens the phone's own sheet or copies the
 * link, a picture opens the gallery at itself. Without it the buttons open their boxes all the same.
 */
export function helpPresses(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-share], [data-photo]')
    if (!button) return
    const { share, photo } = button.dataset
    if (photo) setTimeout(() => document.getElementById(photo)?.scrollIntoView()) // the box is open by then
    if (share) void shareOrCopy(event, button)
  })
}

async function shareOrCopy(event: Event, button: HTMLElement): Promise<void> {
  const { share = '', shareTitle: title, shareText: text } = button.dataset
  const url = new URL(share, window.location.origin).href
  if ('share' in navigator) {
    event.preventDefault()
    // The diner cancelled, or the browser refused: nothing was shared, and no message is needed.
    await navigator.share({ title, text, url }).catch(() => {})
    return
  }
  const said = document.getElementById(button.getAttribute('popovertarget') ?? '')?.querySelector('[data-copied]')
  const copied = said?.getAttribute('data-copied')
  if (!said || !copied) return
  await (navigator as Navigator).clipboard?.writeText(url).then(
    () => {
      said.textContent = copied
    },
    () => {}, // the box says how to copy by hand
  )
}
