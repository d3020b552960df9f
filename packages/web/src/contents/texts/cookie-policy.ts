import { msg } from '@lingui/core/macro'
import { part, text, type Section } from '../blocks.ts'

/** /politique-cookies: what the browser keeps, what is measured, and the answer that can be changed (P-ROUTE-07, P-CONST-05, P-CONST-06). */
export const COOKIE_POLICY: readonly Section[] = [
  {
    id: 'indispensables',
    title: msg({ id: 'contents.cookie-policy.indispensables.title', message: 'Les cookies indispensables' }),
    blocks: [
      text(
        msg({
          id: 'contents.cookie-policy.necessary.text',
          message:
            'Ils tiennent votre session et la protègent. Sans eux vous ne pourriez pas vous connecter\u00A0: la loi ne demande pas votre accord (loi du 6\u00A0janvier 1978, art.\u00A082).',
        }),
      ),
      part('cookies'),
    ],
  },
  {
    id: 'stockage',
    title: msg({ id: 'contents.cookie-policy.stockage.title', message: 'Ce que le navigateur garde d’autre' }),
    blocks: [
      text(
        msg({
          id: 'contents.cookie-policy.storage.text',
          message: 'Ce stockage reste dans votre navigateur\u00A0: il n’est envoyé à personne.',
        }),
      ),
      part('storage'),
    ],
  },
  {
    id: 'mesure',
    title: msg({ id: 'contents.cookie-policy.mesure.title', message: 'La mesure d’audience' }),
    blocks: [
      part('measure'),
      text(
        msg({
          id: 'contents.cookie-policy.measure.what',
          message:
            'Une telle mesure ne porte que sur les personnes connectées\u00A0: les pages ouvertes et les boutons utilisés, par leur nom. Elle ne reçoit ni montant, ni contrat, ni nom\u00A0; un numéro calculé remplace votre identifiant. La page de connexion n’est jamais mesurée.',
        }),
      ),
    ],
  },
  {
    id: 'choix',
    title: msg({ id: 'contents.cookie-policy.choix.title', message: 'Votre choix' }),
    blocks: [
      text(
        msg({
          id: 'contents.cookie-policy.choice.text',
          message:
            'Votre choix est conservé 13\u00A0mois, que vous acceptiez ou refusiez. Il vous est demandé de nouveau ensuite, et vous pouvez en changer ici quand vous voulez.',
        }),
      ),
      part('choice'),
    ],
  },
]
