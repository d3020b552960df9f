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
  career: {
    title: msg({ id: 'modal.soon.career.title', message: 'Mon relevé de carrière' }),
    text: msg({
      id: 'modal.soon.career.text',
      message: 'Vous lirez vos années, vos trimestres et vos points, régime par régime.',
    }),
  },
  paper_process: {
    title: msg({ id: 'modal.soon.paper.title', message: 'Faire ma demande par courrier' }),
    text: msg({
      id: 'modal.soon.paper.text',
      message: 'Vous trouverez les formulaires, les pièces à joindre et l’adresse où les envoyer.',
    }),
  },
  marel: {
    title: msg({ id: 'modal.soon.marel.title', message: 'Estimer ma retraite' }),
    text: msg({
      id: 'modal.soon.marel.text',
      message: 'Vous estimerez vos pensions, de base et complémentaires, à partir de votre carrière.',
    }),
  },
  disclaimer_fc_register: {
    title: msg({ id: 'modal.soon.france-connect.title', message: 'Compte créé avec FranceConnect' }),
    text: msg({
      id: 'modal.soon.france-connect.text',
      message: 'Vous saurez comment estimer votre retraite avec un compte créé par FranceConnect.',
    }),
  },
  marel_error_password: {
    title: msg({ id: 'modal.soon.password.title', message: 'Mot de passe non reconnu' }),
    text: msg({
      id: 'modal.soon.password.text',
      message: 'Vous saurez que faire quand le service d’estimation ne reconnaît pas votre mot de passe.',
    }),
  },
}
