import type { AnnouncedModalId } from '@hautelisse/domain/portal'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a modal that is not there yet is called, and what will be done in it. */
type SoonWords = { readonly title: MessageDescriptor; readonly text: MessageDescriptor }

/** The one list of what is announced: a modal leaves it when its content is built. */
export const SOON: Readonly<Record<AnnouncedModalId, SoonWords>> = {
  add_account: {
    title: msg({ id: 'modal.soon.account.title', message: 'Ajouter un compte' }),
    text: msg({
      id: 'modal.soon.account.text',
      message: 'Vous ajouterez à votre espace un compte que vous détenez dans un autre établissement.',
    }),
  },
}
