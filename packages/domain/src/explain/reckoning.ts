import { Decimal, type DecimalValue } from '../money/index.ts'
import {
  difference,
  given,
  greatest,
  least,
  nothingBelow,
  product,
  quotient,
  relabelled,
  roundedToCents,
  roundedToEuros,
  sum,
  valueOf,
  type Label,
} from './build.ts'
import type { Derivation } from './model.ts'
import { apply, type Arithmetic } from './operations.ts'

export type Combine<Figure> = (label: Label, inputs: readonly Figure[]) => Figure

/**
 * The steps of a calculation, for a calculation that is written once and run in two ways: with its explanation, or for the figure alone.
 *
 * A chart or a search runs the same law hundreds of times and needs no tree; the figure it shows must still be the explained one.
 */
export type Reckoning<Figure> = {
  readonly given: (label: Label, value: DecimalValue) => Figure
  readonly sum: Combine<Figure>
  readonly difference: Combine<Figure>
  readonly product: Combine<Figure>
  readonly quotient: Combine<Figure>
  readonly least: Combine<Figure>
  readonly greatest: Combine<Figure>
  readonly nothingBelow: Combine<Figure>
  readonly roundedToEuros: (label: Label, input: Figure) => Figure
  readonly roundedToCents: (label: Label, input: Figure) => Figure
  /** Says a figure under another term. */
  readonly relabelled: (figure: Figure, label: Partial<Label>) => Figure
  readonly valueOf: (figure: Figure) => Decimal
}

/** Builds the explanation while it computes. */
export const EXPLAINED: Reckoning<Derivation> = {
  given,
  sum,
  difference,
  product,
  quotient,
  least,
  greatest,
  nothingBelow,
  roundedToEuros,
  roundedToCents,
  relabelled,
  valueOf,
}

const bare =
  (operation: Arithmetic): Combine<Decimal> =>
  (_, inputs) =>
    apply(operation, inputs)

/** Computes the figure alone, by the same operations. */
export const BARE: Reckoning<Decimal> = /* @__PURE__ */ Object.freeze({
  // A decimal is never changed: no copy of it is needed.
  given: (_: Label, value: DecimalValue) => (value instanceof Decimal ? value : new Decimal(value)),
  sum: bare('sum'),
  difference: bare('difference'),
  product: bare('product'),
  quotient: bare('quotient'),
  least: bare('least'),
  greatest: bare('greatest'),
  nothingBelow: bare('nothing-below'),
  roundedToEuros: (_: Label, input: Decimal) => apply('round-euros', [input]),
  roundedToCents: (_: Label, input: Decimal) => apply('round-cents', [input]),
  relabelled: (figure: Decimal) => figure,
  valueOf: (figure: Decimal) => figure,
})
