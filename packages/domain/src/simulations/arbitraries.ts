import type fc from 'fast-check'
import * as z from 'zod'

import { annuityRows } from '../annuity/arbitraries.ts'
import type { SimulatorName } from '../case/index.ts'
import { mixRows } from '../futures/arbitraries.ts'
import { ceilingRows, taxRows } from '../income-tax/arbitraries.ts'
import { releaseRows } from '../release/arbitraries.ts'
import { taxRequests } from '../tax-saving/arbitraries.ts'
import { taxRequest } from '../tax-saving/index.ts'

/** Answers of a row as a case may write them: its cells as text, without its name. */
const ofRow = (rows: fc.Arbitrary<Readonly<Record<string, string>>>): fc.Arbitrary<object> =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'id')))

/** Answers of each simulator as JSON writes them, of every kind that it reads. A simulator that answers cases has its own here. */
export const CASE_INPUTS: Readonly<Partial<Record<SimulatorName, fc.Arbitrary<object>>>> = {
  annuity: ofRow(annuityRows),
  'income-tax': ofRow(taxRows),
  'per-ceiling': ofRow(ceilingRows),
  release: ofRow(releaseRows),
  'risk-mix': ofRow(mixRows),
  'tax-saving': taxRequests.map((request) => z.encode(taxRequest, request)),
}
