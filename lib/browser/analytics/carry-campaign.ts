import { type Campaign, campaignOf, withCampaign } from '@/lib/domain/marketing/campaign'

/**
 * Adds this URL's campaign to links and forms within the site, so that a reservation's source is known although nothing
 * is stored without consent. Contract C19.
 */
export function carryCampaign(): void {
  const campaign = campaignOf(location.search)
  if (!campaign) return
  // Middle button and context menu open links too.
  for (const type of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, ({ target }) => carryByLink(target, campaign), true)
  document.addEventListener('submit', ({ target }) => carryByForm(target, campaign), true)
}

function carryByLink(target: EventTarget | null, campaign: Campaign): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  const path = link?.getAttribute('href') ?? ''
  if (link && !path.startsWith('//')) link.setAttribute('href', withCampaign(path, campaign))
}

function carryByForm(target: EventTarget | null, campaign: Campaign): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
  for (const [name, value] of Object.entries(campaign)) {
    if (target.querySelector(`input[name="${name}"]`)) continue
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    target.append(field)
  }
}
