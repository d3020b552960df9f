import * as z from 'zod'

import { Decimal } from './decimal.ts'
import { euros, ZERO_EUROS, type Euros } from './euros.ts'
import { HIGHEST_AMOUNT } from './parse.ts'

const DECIMALS = 2

/** True for a number that stands for an amount with two decimals at most. */
const hasCentsAtMost = (value: number): boolean => Math.round(value * 100) / 100 === value

const isEuros = (value: unknown): value is Euros => value instanceof Decimal && value.isFinite()

// The codes are the forms' own, so that a screen has words for them; a refinement tells the contract nothing, hence the bounds in its description.
const amountNumber = (minimum: number, maximum: number) =>
  z
    .number()
    .refine((value) => value >= minimum, {
      error: `${minimum} at least`,
      params: { code: 'amount-too-small', minimum: String(minimum) },
    })
    .refine((value) => value <= maximum, {
      error: `${maximum} at most`,
      params: { code: 'amount-too-large', maximum: String(maximum) },
    })
    .refine(hasCentsAtMost, { error: 'two decimals at most', params: { code: 'too-many-decimals', decimals: DECIMALS } })
    .meta({ description: 'An amount in euros, with two decimals at most', examples: [1234.5], minimum, maximum })

const amount = z.custom<Euros>(isEuros, { error: 'an amount in euros' })

/**
 * An amount within bounds, both allowed: a JSON number with two decimals at most on the wire, `Euros` in the domain.
 *
 * Refused, each with its bound: `amount-too-small`, `amount-too-large`, `too-many-decimals` (docs/decisions/03).
 *
 * @param lowest in euros
 * @param highest in euros
 * @example eurosOnWireWithin(euros('0.01'), euros(100)).safeDecode(0).success // false
 */
export const eurosOnWireWithin = (lowest: Euros, highest: Euros) =>
  z.codec(amountNumber(lowest.toNumber(), highest.toNumber()), amount, {
    decode: (value) => euros(value),
    encode: (value) => value.toNumber(),
  })

/**
 * An amount of either sign: a JSON number with two decimals at most on the wire, `Euros` in the domain.
 *
 * @example eurosOnWire.decode(1234.5) // 1 234,50 €
 */
export const eurosOnWire = /* @__PURE__ */ eurosOnWireWithin(euros(HIGHEST_AMOUNT.negated()), HIGHEST_AMOUNT)

/**
 * An amount that cannot be below zero, such as a balance: a JSON number on the wire, `Euros` in the domain.
 *
 * @example nonNegativeEurosOnWire.safeDecode(-1).success // false
 */
export const nonNegativeEurosOnWire = /* @__PURE__ */ eurosOnWireWithin(ZERO_EUROS, HIGHEST_AMOUNT)
