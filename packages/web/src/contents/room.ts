import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { CONTENTS_WORDS } from './catalogue.ts'

const pages = () => import('./routes.tsx')

/** Pages that are read: their texts are long, and loaded with them. */
export const room: Room = {
  pages: {
    articles: {
      title: msg({ id: 'portal.header.articles', message: 'Articles' }),
      screen: late(pages, 'ArticlesPage', CONTENTS_WORDS),
    },
    'legal-notice': {
      title: msg({ id: 'portal.footer.legal-notice', message: 'Mentions légales' }),
      screen: late(pages, 'LegalNoticePage', CONTENTS_WORDS),
    },
    contact: {
      title: msg({ id: 'portal.footer.contact-page', message: 'Contact' }),
      screen: late(pages, 'ContactPage', CONTENTS_WORDS),
    },
    'cookie-policy': {
      title: msg({ id: 'portal.footer.cookies', message: 'Politique de cookies' }),
      screen: late(pages, 'CookiePolicyPage', CONTENTS_WORDS),
    },
    'personal-data-notice': {
      title: msg({ id: 'portal.footer.personal-data', message: 'Données personnelles' }),
      screen: late(pages, 'PersonalDataPage', CONTENTS_WORDS),
    },
  },
}
