import { Decimal, type DecimalValue } from '../money/index.ts'
import type { Derivation } from './model.ts'
import { apply, type Arithmetic, type Evaluated, type Evaluator } from './operations.ts'

/** What a node says besides its value: term and unit always; details, source and rule where there are any. */
export type Label = Pick<Derivation, 'term' | 'unit' | 'details' | 'source' | 'rule'>

/** Exact values of the nodes built here, so that a long calculation need not read back each text that it has just written. */
const written = new WeakMap<Derivation, Decimal>()

const write = (node: Omit<Derivation, 'value'>, value: Decimal): Derivation => {
  const whole: Derivation = { ...node, value: value.toString() }
  // The text has no minus zero: what is read back must not have one either.
  if (!value.isZero()) written.set(whole, value)
  return whole
}

/**
 * Reads the exact value of a node.
 *
 * @param node step of a derivation; a value that is no decimal text throws
 * @example valueOf(given({ term: 'months', unit: 'months' }, 16)) // 16
 */
export const valueOf = (node: Derivation): Decimal => written.get(node) ?? new Decimal(node.value)

/**
 * States a figure that nothing under it explains: an input of the saver, a contract's figure, a dated parameter.
 *
 * @param label term, unit, and where the figure comes from
 * @param value exact number
 * @example given({ term: 'months', unit: 'months' }, 16).value // '16'
 */
export const given = (label: Label, value: DecimalValue): Derivation =>
  write({ ...label, operation: 'given', inputs: [] }, new Decimal(value))

const computed =
  (operation: Arithmetic) =>
  (label: Label, inputs: readonly Derivation[]): Derivation =>
    write({ ...label, operation, inputs }, apply(operation, inputs.map(valueOf)))

/** Adds up its inputs; none add up to 0. */
export const sum = computed('sum')

/** Takes all further inputs from the first. */
export const difference = computed('difference')

/** Multiplies its inputs; none make 1. */
export const product = computed('product')

/** Divides the first input by the second. */
export const quotient = computed('quotient')

/** Raises the first input to the power of the second. */
export const power = computed('power')

/** Gives the smallest of its inputs. */
export const least = computed('least')

/** Gives the largest of its inputs. */
export const greatest = computed('greatest')

/**
 * Gives a figure, or 0 where it is below a threshold; the threshold itself is kept.
 *
 * @param label term, unit, and the rule that sets the threshold
 * @param inputs the figure, then the threshold
 * @example nothingBelow(label, [given(label, 60), given(label, 61)]).value // '0'
 */
export const nothingBelow = computed('nothing-below')

/**
 * Rounds one figure to the whole euro, half up.
 *
 * @param label term, unit, and the rule that asks for the rounding
 * @param input figure to round
 * @example roundedToEuros(label, given(label, '1563.5')).value // '1564'
 */
export const roundedToEuros = (label: Label, input: Derivation): Derivation => computed('round-euros')(label, [input])

/**
 * Rounds one figure to the cent, half up.
 *
 * @param label term, unit, and the rule that asks for the rounding
 * @param input figure to round
 * @example roundedToCents(label, given(label, '2.345')).value // '2.35'
 */
export const roundedToCents = (label: Label, input: Derivation): Derivation => computed('round-cents')(label, [input])

/**
 * Builds a step whose value another room computes, by that room's evaluator.
 *
 * @param operation operation of that room
 * @param label term, unit, details that the evaluator reads, and source
 * @param inputs what the value follows from
 * @param evaluators the rooms' evaluators, the same that replay the step
 * @example evaluated('complete-expectation', label, [birthYear, age], evaluators).value // what the evaluator gives, as text
 */
export const evaluated = <Step extends Evaluated>(
  operation: Step,
  label: Label,
  inputs: readonly Derivation[],
  evaluators: Readonly<Record<Step, Evaluator>>,
): Derivation => {
  const step = { ...label, operation, inputs }
  return write(step, evaluators[operation](step, inputs.map(valueOf)))
}

/**
 * Says a figure under another term; its value and everything under it stay.
 *
 * @param node step of a derivation
 * @param label what replaces its term, unit, details, source or rule
 * @example relabelled(given({ term: 'months', unit: 'months' }, 16), { term: 'wait' }).value // '16'
 */
export const relabelled = (node: Derivation, label: Partial<Label>): Derivation => ({ ...node, ...label })
