import { msg } from '@lingui/core/macro'
import { list, text } from '../blocks.ts'
import type { Article } from './article.ts'

export const CAPITAL_OR_ANNUITY: Article = {
  id: 'capital-ou-rente',
  title: msg({ id: 'contents.capital-or-annuity.title', message: 'Capital ou rente\u00A0: ce que la loi permet' }),
  blocks: ({ smallAnnuity }) => [
    text(
      msg({
        id: 'contents.capital-or-annuity.lead',
        message:
          'À la retraite, ce que vous pouvez demander dépend de l’origine de l’argent versé sur votre plan d’épargne retraite.',
      }),
    ),
    text(
      msg({
        id: 'contents.capital-or-annuity.parts',
        message: 'Un plan d’épargne retraite range l’épargne dans trois compartiments. Chacun a sa règle de sortie.',
      }),
    ),
    list([
      msg({
        id: 'contents.capital-or-annuity.part.voluntary',
        message: 'Vos versements volontaires\u00A0: un capital, en une ou plusieurs fois, ou une rente viagère, à votre choix.',
      }),
      msg({
        id: 'contents.capital-or-annuity.part.savings',
        message:
          'L’épargne salariale (intéressement, participation, abondement, jours de congé)\u00A0: un capital ou une rente, à votre choix.',
      }),
      msg({
        id: 'contents.capital-or-annuity.part.mandatory',
        message: 'Les versements obligatoires, les vôtres et ceux de l’employeur\u00A0: une rente viagère.',
      }),
    ]),
    text(
      msg({
        id: 'contents.capital-or-annuity.small',
        message: `Il y a une exception\u00A0: si la rente ne dépasse pas ${smallAnnuity} par mois, l’assureur peut verser un capital à la place, avec votre accord.`,
      }),
    ),
    text(
      msg({
        id: 'contents.capital-or-annuity.former',
        message:
          'L’article 83 et le Madelin qui n’ont pas été transférés sortent en rente, avec la même exception. Le PERCO sort en capital ou en rente.',
      }),
    ),
    text(
      msg({
        id: 'contents.capital-or-annuity.difference',
        message:
          'Une rente est versée tant que vous vivez. Un capital est à vous tout de suite\u00A0; placé, il peut monter ou baisser.',
      }),
    ),
  ],
  sources: ['Code monétaire et financier, art. L.224-4 et L.224-5', 'Code des assurances, art. A.160-2'],
}
