import type { StepAnswer, StepId, StepView } from '@hautelisse/machines/withdrawal'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { inSentence } from '../ui/in-sentence/index.ts'
import { useOptionWords } from './option-words.ts'

export type StepWords = {
  readonly title: (step: StepId) => string
  readonly answer: (answer: StepAnswer) => string
  /** "Étape 4 sur 6, répartition" */
  readonly position: (step: StepId, steps: readonly StepView[]) => string
}

/** Words of the steps: their names, and the answers given on those that are done. */
export const useStepWords = (): StepWords => {
  const { t } = useLingui()
  const optionWords = useOptionWords()
  const titles: Readonly<Record<StepId, string>> = {
    schemes: t({ id: 'withdrawal.step.schemes', message: 'Mes dispositifs' }),
    age: t({ id: 'withdrawal.step.age', message: 'Âge de départ' }),
    reversible: t({ id: 'withdrawal.option-short.RV_R', message: 'Rente réversible' }),
    distribution: t({ id: 'withdrawal.step.distribution', message: 'Répartition' }),
    option: t({ id: 'withdrawal.answers.option', message: 'Option de rente' }),
    results: t({ id: 'withdrawal.step.results', message: 'Résultats' }),
  }
  const answer = (given: StepAnswer): string => {
    switch (given.kind) {
      case 'schemes':
        return t({
          id: 'withdrawal.answer.schemes',
          message: plural(given.contracts, { one: '# contrat', other: '# contrats' }),
        })
      case 'age': {
        const { age } = given
        return t({ id: 'ui.age.whole', message: `${age} ans` })
      }
      case 'reversible': {
        if (given.reversible === null) return t({ id: 'withdrawal.answer.none', message: 'Sans réponse' })
        if (!given.reversible) return t({ id: 'answers.said.no', message: 'Non' })
        const { percentage } = given
        return percentage === undefined
          ? t({ id: 'answers.said.yes', message: 'Oui' })
          : t({ id: 'withdrawal.answer.yes-percent', message: `Oui, ${percentage} %` })
      }
      case 'distribution': {
        const { capitalPercent, annuityPercent } = given
        return t({
          id: 'withdrawal.answer.distribution',
          message: `${capitalPercent} % capital, ${annuityPercent} % rente`,
        })
      }
      case 'option':
        return optionWords[given.option].short
      default:
        return given satisfies never
    }
  }
  return {
    title: (step) => titles[step],
    answer,
    position: (step, steps) => {
      const number = steps.findIndex(({ id }) => id === step) + 1
      const count = steps.length
      const name = inSentence(titles[step])
      return t({ id: 'withdrawal.stepper.position', message: `Étape ${number} sur ${count}, ${name}` })
    },
  }
}
