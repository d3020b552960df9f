import { formatEuros, isPositive, ZERO_EUROS } from '@hautelisse/domain/money'
import type { ChoiceProblem } from '@hautelisse/domain/option-bulletin'
import type { ChoiceField, ChoiceView, FieldView } from '@hautelisse/machines/option-bulletin'
import { useLingui } from '@lingui/react/macro'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'

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
        return t({ id: 'bulletins.cash.no-bank', message: 'Ajoutez d’abord un RIB pour choisir cette option' })
      case 'unknown-investment':
        return t({ id: 'bulletins.problem.unknown-investment', message: 'Ce support n’est plus proposé' })
      default:
        return code satisfies never
    }
  }
}

/** Why a field is refused, in words. */
export const useFieldWords = (): ((field: Pick<FieldView, 'error' | 'most'>) => string | undefined) => {
  const { t } = useLingui()
  const isHidden = useHiddenAmounts()
  return ({ error, most }) => {
    if (error === undefined) return undefined
    if (error === 'pasted') return t({ id: 'fields.money.paste', message: 'Le texte collé n’est pas un montant' })
    if (error === 'wrong' || most === undefined) return t({ id: 'act.error.wrong', message: 'Champ erroné' })
    const written = isHidden ? HIDDEN_AMOUNT : formatEuros(most)
    return t({ id: 'bulletins.field.most', message: `${written} au plus` })
  }
}

/** Name of a field where nothing stands around it: its fund and plan. */
export const useFieldNames = ({ accounts }: ChoiceView): ((field: ChoiceField) => string) => {
  const { t } = useLingui()
  const names = accounts.flatMap(({ account, funds }) =>
    funds.map(({ field, label }) => [field, `${label}, ${account.title}`] as const),
  )
  const cash = t({ id: 'bulletins.cash.title', message: 'Recevoir sur mon compte bancaire' })
  return (field) => names.find(([own]) => own === field)?.[1] ?? cash
}

type Step = 'choice' | 'summary' | 'results'

/** Titles of the steps, and where the money goes once that is answered. */
export const useStepWords = ({ accounts, cash }: ChoiceView) => {
  const { t } = useLingui()
  const titles: Readonly<Record<Step, string>> = {
    choice: t({ id: 'bulletins.step.choice', message: 'Votre répartition' }),
    summary: t({ id: 'act.record.recap', message: 'Récapitulatif' }),
    results: t({ id: 'act.step.results', message: 'Confirmation' }),
  }
  const targets = [
    ...accounts.filter(({ placed }) => isPositive(placed)).map(({ account }) => account.title),
    ...(isPositive(cash.amount) ? [t({ id: 'bulletins.step.cash', message: 'compte bancaire' })] : []),
  ]
  return {
    title: (step: Step): string => titles[step],
    answer: (step: Step): string | undefined => (step === 'choice' ? targets.join(', ') : undefined),
  }
}
