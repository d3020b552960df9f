import { formatEuros } from '@hautelisse/domain/money'
import { CHILDREN_CHOICES, readClientAge, type Step, type TaxForm } from '@hautelisse/domain/tax-saving'
import { selectTaxForm, type TaxSavingSnapshot, type TaxStepView } from '@hautelisse/machines/tax-saving'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { inSentence } from '../ui/in-sentence/index.ts'

/** Stands for itself and more (S-CONST-32). */
const MOST = CHILDREN_CHOICES.at(-1)

export type StepWords = {
  readonly title: (step: Step) => string
  /** The answer as it stands, in a few words. */
  readonly answer: (step: Step) => string | undefined
  /** "Question 5 sur 5", or the name of the results. */
  readonly position: (steps: readonly TaxStepView[]) => string
  /** "Question 5 sur 5, revenu mensuel" */
  readonly page: (steps: readonly TaxStepView[]) => string
}

/** Names of the answers to choose from. */
export const ANSWERS = {
  gender: { F: msg({ id: 'tax.gender.F', message: 'Femme' }), M: msg({ id: 'tax.gender.M', message: 'Homme' }) },
  status: {
    CE: msg({ id: 'tax.status.CE', message: 'Célibataire' }),
    MA: msg({ id: 'tax.status.MA', message: 'Marié(e) ou pacsé(e)' }),
  },
} as const

const useAnswers = ({ gender, client_age, marital_status: status, children, monthly_income: income }: TaxForm) => {
  const { i18n, t } = useLingui()
  const hidden = useHiddenAmounts()
  const age = readClientAge(client_age)
  return (step: Step): string | undefined => {
    switch (step) {
      case 'gender':
        return gender === '' ? undefined : i18n._(ANSWERS.gender[gender])
      case 'age':
        return age === undefined ? undefined : t({ id: 'tax.answer.age', message: `${age} ans` })
      case 'marital-status':
        return status === '' ? undefined : i18n._(ANSWERS.status[status])
      case 'children':
        if (children === 0) return t({ id: 'answers.said.none', message: 'Aucun' })
        return children === MOST ? t({ id: 'tax.answer.most-children', message: '5 ou plus' }) : `${children}`
      case 'income':
        if (income.parsed.kind !== 'amount') return undefined
        return hidden ? HIDDEN_AMOUNT : formatEuros(income.parsed.amount)
      case 'results':
        return undefined
      default:
        return step satisfies never
    }
  }
}

/** Words of the steps: their names, and the answers given on those that are done. */
export const useStepWords = (snapshot: TaxSavingSnapshot): StepWords => {
  const { t } = useLingui()
  const titles: Readonly<Record<Step, string>> = {
    gender: t({ id: 'tax.step.gender', message: 'Genre' }),
    age: t({ id: 'tax.step.age', message: 'Âge' }),
    'marital-status': t({ id: 'tax.step.status', message: 'Situation' }),
    children: t({ id: 'tax.step.children', message: 'Enfants' }),
    income: t({ id: 'tax.step.income', message: 'Revenu mensuel' }),
    results: t({ id: 'explanation.step.result', message: 'Résultat' }),
  }
  const position = (steps: readonly TaxStepView[]): string => {
    const current = steps.find(({ state }) => state === 'current')
    const questions = steps.filter(({ id }) => id !== 'results').length
    if (current === undefined || current.id === 'results') return titles.results
    const { number } = current
    return t({ id: 'tax.stepper.position', message: `Question ${number} sur ${questions}` })
  }
  return {
    title: (step) => titles[step],
    answer: useAnswers(selectTaxForm(snapshot)),
    position,
    page: (steps) => {
      const current = steps.find(({ state }) => state === 'current')?.id ?? 'results'
      return current === 'results' ? titles.results : `${position(steps)}, ${inSentence(titles[current])}`
    },
  }
}
