import fc from 'fast-check'

/** Whole percents of a few funds that make 100. */
export const shares: fc.Arbitrary<readonly number[]> = fc
  .array(fc.nat({ max: 100 }), { minLength: 0, maxLength: 5 })
  .map((cuts) => cuts.concat(0, 100).toSorted((one, other) => one - other))
  .map((cuts) => cuts.slice(1).map((cut, at) => cut - (cuts[at] ?? 0)))

/** Ways in which a payment is made: by card, by one debit, or by a debit on the tenth of each month. */
export const PAID_BY = ['card', 'debit', 'monthly'] as const

/** What becomes of the answer to a request: it comes, or it is lost before the request arrived, or after it was done. */
export const ANSWERED = ['comes', 'lost-before', 'lost-after'] as const

/** One thing that a saver does with payments, or that happens to them. Payments are named by the key under which they were sent. */
export type PaymentCommand =
  | { readonly kind: 'submit'; readonly by: (typeof PAID_BY)[number]; readonly answer: (typeof ANSWERED)[number] }
  | { readonly kind: 'click-again' | 'send-again' | 'reload' | 'second-tab' }
  | { readonly kind: 'card'; readonly isAccepted: boolean }
  | { readonly kind: 'cancel' | 'stop'; readonly which: number }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number }

const commands: fc.Arbitrary<PaymentCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      by: fc.constantFrom(...PAID_BY),
      answer: fc.constantFrom(...ANSWERED),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('click-again' as const, 'send-again', 'reload', 'second-tab') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('card' as const), isAccepted: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'stop'), which: fc.nat({ max: 20 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('minutes' as const), minutes: fc.constantFrom(1, 14, 15, 29, 30, 240, 480) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 9 }) }) },
)

/**
 * Gives sequences of what happens to payments, all of one length, so that runs × length is the number of steps.
 *
 * @param length commands in a sequence
 */
export const paymentCommands = (length: number): fc.Arbitrary<readonly PaymentCommand[]> =>
  fc.array(commands, { minLength: length, maxLength: length, size: 'max' })
