import type { AnnuityFigure } from '@hautelisse/domain/withdrawal'
import type { ResultFigure } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import { useOptionWords } from '../option-words.ts'
import { inSentence } from '../../ui/in-sentence/index.ts'
import { useTierWords } from './tier-words.ts'

/** What an annuity is, in words: its option with age, guaranteed years or step. */
export const useAnnuityTitle = (): ((figure: AnnuityFigure) => string) => {
  const { t } = useLingui()
  const options = useOptionWords()
  const tiers = useTierWords()
  return (figure) => {
    const option = options[figure.type].short
    if ('step' in figure) {
      const tier = inSentence(tiers[figure.step])
      return t({ id: 'withdrawal.figure.step', message: `${option}, ${tier}` })
    }
    if ('years' in figure) {
      const { years } = figure
      const base = options[figure.type === 'RV_RAG' ? 'RV_R' : 'RV_NR'].short
      return t({ id: 'withdrawal.figure.years', message: `${base}, ${years} années garanties` })
    }
    const { age } = figure
    return age === undefined ? option : t({ id: 'withdrawal.figure.age', message: `${option}, à ${age} ans` })
  }
}

/** What a figure of the results is, in words. */
export const useFigureTitle = (): ((figure: ResultFigure) => string) => {
  const { t } = useLingui()
  const annuityTitle = useAnnuityTitle()
  return (figure) => {
    switch (figure.kind) {
      case 'capital':
        return t({ id: 'withdrawal.figure.capital', message: 'Capital, versé en une fois' })
      case 'converted':
        return t({ id: 'withdrawal.results.converted', message: 'Épargne projetée convertie en rente' })
      case 'annuity': {
        const annuity = annuityTitle(figure.figure)
        return figure.period === 'month'
          ? t({ id: 'withdrawal.figure.month', message: `${annuity}, par mois` })
          : t({ id: 'withdrawal.figure.year', message: `${annuity}, par an` })
      }
      case 'spouse':
        return figure.period === 'month'
          ? t({ id: 'withdrawal.figure.spouse-month', message: 'Rente de votre conjoint, par mois' })
          : t({ id: 'withdrawal.figure.spouse-year', message: 'Rente de votre conjoint, par an' })
      case 'reversion-price':
        return t({ id: 'withdrawal.figure.reversion-price', message: 'Prix de la réversion' })
      case 'guarantee-gap': {
        const annuity = annuityTitle(figure.figure)
        return t({ id: 'withdrawal.figure.guarantee-gap', message: `Écart, ${annuity}` })
      }
      case 'other-table':
        return t({ id: 'withdrawal.figure.other-table', message: 'Rente simple, par mois, avec l’autre table admise' })
      case 'guarantee-limit':
        return t({ id: 'withdrawal.figure.guarantee-limit', message: 'Durée garantie au plus' })
      case 'net-capital':
        return t({ id: 'withdrawal.figure.net-capital', message: 'Capital, net estimé' })
      case 'net-annuity': {
        const annuity = annuityTitle(figure.figure)
        return figure.period === 'month'
          ? t({ id: 'withdrawal.figure.net-month', message: `${annuity}, par mois, net estimé` })
          : t({ id: 'withdrawal.figure.net-year', message: `${annuity}, par an, net estimé` })
      }
      case 'small-annuity':
        return t({ id: 'withdrawal.figure.small-annuity', message: 'Rente de la part versée en capital, par mois' })
      default:
        return figure satisfies never
    }
  }
}
