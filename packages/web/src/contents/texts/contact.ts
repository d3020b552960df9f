import { msg } from '@lingui/core/macro'
import { link, part, text, type Section } from '../blocks.ts'

/** Section of the telephone. */
export const CALL_SECTION = 'horaires'

/** /contact: how to be heard, in writing and by telephone (P-ROUTE-06, P-CONST-08, P-CONST-09). */
export const CONTACT: readonly Section[] = [
  {
    id: 'ecrire',
    title: msg({ id: 'contents.contact.ecrire.title', message: 'Écrire' }),
    blocks: [part('write')],
  },
  {
    id: CALL_SECTION,
    title: msg({ id: 'contents.contact.horaires.title', message: 'Quand nous joindre' }),
    blocks: [part('call')],
  },
  {
    id: 'chercher',
    title: msg({ id: 'contents.contact.chercher.title', message: 'Chercher d’abord' }),
    blocks: [
      text(msg({ id: 'contents.contact.search.text', message: 'La réponse est peut-être déjà là.' })),
      link(msg({ id: 'contents.contact.search.articles', message: 'Lire les articles' }), { to: '/articles' }),
      link(msg({ id: 'contents.contact.search.lexicon', message: 'Ouvrir le lexique' }), { hash: 'lexicon-home' }),
      link(msg({ id: 'contents.contact.search.map', message: 'Voir toutes les pages' }), { to: '/plan-du-site' }),
      part('attach'),
    ],
  },
  {
    id: 'secret',
    title: msg({ id: 'contents.contact.secret.title', message: 'Ce qu’il ne faut jamais écrire' }),
    blocks: [
      text(
        msg({
          id: 'contents.contact.secret.text',
          message: 'N’écrivez jamais votre mot de passe ni un code reçu par message. Personne n’en a besoin pour vous aider.',
        }),
      ),
    ],
  },
]
