import * as z from 'zod'

import { Decimal } from './decimal.ts'
import { euros, type Euros } from './euros.ts'
import { HIGHEST_AMOUNT } from './parse.ts'

const BOUND = /* @__PURE__ */ HIGHEST_AMOUNT.toNumber()

/** True for a number that stands for an amount with two decimals at most. */
const hasCentsAtMost = (value: number): boolean => Math.round(value * 100) / 100 === value

const isEuros = (value: unknown): value is Euros => value instanceof Decimal && value.isFinite()

const amountNumber = (lowest: number) =>
  z
    .number()
    .min(lowest)
    .max(BOUND)
    .refine(hasCentsAtMost, { error: 'two decimals at most' })
    .meta({ description: 'An amount in euros, with two decimals at most', examples: [1234.5] })

const amount = z.custom<Euros>(isEuros, { error: 'an amount in euros' })

const between = (lowest: number) =>
  z.codec(amountNumber(lowest), amount, { decode: (value) => euros(value), encode: (value) => value.toNumber() })

/**
 * An amount of either sign: a JSON number with two decimals at most on the wire, `Euros` in the domain.
 *
 * @example eurosOnWire.decode(1234.5) // 1 234,50 €
 */
export const eurosOnWire = between(-BOUND)

/**
 * An amount that cannot be below zero, such as a balance: a JSON number on the wire, `Euros` in the domain.
 *
 * @example nonNegativeEurosOnWire.safeDecode(-1).success // false
 */
export const nonNegativeEurosOnWire = between(0)
