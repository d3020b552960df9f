import type { AnnouncedRouteId, RouteId } from '@hautelisse/domain/portal'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A page that is announced: what it will do, and what can be done until then. */
export type Announcement = {
  readonly text: MessageDescriptor
  /** Built pages to go to meanwhile, the nearest first; those that the visitor may not reach are left out. */
  readonly meanwhile: readonly RouteId[]
}

const SAVINGS = ['savings-home', 'withdrawal-simulator'] as const
const READING = ['presentation', 'login', 'savings-home'] as const

/** Every page whose content is not there yet, in one place; a test holds the list to the route table. */
export const SOON_PAGES: Readonly<Partial<Record<RouteId, Announcement>>> = {
  attachment: {
    text: msg({
      id: 'soon.attachment.text',
      message: 'Vous rattacherez à votre espace un compte que vous détenez déjà, en quelques étapes.',
    }),
    meanwhile: READING,
  },
  'attachment-mosaic': {
    text: msg({
      id: 'soon.attachment-mosaic.text',
      message: 'Vous ajouterez à votre espace un compte que vous détenez chez Hautelisse.',
    }),
    meanwhile: SAVINGS,
  },
  'connected-attachment-steps': {
    text: msg({
      id: 'soon.connected-attachment-steps.text',
      message: 'Vous rattacherez un autre de vos comptes à cet espace, étape par étape.',
    }),
    meanwhile: SAVINGS,
  },
  'connected-attachment': {
    text: msg({
      id: 'soon.connected-attachment.text',
      message: 'Vous ajouterez à votre espace un contrat de retraite individuel.',
    }),
    meanwhile: SAVINGS,
  },
} satisfies Readonly<Record<AnnouncedRouteId, Announcement>>
