import { SOURCES as CONTRIBUTIONS } from '@hautelisse/domain/contributions'
import { writeFigure, type CalculationStep, type Derivation } from '@hautelisse/domain/explain'
import { SOURCES as NET } from '@hautelisse/domain/net-income'
import { SOURCES as BULLETIN } from '@hautelisse/domain/option-bulletin'
import { useLingui } from '@lingui/react/macro'
import type { Sources, StepWords, Terms } from '../explanation/index.ts'
import { useTermWords } from './term-words.ts'

/** A tax of the household is named; its calculation is that of the tax simulator. */
const NAMED = new Set(['option-bulletin.household-tax'])
/** The factor of a year is read inside that of all years. */
const INSIDE = new Set(['option-bulletin.yearly-factor', ...NAMED])
const CONSTANTS = new Set(['option-bulletin.one', 'contributions.nothing'])

/** How the calculations of a choice are read, and what their figures are called. */
export const useTerms = (): Terms => {
  const { t } = useLingui()
  const words = useTermWords()
  const nameOf = ({ term }: Derivation): string => words[term] ?? term
  const stepWords = ({ exact }: CalculationStep): StepWords => {
    if (exact.operation === 'least') return { detail: t({ id: 'bulletins.why.least', message: 'La plus petite de ces limites' }) }
    if (exact.term !== 'option-bulletin.growth') return {}
    return { operator: exact.inputs.map((input) => writeFigure(input)).join(' ^ ') }
  }
  const steps = new Set(Object.keys(words).filter((term) => !INSIDE.has(term)))
  return { reading: { steps, named: NAMED, unsaid: CONSTANTS }, nameOf, stepWords, sign: 'before-value' }
}

/** What the figures rest on. */
export const useSources = (): Sources => {
  const { t } = useLingui()
  const choice = t({ id: 'bulletins.source.choice', message: 'Votre choix sur cette page' })
  const ceiling = t({ id: 'bulletins.source.ceiling', message: 'Plafond de la loi' })
  const contributions = t({ id: 'bulletins.term.rate', message: 'Taux de CSG et de CRDS' })
  return {
    saidAlready: new Set(['payment', 'history', 'plan-rule', 'bulletin', 'bulletin-choice']),
    register: { ...CONTRIBUTIONS, ...NET, ...BULLETIN },
    words: {
      payment: choice,
      'bulletin-choice': choice,
      bulletin: t({ id: 'bulletins.source.bulletin', message: 'Votre bulletin' }),
      history: t({ id: 'bulletins.source.history', message: 'Vos opérations de l’année' }),
      'plan-rule': t({ id: 'bulletins.source.rule', message: 'Règle de votre plan' }),
      'social-security-ceiling': t({ id: 'bulletins.source.pass', message: 'Plafond annuel de la sécurité sociale' }),
      'law-ceiling-pee': ceiling,
      'law-ceiling-perco': ceiling,
      triple: t({ id: 'bulletins.source.triple', message: 'Trois fois vos versements au plus' }),
      'premium-contributions': contributions,
      'deductible-csg': t({ id: 'bulletins.source.csg', message: 'CSG déductible' }),
      'cash-tax': t({ id: 'bulletins.source.tax', message: 'Imposée comme un salaire' }),
      'return-assumption': t({ id: 'bulletins.source.return', message: 'Hypothèse de cette page' }),
      'gains-tax': t({ id: 'bulletins.term.all-tax', message: 'Impôt sur les gains' }),
      'gains-charges': t({ id: 'bulletins.term.charges', message: 'Prélèvements sociaux sur les gains' }),
    },
  }
}
