import * as z from 'zod'

import { ifReadable } from '../contract/index.ts'
import { explained } from '../explain/index.ts'
import { euros, eurosOnWireWithin, MONTHS_PER_YEAR, nonNegativeEurosOnWire, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { TaxExplanation, TaxSaving } from './compute.ts'
import { HIGHEST_TYPED } from './model.ts'
import { taxNote } from './notes.ts'

/** An amount that is sent unrounded: a JSON number on the wire, `Euros` in the domain. Twelve times it may stand in a field. */
const unroundedOnWire = z.codec(
  z
    .number()
    .min(0)
    .max(HIGHEST_TYPED.toNumber() / MONTHS_PER_YEAR),
  z.custom<Euros>(),
  {
    decode: (value) => euros(value),
    encode: (value) => value.toNumber(),
  },
)

const explanation = explained<TaxExplanation>((name) =>
  z.object({ envelope: name, saving: name, effort: name, highIncomeContribution: name }),
)

/**
 * Answer of the simulation call (TAX-38, S-CALL-34). Everything but the first two fields is ours: it may be missing, and is left out where it cannot be
 * read. An envelope or a saving below 0, or beyond what the simulator takes, is no answer.
 *
 * `vv_envelope_monthly` is not rounded: twelve times it, to the euro, is the ceiling.
 */
export const taxAnswer = z.object({
  vv_envelope_monthly: unroundedOnWire,
  tax_reduction: eurosOnWireWithin(ZERO_EUROS, HIGHEST_TYPED),
  year: ifReadable(z.int()),
  income_year: ifReadable(z.int()),
  ceiling: ifReadable(nonNegativeEurosOnWire),
  payment: ifReadable(nonNegativeEurosOnWire),
  tax_before: ifReadable(nonNegativeEurosOnWire),
  tax_after: ifReadable(nonNegativeEurosOnWire),
  useful_payment: ifReadable(nonNegativeEurosOnWire),
  notes: ifReadable(z.array(taxNote)),
  explanation: ifReadable(explanation),
})
export type TaxAnswer = z.output<typeof taxAnswer>

/**
 * Says a result in the wire's words.
 *
 * @param result what was computed
 * @param trees the explanation of its figures, where the answer is to carry it
 */
export const writeTaxSaving = (result: TaxSaving, trees?: TaxExplanation): TaxAnswer => ({
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
  explanation: trees,
})
