import { Decimal, type DecimalValue } from '../money/index.ts'
import { evaluated, given, power, type Label } from './build.ts'
import type { Derivation } from './model.ts'
import { apply, type Evaluators, type LifeOperation } from './operations.ts'
import { BARE, EXPLAINED, type Combine, type Reckoning } from './reckoning.ts'

/** A figure that nothing explains, before it is part of a calculation. */
export type Stated = readonly [label: Label, value: DecimalValue]

/** The same for a calculation over lives, which has powers and prices of other rooms; apart, for most calculations need neither. */
export type LifeReckoning<Figure> = Reckoning<Figure> & {
  readonly power: Combine<Figure>
  /** Takes a value that another room computes from stated figures, by that room's evaluator. */
  readonly evaluated: <Step extends LifeOperation>(
    operation: Step,
    label: Label,
    stated: readonly Stated[],
    evaluators: Pick<Evaluators, Step>,
  ) => Figure
}

/** Builds the explanation while it computes. */
export const LIFE_EXPLAINED: LifeReckoning<Derivation> = /* @__PURE__ */ Object.freeze({
  ...EXPLAINED,
  power,
  evaluated: <Step extends LifeOperation>(
    operation: Step,
    label: Label,
    stated: readonly Stated[],
    evaluators: Pick<Evaluators, Step>,
  ) =>
    evaluated(
      operation,
      label,
      stated.map(([own, value]) => given(own, value)),
      evaluators,
    ),
})

/** Computes the figure alone, by the same operations. */
export const LIFE_BARE: LifeReckoning<Decimal> = /* @__PURE__ */ Object.freeze({
  ...BARE,
  power: (_: Label, inputs: readonly Decimal[]) => apply('power', inputs),
  evaluated: <Step extends LifeOperation>(
    operation: Step,
    label: Label,
    stated: readonly Stated[],
    evaluators: Pick<Evaluators, Step>,
  ) =>
    evaluators[operation](
      { ...label, operation, inputs: stated.map(([own]) => own) },
      stated.map(([, value]) => new Decimal(value)),
    ),
})
