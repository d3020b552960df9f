import type { Derivation } from '@hautelisse/domain/explain'
import { SOURCES as NET_SOURCES, type Term as NetTerm } from '@hautelisse/domain/net-income'
import { STEPS, withdrawalCases, type AnnuityFigure, type SourceCode, type Term } from '@hautelisse/domain/withdrawal'
import type { ResultFigure } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel, type Sources, type Terms } from '../explanation/index.ts'
import type { CalculationOfCase } from '../shell/index.ts'
import { useNetSourceWords, useNetStepWords, useNetTermWords, useOriginWords } from './results/net-words.ts'
import { RuleNote } from './results/rule-note.tsx'
import { useSources, useTerms } from './results/terms.tsx'

const CAPITAL = { kind: 'capital' } as const
/** The rule of an option is the same for any number of guaranteed years, and for any step. */
const ANY_YEARS = 5
const [ANY_STEP] = STEPS

/** The net of one piece, or of several. */
const NET: readonly string[] = ['net-income.net', 'withdrawal.net-total'] satisfies readonly (NetTerm | Term)[]

const isNet = ({ term }: Derivation): boolean => NET.includes(term)

const headingOf = (one: CalculationOfCase['one']): AnnuityFigure => {
  const { annuity_type: option, spouse } = withdrawalCases.inputsOf(one)
  if (option === 'RV_NRAG' || option === 'RV_RAG') return { type: option, years: ANY_YEARS }
  if (option === 'RV_CPP') return { type: option, step: ANY_STEP }
  return { type: option ?? (spouse === undefined ? 'RV_NR' : 'RV_R') }
}

/** Whose rule is said below the calculation. */
const ruledFigure = ({ derivation, one }: Pick<CalculationOfCase, 'derivation' | 'one'>): ResultFigure => {
  if (isNet(derivation)) return { kind: 'net-capital' }
  return derivation.unit === 'eur' ? CAPITAL : { kind: 'annuity', figure: headingOf(one), period: 'month' }
}

/** Contracts of a case have no name of their own: they go by their place, as in its answers. */
const useContractName = (): ((figure: Derivation) => string | undefined) => {
  const { t } = useLingui()
  return ({ details }) => {
    const place = details?.['policy_id']
    const number = Number(place) + 1
    return place === undefined ? undefined : t({ id: 'withdrawal.calculation.numbered', message: `Contrat n° ${number}` })
  }
}

const useGrossTerms = (): Terms => {
  const gross = useTerms([], CAPITAL)
  const contractOf = useContractName()
  return {
    ...gross,
    fullNameOf: (figure) => [gross.nameOf(figure), contractOf(figure)].filter((word) => word !== undefined).join(', '),
    partWords: (figure) => ({ name: contractOf(figure) ?? gross.nameOf(figure) }),
  }
}

/** The same with the names of what is taken off, each piece by where its money comes from. */
const useNetTerms = (): Terms => {
  const gross = useGrossTerms()
  const contractOf = useContractName()
  const names: Readonly<Partial<Record<string, string>>> = useNetTermWords()
  const origins: Readonly<Partial<Record<string, string>>> = useOriginWords()
  const stepWords = useNetStepWords()
  const originOf = ({ details }: Derivation): string | undefined => origins[String(details?.['part'] ?? '')]
  return {
    ...gross,
    nameOf: (figure) =>
      (figure.term === ('withdrawal.part-today' satisfies Term) ? originOf(figure) : names[figure.term]) ?? gross.nameOf(figure),
    stepWords,
    partWords: (figure) => ({ name: contractOf(figure) ?? gross.nameOf(figure), basis: originOf(figure) }),
  }
}

/** A simulation may be somebody else’s, and has no steps to go back to: what was chosen is one of its answers. */
const useGrossSources = (): Sources => {
  const { t } = useLingui()
  const { words, ...others } = useSources()
  const answer = t({ id: 'withdrawal.calculation.answer', message: 'Réponse de la simulation' })
  const own: Readonly<Partial<Record<SourceCode, string>>> = {
    distribution: answer,
    'distribution-while-small': [answer, words['small-annuity']].join('. '),
    'retirement-age': answer,
    'age-at-start': t({
      id: 'withdrawal.calculation.age-at-start',
      message: 'Âge au 1er du mois qui suit\u00A0: un départ à l’âge choisi n’est plus possible',
    }),
    spouse: answer,
  }
  return { ...others, words: { ...words, ...own } }
}

const useNetSources = (): Sources => {
  const { register, words, ...others } = useGrossSources()
  return { ...others, register: { ...register, ...NET_SOURCES }, words: { ...words, ...useNetSourceWords() } }
}

/** Where a figure of a simulation comes from. */
export const CaseCalculation = ({ title, derivation, one }: CalculationOfCase): ReactElement => {
  const { t } = useLingui()
  const gross = { terms: useGrossTerms(), sources: useGrossSources() }
  const net = { terms: useNetTerms(), sources: useNetSources() }
  return (
    <CalculationPanel
      derivation={derivation}
      {...(isNet(derivation) ? net : gross)}
      title={title}
      rule={<RuleNote figure={ruledFigure({ derivation, one })} />}
      fileName={t({ id: 'withdrawal.export.name', message: 'calcul-rente.csv' })}
    />
  )
}
