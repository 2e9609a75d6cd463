import type { Organization, WebSite, WithContext } from 'schema-dts'
import type { Tenant } from '@/lib/domain/tenant/schema'

type Named = Pick<Tenant, 'key' | 'label' | 'tagline' | 'hosts' | 'operator' | 'support'>

/** The brand's site and its operator, for its home page; an example operator is left out. */
export function siteData({ key, label, tagline, hosts, operator, support }: Named) {
  const url = `https://${hosts[0]}/`
  const site: WithContext<Extract<WebSite, object>> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#site`,
    name: label,
    url,
    description: tagline,
    inLanguage: 'pl-PL',
    publisher: { '@id': `${url}#brand` },
  }
  const brand: WithContext<Extract<Organization, object>> = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#brand`,
    name: label,
    ...(!operator.isExample && { legalName: operator.name, taxID: operator.nip }),
    url,
    logo: `${url}pictures/icon-${key}-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: support.operations.email,
      availableLanguage: 'pl',
    },
  }
  return [site, brand]
}
