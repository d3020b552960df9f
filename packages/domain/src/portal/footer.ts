import { pathTo } from './addresses.ts'
import { contactOf, memberOf, type Target, type Viewer } from './viewer.ts'

export type FooterLinkId = 'legal-notice' | 'contact' | 'personal-data' | 'cookies' | 'site-map' | 'lexicon'
export type FooterLink = Target & { readonly id: FooterLinkId }

/** A page of the portal on a social network; the list is configuration, and empty without one (P-FOOT-14). */
export type SocialLink = { readonly name: string; readonly href: string }

/** Telephone number and e-mail address of the help line: configuration; what is missing is not shown (P-CONST-08, P-CONST-09). */
export type HelpLine = { readonly phone?: string; readonly email?: string }

export type Footer = {
  readonly links: readonly FooterLink[]
  /** "Nous contacter", with the help line where one is configured. */
  readonly contact: Target & { readonly helpLine?: HelpLine }
  readonly socialLinks: readonly SocialLink[]
}

/** What the footer depends on. */
export type FooterInput = {
  readonly viewer: Viewer
  readonly socialLinks: readonly SocialLink[]
  readonly helpLine?: HelpLine | undefined
}

/**
 * Builds the footer. Individual people have a link to /contact beside "Nous contacter", which opens their advisor's modal; collective people
 * and visitors have the social links, and the site map only somebody collective who has signed in (P-FOOT-01 to P-FOOT-15).
 *
 * @param input who looks, and what is configured
 * @example footerOf({ viewer: { kind: 'visitor' }, socialLinks: [] }).contact // { to: '/contact' }
 */
export const footerOf = ({ viewer, socialLinks, helpLine }: FooterInput): Footer => {
  const origin = memberOf(viewer)?.origin
  const isOwn = origin === 'individual' || origin === 'individual_transmission'
  const hasHelpLine = helpLine?.phone !== undefined || helpLine?.email !== undefined
  return {
    links: [
      { id: 'legal-notice', to: pathTo('legal-notice') },
      ...(isOwn ? [{ id: 'contact' as const, to: pathTo('contact') }] : []),
      { id: 'personal-data', to: pathTo('personal-data-notice') },
      { id: 'cookies', to: pathTo('cookie-policy') },
      ...(origin === 'collective' ? [{ id: 'site-map' as const, to: pathTo('site-map') }] : []),
      { id: 'lexicon', hash: 'lexicon-home' },
    ],
    contact: { ...contactOf(viewer), ...(hasHelpLine ? { helpLine } : {}) },
    socialLinks: isOwn ? [] : socialLinks,
  }
}
