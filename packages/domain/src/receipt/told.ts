import * as z from 'zod'

import { OPERATIONS, signOf, writeFigure, type Derivation } from '../explain/index.ts'
import { euros, sumEuros, type Euros } from '../money/index.ts'
import type { Receipt } from './model.ts'

/** What is read of a calculation to write it in one line. */
type Told = Pick<Derivation, 'term' | 'value' | 'unit' | 'operation'> & { readonly inputs: readonly Told[] }

const step: z.ZodType<Told> = z.lazy(() =>
  z.object({
    term: z.string(),
    value: z.string(),
    unit: z.enum(['eur', 'rate', 'count']),
    operation: z.enum(OPERATIONS),
    inputs: z.array(step),
  }),
)

const EURO_SIGN = /\s€$/

/** A figure of a formula: euros without their sign, as the result says it. */
const write = (figure: Told): string => writeFigure(figure).replace(EURO_SIGN, '')

const isNothing = ({ operation, value }: Told): boolean => operation === 'given' && Number(value) === 0

/** Operations whose value is that of one of their inputs, rounded or as it is. */
const CHOOSING: ReadonlySet<string> = new Set(['round-cents', 'round-euros', 'nothing-below', 'least', 'greatest'])

/** A part of a formula: what only leads to the same figure is written out, any other figure as it is. */
const partOf = (input: Told, parent: Told): string =>
  input.term === parent.term && signOf(input.operation) !== undefined ? formulaOf(input) : write(input)

/** How a figure follows from others, in one line; empty where it is stated, or where no sign says it. */
const formulaOf = (figure: Told): string => {
  const { operation, inputs, value } = figure
  if (CHOOSING.has(operation)) {
    const decides = inputs.find((one) => one.value === value) ?? inputs[0]
    return decides === undefined ? '' : formulaOf(decides)
  }
  const sign = signOf(operation)
  if (sign === undefined) return ''
  const [first, ...others] = inputs.filter((one) => !isNothing(one))
  if (first === undefined) return ''
  return others.length === 0 ? formulaOf(first) : [first, ...others].map((one) => partOf(one, figure)).join(` ${sign} `)
}

/** A figure of a receipt with the line that leads to it; the line is empty where nothing is computed, or where several sums are added up. */
export type ReceiptFigure = { readonly value: Euros; readonly how: string }

const SALE = ['amount', 'paidInPart', 'gain', 'charges', 'flatTax', 'paid', 'scaleBase'] as const
const PREMIUM = ['gross', 'contributions', 'net'] as const
type Sale = Readonly<Record<(typeof SALE)[number], ReceiptFigure>>
type Premium = Readonly<Record<(typeof PREMIUM)[number], ReceiptFigure>>

/** What the figures of a receipt come to: of all its sales together, of its premium, and of what each plan adds. */
export type ReceiptSums = {
  readonly sale: Sale | undefined
  /** Plans out of which something is sold, each once, with what each pays. */
  readonly plans: readonly { readonly policyId: string; readonly paid: Euros }[]
  readonly premium: Premium | undefined
  readonly topUps: readonly ({ readonly policyId: string } & Premium)[]
}

type Named = Pick<Receipt, 'figures' | 'derivations'>

const figureNamed = ({ figures, derivations }: Named, name: string): readonly ReceiptFigure[] => {
  const value = figures[name]
  if (value === undefined) return []
  const derivation = step.safeParse(derivations[name]).data
  return [{ value: euros(value), how: derivation === undefined ? '' : formulaOf(derivation) }]
}

/** One figure alone keeps its line; several are added up. */
const together = (found: readonly ReceiptFigure[]): ReceiptFigure => {
  const [first] = found
  return first !== undefined && found.length === 1 ? first : { value: sumEuros(found.map(({ value }) => value)), how: '' }
}

const allOf = <Figure extends string>(of: Named, heads: readonly string[], names: readonly Figure[]) =>
  Object.fromEntries(
    names.map((name) => [name, together(heads.flatMap((head) => figureNamed(of, `${head} ${name}`)))]),
  ) as Readonly<Record<Figure, ReceiptFigure>>

/** Names of what is figured, without the figure: `sale 00482190 1`. */
const headsOf = ({ figures }: Named, begin: string): readonly string[] => [
  ...new Set(
    Object.keys(figures)
      .filter((name) => name.startsWith(begin))
      .map((name) => name.slice(0, name.lastIndexOf(' '))),
  ),
]

const policyOf = (head: string): string =>
  head
    .split(' ')
    .slice(1, head.startsWith('sale') ? -1 : undefined)
    .join(' ')

/**
 * Sums up the figures that a receipt holds, each with the line that leads to it as the receipt says it. docs/rules/receipt.md, RECEIPT-05.
 *
 * @param receipt a receipt
 * @example receiptSums(receipt).sale?.charges // { value: 208,32 €, how: '1 120,00 × 18,6 %' }
 */
export const receiptSums = (receipt: Named): ReceiptSums => {
  const [sales, topUps] = [headsOf(receipt, 'sale '), headsOf(receipt, 'top-up ')]
  const byPlan = Map.groupBy(sales, policyOf)
  return {
    sale: sales.length === 0 ? undefined : allOf(receipt, sales, SALE),
    plans: [...byPlan].map(([policyId, heads]) => ({ policyId, paid: allOf(receipt, heads, ['paid']).paid.value })),
    premium: receipt.figures['premium gross'] === undefined ? undefined : allOf(receipt, ['premium'], PREMIUM),
    topUps: topUps.map((head) => Object.assign({ policyId: policyOf(head) }, allOf(receipt, [head], PREMIUM))),
  }
}

const [GROUP, GROUPS] = [4, 4]

/**
 * Gives the short form of the check text of a receipt, as it is read from paper: sixteen of its digits in groups of four.
 *
 * @param receipt a receipt
 * @example shortDigest(receipt) // '3f2a 91c0 7b1e 55d2'
 */
export const shortDigest = ({ sha256 }: Pick<Receipt, 'sha256'>): string =>
  Array.from({ length: GROUPS }, (_, at) => sha256.slice(at * GROUP, (at + 1) * GROUP)).join(' ')
