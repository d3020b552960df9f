import { SOURCES, type SourceCode, type Term } from '@hautelisse/domain/exit-plan'
import { find, type Derivation, type Reading } from '@hautelisse/domain/explain'
import { SOURCES as TAX_SOURCES, type SourceCode as TaxSourceCode } from '@hautelisse/domain/income-tax'
import { useLingui } from '@lingui/react/macro'
import type { Sources, Terms } from '../explanation/index.ts'
import { useTermWords, type TaxTerm } from './term-words.ts'
import { useOriginNames, type Origin } from './words.ts'

type AnyTerm = Term | TaxTerm

const isMore = (figure: Derivation | undefined): figure is Derivation => figure !== undefined && Number(figure.value) !== 0

const figuresOf = (figure: Derivation, terms: readonly AnyTerm[]): readonly Derivation[] =>
  terms.map((term) => find(figure, term)).filter((found) => isMore(found))

const LEVIES = ['exit-plan.income-tax', 'exit-plan.contribution', 'exit-plan.flat-tax', 'exit-plan.social-charges'] as const

/** The figures that say a long one: of a year what comes in and each levy, of a tax its income, its bands and the décote. */
const SAYING: Readonly<Partial<Record<AnyTerm, (figure: Derivation) => readonly Derivation[]>>> = {
  'exit-plan.net': (figure) => figuresOf(figure, ['exit-plan.gross', ...LEVIES]),
  'exit-plan.levies': (figure) => figuresOf(figure, LEVIES),
  'exit-plan.income-tax': ({ inputs }) => inputs.filter((input) => isMore(input)),
  'income-tax.tax': (figure) => [
    ...figuresOf(figure, ['exit-plan.income-with']),
    ...(find(figure, 'exit-plan.income-with') === undefined ? figuresOf(figure, ['exit-plan.income-without']) : []),
    ...figuresOf(figure, ['income-tax.scale']),
    ...(find(figure, 'income-tax.capped') === undefined ? [] : figuresOf(figure, ['income-tax.after-cap'])),
    ...figuresOf(figure, ['income-tax.decote']),
  ],
}

const STEPS: readonly AnyTerm[] = [
  'exit-plan.annuity-taxed',
  'exit-plan.pension-deduction',
  'exit-plan.net-pensions',
  'exit-plan.income-without',
  'exit-plan.income-with',
  'exit-plan.reference',
  'exit-plan.income-tax',
  'exit-plan.contribution',
  'exit-plan.charges',
  'exit-plan.social-charges',
  'exit-plan.gains-tax',
  'exit-plan.small-capital-tax',
  'exit-plan.flat-tax',
  'exit-plan.gross',
  'exit-plan.levies',
  'exit-plan.net',
  'income-tax.parts',
  'income-tax.scale',
  'income-tax.adult-scale',
  'income-tax.family-cap',
  'income-tax.after-cap',
  'income-tax.decote',
  'income-tax.tax',
  'income-tax.contribution',
]

const READING: Reading = {
  steps: new Set(STEPS),
  named: new Set<AnyTerm>(['income-tax.band-tax']),
  unsaid: new Set<AnyTerm>(['income-tax.zero']),
  repeating: new Set<AnyTerm>(['exit-plan.pensions', 'exit-plan.social-charges', 'exit-plan.flat-tax']),
  assembled: new Set(),
  summary: (figure) => SAYING[figure.term as AnyTerm]?.(figure) ?? [],
}

/** How the calculations of a plan are read, and what their figures are called. */
export const useExitTerms = (): Terms => {
  const words: Readonly<Partial<Record<string, string>>> = useTermWords()
  const origins: Readonly<Partial<Record<string, string>>> = useOriginNames() satisfies Readonly<Record<Origin, string>>
  const nameOf = ({ term, details }: Derivation): string =>
    (term === ('exit-plan.capital' satisfies Term) ? origins[String(details?.['compartment'])] : undefined) ?? words[term] ?? term
  return { reading: READING, nameOf, sign: 'before-value' }
}

/** What a plan rests on: the law of each levy, and what the saver says. */
export const useExitSources = (): Sources => {
  const { t } = useLingui()
  const law = t({ id: 'exit-plan.source.law', message: 'Texte' })
  const told = t({ id: 'exit-plan.source.choice', message: 'Vos réponses et votre résultat' })
  const codes = [...Object.keys(TAX_SOURCES), ...Object.keys(SOURCES)] as (TaxSourceCode | SourceCode)[]
  return {
    register: { ...TAX_SOURCES, ...SOURCES },
    words: {
      ...Object.fromEntries(codes.map((code) => [code, law])),
      household: told,
      'exit-choice': told,
    },
    joinedBy: () => '\u00A0: ',
  }
}
