import * as z from 'zod'

import { derivation } from '../explain/index.ts'
import { euros, eurosOnWire, type Euros } from '../money/index.ts'
import type { TaxSaving } from './compute.ts'
import { taxNote } from './notes.ts'

/** An amount that is sent unrounded: a JSON number on the wire, `Euros` in the domain. */
const unroundedOnWire = z.codec(z.number().min(0), z.custom<Euros>(), {
  decode: (value) => euros(value),
  encode: (value) => value.toNumber(),
})

const explanation = z.object({
  envelope: derivation,
  saving: derivation,
  effort: derivation,
  highIncomeContribution: derivation,
})

/**
 * Answer of the simulation call (TAX-38, S-CALL-34). Everything but the first two fields is ours and may be missing.
 *
 * `vv_envelope_monthly` is not rounded: twelve times it, to the euro, is the ceiling.
 */
export const taxAnswer = z.object({
  vv_envelope_monthly: unroundedOnWire,
  tax_reduction: eurosOnWire,
  year: z.int().optional(),
  income_year: z.int().optional(),
  ceiling: eurosOnWire.optional(),
  payment: eurosOnWire.optional(),
  tax_before: eurosOnWire.optional(),
  tax_after: eurosOnWire.optional(),
  useful_payment: eurosOnWire.optional(),
  notes: z.array(taxNote).optional(),
  explanation: explanation.optional(),
})
export type TaxAnswer = z.output<typeof taxAnswer>

/**
 * Says a result in the wire's words.
 *
 * @param result what was computed
 */
export const writeTaxSaving = (result: TaxSaving): TaxAnswer => ({
  vv_envelope_monthly: result.vv_envelope_monthly,
  tax_reduction: result.tax_reduction,
  year: result.year,
  income_year: result.incomeYear,
  ceiling: result.ceiling,
  payment: result.payment,
  tax_before: result.taxBefore,
  tax_after: result.taxAfter,
  useful_payment: result.useful,
  notes: [...result.notes],
  explanation: result.explanation,
})
