import type { Derivation } from '@hautelisse/domain/explain'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { OpenedPanel } from '../explanation/index.ts'
import type { CalculationOfCase } from '../shell/index.ts'
import { NamedSteps } from './result/calculation.tsx'
import { steps } from './result/result.css.ts'
import { useTermWords } from './result/words.ts'

/** Names of the steps that only the total of a simulation has: the taxes of each heir, and what the patrimony is made of. */
const useTotalWords = (): Readonly<Partial<Record<string, string>>> => {
  const { t } = useLingui()
  return {
    'inheritance.home': t({ id: 'transmission.term.home', message: 'Logement, votre part' }),
    'inheritance.good': t({ id: 'transmission.term.good', message: 'Autre bien, votre part' }),
    'inheritance.owned': t({ id: 'transmission.term.owned', message: 'Total de ce que vous possédez' }),
    'inheritance.debts': t({ id: 'simulations.transmission.term-debts', message: 'Dettes' }),
    'inheritance.tax': t({ id: 'transmission.term.tax', message: 'Impôt, par personne' }),
    'inheritance.group-tax': t({ id: 'transmission.term.group-tax', message: 'Impôt du groupe' }),
  }
}

const useHeirWords = (): Readonly<Partial<Record<string, string>>> => {
  const { t } = useLingui()
  return {
    children: t({ id: 'transmission.term.of-children', message: 'enfants' }),
    parents: t({ id: 'transmission.term.of-parents', message: 'parents' }),
    siblings: t({ id: 'transmission.term.of-siblings', message: 'frères et sœurs' }),
    beneficiary: t({ id: 'transmission.term.of-beneficiary', message: 'autre bénéficiaire' }),
  }
}

/** Where a figure of a simulation comes from: its steps in their order, each with its article and whom it is of. */
export const CaseCalculation = ({ title, derivation }: CalculationOfCase): ReactElement => {
  const termWords = useTermWords()
  const [totalWords, heirWords] = [useTotalWords(), useHeirWords()]
  const nameOf = (figure: Derivation): string | undefined => {
    if (figure === derivation) return title
    const name = termWords(figure) ?? totalWords[figure.term]
    const heir = heirWords[String(figure.details?.['heir'] ?? '')]
    return name === undefined || heir === undefined ? name : `${name}, ${heir}`
  }
  return (
    <OpenedPanel subtitle={title}>
      <div className={steps}>
        <NamedSteps figure={derivation} nameOf={nameOf} />
      </div>
    </OpenedPanel>
  )
}
