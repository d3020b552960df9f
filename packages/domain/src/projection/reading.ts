import { find, walk, withoutIdentities, type Derivation, type Reading } from '../explain/index.ts'
import type { Term as TaxTerm } from '../income-tax/index.ts'
import { INCOME_TERMS, LIVING_TERMS, TERMS, type IncomeTerm, type LivingTerm, type Term } from './terms.ts'

type AnyTerm = Term | IncomeTerm | LivingTerm | TaxTerm

/** Figures that are read inside the step that needs them. */
const INSIDE: ReadonlySet<string> = new Set<AnyTerm>([
  'projection.years-to-start',
  'projection.annuity-exact',
  'projection.month-exact',
  'projection.charges-exact',
  'projection.tax-exact',
  'projection.piece-share',
  'projection.charges-part',
])

const TAX_STEPS: readonly AnyTerm[] = [
  'income-tax.parts',
  'income-tax.scale',
  'income-tax.adult-scale',
  'income-tax.family-cap',
  'income-tax.capped',
  'income-tax.after-cap',
  'income-tax.decote',
  'income-tax.after-decote',
  'income-tax.rounded',
  'income-tax.tax',
]

/** Sums whose parts, a contract or a pension each, have calculations of their own. */
const ASSEMBLED: ReadonlySet<string> = new Set<AnyTerm>([
  'projection.living-annuities',
  'projection.living-charges',
  'projection.living-tax',
])

const isComputed = (figure: Derivation | undefined): figure is Derivation => figure !== undefined && figure.operation !== 'given'

/** Computed figures of some terms under a figure, in the order of the terms; without the figure itself. */
const figuresOf = (figure: Derivation, terms: readonly AnyTerm[]): readonly Derivation[] =>
  terms
    .filter((term) => term !== figure.term)
    .map((term) => find(figure, term))
    .filter(isComputed)

