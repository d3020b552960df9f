import * as z from 'zod'

/** How a node's value follows from the values of its inputs, in their order. Replaying applies exactly this. */
export const OPERATIONS = [
  'given', // stated: an input of the saver, a contract's figure or a dated parameter
  'sum',
  'difference', // first − second − …
  'product',
  'quotient', // first ÷ second
  'power', // first ^ second
  'least', // the smallest input
  'greatest', // the largest input
  'round-cents', // half up
  'round-euros', // to the whole euro, half up
  'nothing-below', // first, or 0 where it is below the second
  'annuity-factor', // sum over mortality; replayed by the annuity room
  'complete-expectation', // expectation of life; replayed by the mortality room
  'instalment-reaching', // number of the instalment that reaches an amount; this and the one below are replayed by the longevity room
  'months-living', // months to which a part of a table lives
  'mix-deviation', // deviation of a mix of classes; this and the four below are replayed by the robo-advice room
  'log-normal-quantile', // what a part of all futures stays below
  'log-normal-chance', // part of all futures that stays below an amount
  'log-normal-mean', // mean of all futures
  'log-normal-deviation', // standard deviation of all futures
] as const
export type Operation = (typeof OPERATIONS)[number]

/** Units a value can have; they decide how a screen formats it. */
export const UNITS = [
  'eur',
  'eur-per-month',
  'eur-per-year',
  'rate',
  'factor',
  'months',
  'years',
  'age',
  'year',
  'date',
  'count',
  'code',
] as const
export type Unit = (typeof UNITS)[number]

/** Where a figure or a method comes from. `code` names an entry of the room's list of sources, whose words live in the catalogues. */
export const source = z.object({
  kind: z.enum(['law', 'table', 'assumption', 'contract', 'choice']),
  code: z.string(),
})
export type Source = z.infer<typeof source>

/**
 * One step of a calculation with everything under it.
 *
 * `term` says what the figure is (a code; the words live in the catalogues) and `value` is exact decimal text, never rounded for display.
 */
export type Derivation = {
  readonly term: string
  readonly value: string
  readonly unit: Unit
  readonly operation: Operation
  readonly inputs: readonly Derivation[]
  /** Data for the words of the step: `{ age: 64, date: '2028-04-01', policy_id: '…' }`. */
  readonly details?: Readonly<Record<string, string | number>> | undefined
  readonly source?: Source | undefined
  /** Rule of the rule book that the step applies, such as `MRM-34`. */
  readonly rule?: string | undefined
}
