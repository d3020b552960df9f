import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { nonNegativeEurosOnWire } from '../money/index.ts'

/** What a line says: a payment that is deducted, a premium paid out that is taxed as pay, a gain, or levies that were withheld. */
export const DECLARED_KINDS = ['deductible', 'pay', 'gain', 'withheld'] as const
export type DeclaredKind = (typeof DECLARED_KINDS)[number]

/** One amount of one operation in a tax year. */
const declaredLine = z.object({
  kind: z.enum(DECLARED_KINDS),
  operation_id: z.string().min(1),
  date: frenchDateOnWire,
  label: z.string(),
  policy_id: z.string().optional(),
  amount: nonNegativeEurosOnWire,
  /** What it was reckoned from: the gross part of a premium that was paid out, the gross amount that the levies were taken from. */
  base: nonNegativeEurosOnWire.optional(),
})
export type DeclaredLine = z.output<typeof declaredLine>

/** What a year comes to for the tax return, line by line, and the years that have anything. */
export const declaration = z.object({
  year: z.int(),
  /** Years with an operation that was done, the latest first. */
  years: z.array(z.int()),
  lines: z.array(declaredLine),
  /** Families whose operations could not be read. */
  error_scope: z.array(z.string()),
})
export type Declaration = z.output<typeof declaration>
