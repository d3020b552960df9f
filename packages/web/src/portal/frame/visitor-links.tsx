import type { RouteId } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** Public pages of the header, in its order. */
export const VISITOR_LINKS: readonly RouteId[] = ['visitor-home', 'tax-simulator', 'articles', 'contact']

export const VISITOR_WORDS: Readonly<Partial<Record<RouteId, ReactElement>>> = {
  'visitor-home': <Trans id="portal.header.home">Accueil</Trans>,
  'tax-simulator': <Trans id="portal.header.tax">Simuler mon impôt</Trans>,
  articles: <Trans id="portal.header.articles">Articles</Trans>,
  contact: <Trans id="portal.footer.contact-page">Contact</Trans>,
}
