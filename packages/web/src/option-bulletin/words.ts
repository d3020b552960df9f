import type { ChoiceProblem } from '@hautelisse/domain/option-bulletin'
import { formatEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'

/** What a premium is called inside a sentence, and at its beginning. */
export const usePremiumWords = (type: string): { readonly question: string; readonly gross: string } => {
  const { t } = useLingui()
  if (type === 'INTERESSEMENT')
    return {
      question: t({ id: 'bulletins.title.bonus', message: 'Où placer votre intéressement\u00A0?' }),
      gross: t({ id: 'bulletins.gross.bonus', message: 'Intéressement brut' }),
    }
  if (type === 'PARTICIPATION')
    return {
      question: t({ id: 'bulletins.title.share', message: 'Où placer votre participation\u00A0?' }),
      gross: t({ id: 'bulletins.gross.share', message: 'Participation brute' }),
    }
  return {
    question: t({ id: 'bulletins.title.other', message: 'Où placer votre prime\u00A0?' }),
    gross: t({ id: 'bulletins.gross.other', message: 'Prime brute' }),
  }
}

/** Why a choice is not taken, in words. */
export const useProblemWords = (): ((problem: ChoiceProblem) => string) => {
  const { t } = useLingui()
  return ({ code, amount = ZERO_EUROS }) => {
    const written = formatEuros(amount)
    switch (code) {
      case 'not-distributed':
        return t({
          id: 'bulletins.problem.not-distributed',
          message: 'La somme répartie doit être égale au montant de votre prime',
        })
      case 'below-minimum':
        return t({ id: 'bulletins.problem.below-minimum', message: `Le montant minimum à investir est de ${written}` })
      case 'no-bank-account':
        return t({ id: 'bulletins.problem.no-bank-account', message: 'Ajoutez d’abord un RIB pour choisir cette option' })
      case 'unknown-investment':
        return t({ id: 'bulletins.problem.unknown-investment', message: 'Ce support n’est plus proposé' })
      default:
        return code satisfies never
    }
  }
}
