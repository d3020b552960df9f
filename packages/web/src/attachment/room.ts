import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { ATTACHMENT_WORDS } from './catalogue.ts'

const routes = () => import('./routes.tsx')

/** Adding an account: the ways to do it, and a contract of ours that a letter names. */
export const room: Room = {
  pages: {
    'attachment-mosaic': {
      title: msg({ id: 'accounts.home.add', message: 'Ajouter un compte' }),
      screen: late(routes, 'Mosaic', ATTACHMENT_WORDS),
    },
    attachment: {
      title: msg({ id: 'page.attachment.title', message: 'Rattacher un contrat' }),
      screen: late(routes, 'VisitorAttachment', ATTACHMENT_WORDS),
    },
    'connected-attachment-steps': {
      title: msg({ id: 'page.connected-attachment-steps.title', message: 'Rattacher un contrat d’entreprise' }),
      screen: late(routes, 'CompanyAttachment', ATTACHMENT_WORDS),
    },
    'connected-attachment': {
      title: msg({ id: 'page.connected-attachment.title', message: 'Rattacher un contrat individuel' }),
      screen: late(routes, 'IndividualAttachment', ATTACHMENT_WORDS),
    },
  },
}
