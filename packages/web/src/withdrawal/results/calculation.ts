import type { Derivation } from '@hautelisse/domain/explain'

/** One step of a calculation as it is read: what is done to the result of the step before, and what comes out. */
export type CalculationStep = {
  /** The figure that is computed, before any rounding to the cent. */
  readonly node: Derivation
  /** The figure that comes out, rounded where the rules round it. */
  readonly result: Derivation
  /** What the result of the step before is multiplied by, divided by, or reduced by. */
  readonly operand: Derivation | undefined
  /** Figures that a first step starts from. */
  readonly lines: readonly Derivation[]
}

const step = (node: Derivation, lines: readonly Derivation[], operand?: Derivation): CalculationStep => ({
  node,
  result: node,
  operand,
  lines,
})

const isStated = ({ operation }: Derivation): boolean => operation === 'given'

/** A step that rounds is no step of its own: it says how the one before it is written. */
const roundingLast = (steps: readonly CalculationStep[], rounded: Derivation): readonly CalculationStep[] => {
  const last = steps.at(-1)
  return last === undefined ? steps : [...steps.slice(0, -1), { ...last, result: rounded }]
}

/**
 * Reads a derivation as the steps that one does in turn, each on the result of the one before.
 *
 * @param figure root of a derivation
 * @example stepsOf(month).map(({ operand }) => operand?.term) // [undefined, 'withdrawal.growth', 'withdrawal.factor', …]
 */
export const stepsOf = (figure: Derivation): readonly CalculationStep[] => {
  const [first, ...others] = figure.inputs
  if (first === undefined) return isStated(figure) ? [] : [step(figure, [])]
  switch (figure.operation) {
    case 'round-cents':
    case 'round-euros':
      return roundingLast(stepsOf(first), figure)
    case 'product':
    case 'quotient':
    case 'difference':
      return isStated(first) || figure.term === 'withdrawal.gap'
        ? [step(figure, figure.inputs)]
        : [...stepsOf(first), step(figure, [], others[0])]
    case 'given':
    case 'sum':
    case 'power':
    case 'least':
    case 'greatest':
    case 'nothing-below':
    case 'annuity-factor':
    case 'complete-expectation':
      return [step(figure, figure.inputs)]
    default:
      return figure.operation satisfies never
  }
}

/** A figure that is put together from others that have steps of their own: a total, or a gap between two totals. */
export const partsOf = (figure: Derivation): readonly Derivation[] =>
  (figure.operation === 'sum' || figure.term === 'withdrawal.gap') && figure.inputs.some((input) => !isStated(input))
    ? figure.inputs
    : []