/** Every figure of a term under a figure, each once. */
const all = (figure: Derivation, term: AnyTerm): readonly Derivation[] => {
  const figures = walk(figure).flatMap(({ node }) => (node !== figure && node.term === term && isComputed(node) ? [node] : []))
  const keys = figures.map((node) => JSON.stringify([node.details, node.value]))
  return figures.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** The part of the month that a figure belongs to: the id of its line; undefined for a figure of all of them. */
export const lineOf = (figure: Derivation): string | undefined => {
  const named = walk(figure).find(({ node }) => node.details?.['line'] !== undefined || node.details?.['part'] !== undefined)
  const id = named?.node.details?.['line'] ?? named?.node.details?.['part']
  return id === undefined ? undefined : String(id)
}

/** How the law taxes the part that a figure is of; undefined where it is of the whole or of several. */
export const regimeUnder = (figure: Derivation): string | undefined => {
  const own = figure.details?.['regime']
  if (own !== undefined) return String(own)
  const pieces = all(figure, 'projection.piece')
  return pieces.length === 1 ? String(pieces[0]?.details?.['regime']) : undefined
}

/** What is paid in brings, and what is there today: each with its own growth. */
const savedAndPaid = (figure: Derivation): readonly Derivation[] => {
  const paid = all(figure, 'projection.payments-at-start')
  const saved = all(figure, 'projection.savings-at-start')
  return paid.length > 0 && saved.length > 0 ? [...saved, ...paid] : []
}

/** Savings at the departure by how they are taxed, of which each has its share of an annuity. */
const byRegime = (figure: Derivation): readonly Derivation[] => all(figure, 'projection.piece-at-start')

/** What each part of the month brings to the scale, where several do. */
const byLine = (figure: Derivation): readonly Derivation[] => {
  const months = figure.term === 'projection.taxable-months' ? figure : find(figure, 'projection.taxable-months')
  if (months === undefined) return []
  const isOfLines = months.operation === 'sum' && new Set(months.inputs.map(lineOf)).size > 1
  return isOfLines ? months.inputs.filter(isComputed) : byRegime(figure)
}

const firstOf = (...lists: readonly (readonly Derivation[])[]): readonly Derivation[] =>
  lists.find((list) => list.length > 0) ?? []

const isMore = ({ value }: Derivation): boolean => Number(value) !== 0

/** What is rounded to a figure, or the figure itself where nothing was to round. */
const exactOf = (figure: Derivation): Derivation => (figure.operation === 'round-cents' ? (figure.inputs[0] ?? figure) : figure)

/** What a part has of the tax: with the deduction and without it where both are, else from what is taxable. */
const shareSummary = (figure: Derivation): readonly Derivation[] => {
  const { inputs } = exactOf(figure)
  const [taxable] = inputs
  if (taxable?.term === ('projection.tax-part' satisfies AnyTerm)) return inputs
  return isComputed(taxable) && byRegime(taxable).length > 0 ? [taxable] : []
}

/** A tax of a year: the income, the tax of its bands, the décote. */
const taxSummary = (figure: Derivation): readonly Derivation[] => {
  const income = figuresOf(figure, ['projection.year-income'])
  const byBands = firstOf(figuresOf(figure, ['income-tax.after-cap']), figuresOf(figure, ['income-tax.scale']))
  return [...income, ...byBands, ...figuresOf(figure, ['income-tax.decote']).filter(isMore)]
}

const SAYING: Readonly<Partial<Record<string, (figure: Derivation) => readonly Derivation[]>>> = {
  'projection.deflated': (figure) =>
    figuresOf(figure, [
      'projection.capital',
      'projection.converted',
      'projection.factor',
      'projection.annuity',
      'projection.rise',
    ]),
  'projection.month': (figure) =>
    figuresOf(figure, ['projection.capital', 'projection.converted', 'projection.factor', 'projection.annuity']),
  'projection.capital': savedAndPaid,
  'projection.piece-at-start': savedAndPaid,
  'projection.piece': byRegime,
  'projection.taxable': byRegime,
  'projection.charges': byRegime,
  'projection.tax-part': shareSummary,
  'projection.tax': shareSummary,
  'projection.taxable-months': byLine,
  'projection.year-pensions': byLine,
  'projection.year-shares': byLine,
  'projection.year-pensions-net': (figure) => firstOf(figuresOf(figure, ['projection.year-pensions']), byLine(figure)),
  'projection.year-income': (figure) =>
    firstOf(
      figuresOf(figure, ['projection.year-pensions-net', 'projection.year-shares']),
      figuresOf(figure, ['projection.year-pensions']),
      byLine(figure),
    ),
  'income-tax.tax': taxSummary,
} satisfies Partial<Record<AnyTerm, (figure: Derivation) => readonly Derivation[]>>

/** How the figures of a retirement income are read: the long ones in a few figures that say them, each of which opens its steps (S-45). */
export const PROJECTION_READING: Reading = {
  steps: new Set([...[...TERMS, ...INCOME_TERMS, ...LIVING_TERMS].filter((term) => !INSIDE.has(term)), ...TAX_STEPS]),
  named: new Set<AnyTerm>(['income-tax.band-tax', 'income-tax.band-slice', 'projection.piece-share', 'projection.charges-part']),
  unsaid: new Set<AnyTerm>(['income-tax.zero']),
  assembled: ASSEMBLED,
  summary: (figure) => (isComputed(figure) ? (SAYING[figure.term]?.(figure) ?? []) : []),
}

/**
 * Leaves out of a figure what changes nothing of it; the parts of a month stay what they are, each under its own name.
 *
 * @param figure a figure of a retirement income
 * @example readOver(figures.today.explanation).value // as before
 */
export const readOver = (figure: Derivation): Derivation => {
  const shorter = (one: Derivation): Derivation => {
    const shown = withoutIdentities(one)
    return isComputed(shown) ? shown : one
  }
  return figure.term.startsWith('projection.living-') ? { ...figure, inputs: figure.inputs.map(shorter) } : shorter(figure)
}

/** What a part of the month brings to the scale. */
const BROUGHT: ReadonlySet<string> = new Set<AnyTerm>(['projection.taxable', 'projection.piece'])

/**
 * States what another figure explains already: the share of a contract in the tax of the year starts from what the contract brought to it.
 *
 * @param figure tax of the parts of a month
 * @param told tax of the year, whose calculation stands above it
 * @example toldBefore(tax, yearTax).value // as before
 */
export const toldBefore = (figure: Derivation, told: Derivation): Derivation => {
  const texts = new Set(walk(told).flatMap(({ node }) => (BROUGHT.has(node.term) ? [JSON.stringify(node)] : [])))
  const stated = (node: Derivation): Derivation => {
    if (!BROUGHT.has(node.term)) return { ...node, inputs: node.inputs.map(stated) }
    // What is told in part only is explained whole.
    if (!isComputed(node) || !texts.has(JSON.stringify(node))) return node
    const line = lineOf(node)
    return { ...node, operation: 'given', inputs: [], details: line === undefined ? node.details : { ...node.details, line } }
  }
  return stated(figure)
}
