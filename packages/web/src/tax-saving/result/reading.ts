import type { Derivation } from '@hautelisse/domain/explain'
import { valueOf } from '@hautelisse/domain/explain'
import type { TaxTerm } from './term-words.ts'

/** A step of a calculation: what it follows from, and what it rests on. */
export type ReadStep = {
  readonly figure: Derivation
  /** Figures that the step is computed from, each once. */
  readonly lines: readonly Derivation[]
  /** Codes of the sources of the step and of everything between it and its lines. */
  readonly sources: readonly string[]
}

/** Figures that have a step of their own; those between two of them are said inside a step. */
const STEPS: ReadonlySet<string> = new Set<TaxTerm>([
  'income-tax.wage',
  'income-tax.costs',
  'income-tax.net-wage',
  'income-tax.net-wages',
  'income-tax.ceiling',
  'income-tax.parts',
  'income-tax.net-taxable-income',
  'income-tax.deducted',
  'income-tax.scale',
  'income-tax.adult-scale',
  'income-tax.family-cap',
  'income-tax.capped',
  'income-tax.after-cap',
  'income-tax.decote',
  'income-tax.after-decote',
  'income-tax.tax',
  'income-tax.contribution',
  'tax-saving.yearly-payment',
  'tax-saving.deducted',
  'tax-saving.envelope',
  'tax-saving.saving',
  'tax-saving.effort',
])

/** Steps that are left out where they change nothing: one pay to add up, nothing to deduct, no reduction. */
const SKIPPED: ReadonlySet<string> = new Set<TaxTerm>([
  'income-tax.net-wages',
  'income-tax.net-taxable-income',
  'income-tax.deducted',
  'income-tax.parts',
  'income-tax.after-decote',
  'tax-saving.deducted',
])

/** What a figure is read as: itself, or the one that it merely repeats. */
const read = (figure: Derivation): Derivation => {
  const [first] = figure.inputs
  return first !== undefined && SKIPPED.has(figure.term) && first.value === figure.value ? read(first) : figure
}

const isStated = ({ operation }: Derivation): boolean => operation === 'given'
const isZero = ({ term }: Derivation): boolean => term === ('income-tax.zero' satisfies TaxTerm)
/** A part of a scale is a line with words of its own: the rate, and the income that it is taken of. */
const isBand = ({ term }: Derivation): boolean => term === ('income-tax.band-tax' satisfies TaxTerm)

/** Numbers equal figures alike: an answer of the API repeats a figure wherever it is used. */
const numbering = (): ((figure: Derivation) => number) => {
  const byText = new Map<string, number>()
  const byFigure = new Map<Derivation, number>()
  const numberOf = (figure: Derivation): number => {
    const known = byFigure.get(figure)
    if (known !== undefined) return known
    const { term, value, operation, details, inputs } = figure
    const text = JSON.stringify([term, value, operation, details, inputs.map(numberOf)])
    const number = byText.get(text) ?? byText.size
    byText.set(text, number)
    byFigure.set(figure, number)
    return number
  }
  return numberOf
}

const stepOf = (figure: Derivation, numberOf: (figure: Derivation) => number): ReadStep => {
  const lines = new Map<number, Derivation>()
  const sources = new Set<string>()
  const rest = ({ source }: Derivation): void => {
    if (source !== undefined) sources.add(source.code)
  }
  const gather = (node: Derivation): void => {
    for (const input of node.inputs) {
      const shown = read(input)
      const isLine = isStated(shown) || isBand(shown) || (STEPS.has(shown.term) && shown.term !== figure.term)
      if (isStated(shown) || !isLine) rest(shown)
      if (!isLine) gather(shown)
      else if (!isZero(shown)) lines.set(numberOf(shown), shown)
    }
  }
  rest(figure)
  gather(figure)
  return { figure, lines: [...lines.values()], sources: [...sources] }
}

/**
 * Reads a derivation as the steps that are done in turn, each once; figures that only lead from one step to the next are inside them.
 *
 * @param root figure that is explained
 * @param known figures that are explained elsewhere and are only named here
 * @example readSteps(saving).at(-1)?.figure.term // 'tax-saving.saving'
 */
export const readSteps = (root: Derivation, known: readonly Derivation[] = []): readonly ReadStep[] => {
  const numberOf = numbering()
  const seen = new Set(known.map(numberOf))
  const steps: ReadStep[] = []
  const visit = (figure: Derivation, parent?: Derivation): void => {
    const shown = read(figure)
    const number = numberOf(shown)
    if (seen.has(number)) return
    seen.add(number)
    for (const input of shown.inputs) visit(input, shown)
    const isInside = shown.term === parent?.term
    if (STEPS.has(shown.term) && !isStated(shown) && !isInside) steps.push(stepOf(shown, numberOf))
  }
  visit(root)
  return steps
}

/**
 * Reads figures that follow each other: a step that several of them need stands where it is first needed.
 *
 * @param roots figures in the order in which they are read
 * @returns the steps of each
 */
export const readInTurn = (roots: readonly Derivation[]): readonly (readonly ReadStep[])[] => {
  const known: Derivation[] = []
  return roots.map((root) => {
    const steps = readSteps(root, known)
    known.push(root, ...steps.map(({ figure }) => figure))
    return steps
  })
}

/** Sign between the lines of a step that are exactly what it is computed from. */
export const signOf = ({ figure, lines }: ReadStep): string | undefined => {
  if (figure.inputs.length !== lines.length) return undefined
  switch (figure.operation) {
    case 'sum':
      return '+'
    case 'difference':
      return '−'
    case 'product':
      return '×'
    case 'quotient':
      return '÷'
    case 'given':
    case 'power':
    case 'least':
    case 'greatest':
    case 'round-cents':
    case 'round-euros':
    case 'nothing-below':
    case 'annuity-factor':
    case 'complete-expectation':
      return undefined
    default:
      return figure.operation satisfies never
  }
}

/** Whose figure it is: the saver's, or that of the other adult of a couple. */
export const isOfSpouse = ({ details }: Derivation): boolean => details?.['person'] === 2

/** Whether a figure is more than nothing. */
export const isAboveZero = (figure: Derivation | undefined): figure is Derivation =>
  figure !== undefined && valueOf(figure).greaterThan(0)
