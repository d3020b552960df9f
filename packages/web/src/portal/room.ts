import { msg } from '@lingui/core/macro'
import { early, late, type Room } from '../shell/index.ts'

/** Pages of the frame, and whatever belongs to no other room yet. */
export const room: Room = {
  pages: {
    'site-map': {
      title: msg({ id: 'portal.footer.site-map', message: 'Plan du site' }),
      screen: late(() => import('./site-map-page.tsx'), 'SiteMapPage'),
    },
    'error-page': {
      title: msg({ id: 'portal.error.page', message: 'Page d’erreur' }),
      screen: early(() => import('./error-route.tsx'), 'ErrorRoute'),
    },
    presentation: {
      title: msg({ id: 'page.presentation.title', message: 'Présentation' }),
      screen: late(() => import('./presentation-page.tsx'), 'PresentationPage'),
    },
    version: {
      title: msg({ id: 'page.version.title', message: 'Version du portail' }),
      screen: late(() => import('./version-page.tsx'), 'VersionPage'),
    },
    redirect: {
      title: msg({ id: 'page.redirect.title', message: 'Accès à une opération' }),
      screen: late(() => import('./redirect/redirect-page.tsx'), 'RedirectPage'),
    },
  },
}
