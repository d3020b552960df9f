import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { CONTENTS_WORDS } from './catalogue.ts'

const pages = () => import('./routes.tsx')

/** Pages that are read: their texts are long, and loaded with them. */
export const room: Room = {
  pages: {
    articles: {
      title: msg({ id: 'page.articles.title', message: 'Articles' }),
      screen: late(pages, 'ArticlesPage', CONTENTS_WORDS),
    },
    'legal-notice': {
      title: msg({ id: 'page.legal-notice.title', message: 'Mentions légales' }),
      screen: late(pages, 'LegalNoticePage', CONTENTS_WORDS),
    },
    contact: { title: msg({ id: 'page.contact.title', message: 'Contact' }), screen: late(pages, 'ContactPage', CONTENTS_WORDS) },
    'cookie-policy': {
      title: msg({ id: 'page.cookie-policy.title', message: 'Politique de cookies' }),
      screen: late(pages, 'CookiePolicyPage', CONTENTS_WORDS),
    },
    'personal-data-notice': {
      title: msg({ id: 'page.personal-data-notice.title', message: 'Données personnelles' }),
      screen: late(pages, 'PersonalDataPage', CONTENTS_WORDS),
    },
  },
}
