import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { text } from '../blocks.ts'
import type { Article, WrittenFigures } from './article.ts'

const unusedWords = ({ unusedYears, unusedBefore }: Pick<WrittenFigures, 'unusedYears' | 'unusedBefore'>): MessageDescriptor => {
  if (unusedBefore === undefined)
    return msg({
      id: 'contents.payment-and-tax.unused',
      message: `Un plafond qui n’a pas été utilisé se reporte pendant ${unusedYears}\u00A0ans.`,
    })
  const { years, until, from } = unusedBefore
  return msg({
    id: 'contents.payment-and-tax.unused-since',
    message: `Un plafond qui n’a pas été utilisé se reporte pendant ${years}\u00A0ans pour les années jusqu’à ${until}, et pendant ${unusedYears}\u00A0ans à partir du plafond de ${from}, d’après les commentaires de la loi de finances.`,
  })
}

const ageWords = ({ deductionEnd }: Pick<WrittenFigures, 'deductionEnd'>): readonly MessageDescriptor[] => {
  if (deductionEnd === undefined) return []
  const { age, since } = deductionEnd
  return [
    msg({
      id: 'contents.payment-and-tax.age',
      message: `Depuis le ${since}, un versement fait à partir de votre ${age}e\u00A0anniversaire ne se déduit plus.`,
    }),
  ]
}

export const PAYMENT_AND_TAX: Article = {
  id: 'versement-et-impot',
  title: msg({
    id: 'contents.payment-and-tax.title',
    message: 'Versement retraite et impôt\u00A0: ce qui se déduit, ce qui se paie',
  }),
  blocks: ({ year, yearBefore, deduction, floor, cap, flatTax, ...figures }) => [
    text(
      msg({
        id: 'contents.payment-and-tax.lead',
        message:
          'Un versement volontaire sur un plan d’épargne retraite se déduit de votre revenu imposable, jusqu’à un plafond par an.',
      }),
    ),
    text(
      msg({
        id: 'contents.payment-and-tax.ceiling',
        message: `Pour les versements de ${year}, ce plafond est de ${deduction} de votre revenu professionnel net de ${yearBefore}. Il n’est jamais inférieur à ${floor} ni supérieur à ${cap}.`,
      }),
    ),
    text(
      msg({
        id: 'contents.payment-and-tax.less',
        message:
          'Les versements obligatoires sur un plan d’entreprise, et la part exonérée de l’abondement à un PERECO, réduisent ce plafond.',
      }),
    ),
    text(unusedWords(figures)),
    text(
      msg({
        id: 'contents.payment-and-tax.shared',
        message:
          'Un couple imposé ensemble peut mettre ses plafonds en commun. Votre plafond exact est sur votre avis d’impôt, qui fait foi.',
      }),
    ),
    text(
      msg({
        id: 'contents.payment-and-tax.later',
        message: `L’économie d’aujourd’hui se paie en partie plus tard\u00A0: en capital, les versements déduits sont imposés au barème de l’impôt sur le revenu, et leurs gains à ${flatTax}, prélèvements sociaux compris.`,
      }),
    ),
    text(
      msg({
        id: 'contents.payment-and-tax.waived',
        message:
          'Vous pouvez renoncer à la déduction. À la sortie en capital, les versements sont alors exonérés et seuls leurs gains sont imposés.',
      }),
    ),
    ...ageWords(figures).map((words) => text(words)),
  ],
  sources: [
    'Code général des impôts, art. 163 quatervicies et 200 A',
    'Code de la sécurité sociale, art. L.136-8 (loi 2025-1403, LFSS pour 2026, art. 12)',
    'Loi de finances pour 2026 (report des plafonds, versements à partir de 70\u00A0ans)',
  ],
}
