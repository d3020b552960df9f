import type { Label } from '../explain/index.ts'
import { sourceOf, type SourceCode } from './sources.ts'

/** What the figures of the ceilings of a tax notice are called, one code each; those of the tax have their own. The words live in the catalogues. */
export const CEILING_TERMS = [
  'ceiling.payment', // one payment of the year
  'ceiling.paid', // payments of the year
  'ceiling.too-late', // those from the birthday on that ends the deduction
  'ceiling.deductible', // those before it
  'ceiling.line', // amount on the notice; details: year
  'ceiling.used', // of that line by the declarant's own payments; details: year
  'ceiling.lent', // of that line by payments of the spouse; details: year
  'ceiling.used-in-all', // of that line by both; details: year
  'ceiling.left', // of that line; details: year
  'ceiling.rest', // of the payments once that line is used; details: year
  'ceiling.borrowed-rest', // the same of what exceeds one's own ceilings; details: year
  'ceiling.total', // sum of the lines
  'ceiling.room', // what is left of all lines
  'ceiling.from-own',
  'ceiling.from-spouse',
  'ceiling.deducted',
  'ceiling.above', // deducted in no year
  'ceiling.by-payment', // part of a figure that one payment adds; details: year of a line
  'ceiling.expiring', // usable until the end of the year alone
  'ceiling.before', // to be paid before the first euro of a former year's ceiling is used; details: year
  'ceiling.with', // the same with all of it; details: year
  'ceiling.deduction', // of the saver and the spouse
  'ceiling.worth', // tax that a former year's ceiling saves; details: year
  'ceiling.most', // most that can still be deducted
  'ceiling.wanted-payment', // solved
  'ceiling.saving', // tax without the payment less tax with it
] as const
export type CeilingTerm = (typeof CEILING_TERMS)[number]

/**
 * Makes the label of a figure of the ceilings, in euros.
 *
 * @param term what it is called
 * @param rule id of its rule
 * @param year year of the line that it belongs to
 * @param source what it rests on
 */
export const ceilingLabel = (
  term: CeilingTerm,
  rule: string,
  year?: number,
  source: SourceCode = 'retirement-deduction',
): Label => ({
  term,
  unit: 'eur',
  source: sourceOf(source),
  rule,
  ...(year === undefined ? {} : { details: { year } }),
})
