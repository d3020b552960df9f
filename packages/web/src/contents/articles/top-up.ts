import { msg } from '@lingui/core/macro'
import { list, text } from '../blocks.ts'
import type { Article } from './article.ts'

export const TOP_UP: Article = {
  id: 'abondement',
  title: msg({ id: 'contents.top-up.title', message: 'L’abondement\u00A0: ce que votre employeur ajoute' }),
  blocks: ({ year, pee, peeShare, pereco, perecoShare }) => [
    text(
      msg({
        id: 'contents.top-up.lead',
        message:
          'Votre employeur peut ajouter une somme à ce que vous versez sur un plan d’entreprise\u00A0: c’est l’abondement. La loi lui fixe deux limites.',
      }),
    ),
    list([
      msg({ id: 'contents.top-up.limit.times', message: 'Il ne dépasse pas trois fois ce que vous versez.' }),
      msg({
        id: 'contents.top-up.limit.ceiling',
        message: `Il ne dépasse pas, en ${year}, ${pee} sur un PEE et ${pereco} sur un PERECO\u00A0: ${peeShare} et ${perecoShare} du plafond annuel de la sécurité sociale.`,
      }),
    ]),
    text(
      msg({
        id: 'contents.top-up.plan',
        message:
          'À l’intérieur de ces limites, le règlement de votre plan dit combien votre employeur ajoute, et pour quels versements.',
      }),
    ),
    text(
      msg({
        id: 'contents.top-up.charges',
        message:
          'La CSG et la CRDS en retiennent 9,70\u00A0%\u00A0: pour un abondement de 100,00\u00A0€, 90,30\u00A0€ arrivent sur votre plan.',
      }),
    ),
  ],
  sources: [
    'Code du travail, art. L.3332-11, R.3332-8 et R.3334-2',
    'Code monétaire et financier, art. D.224-10',
    'Code de la sécurité sociale, art. L.136-1',
  ],
}
