import * as z from 'zod'

import { compareDates, type PlainDate, frenchDateOnWire } from '../calendar/index.ts'
import { nonNegativeEurosOnWire } from '../money/index.ts'
import { s2eOptionBulletin } from '../session/index.ts'

/** Premiums whose use the saver chooses. A bulletin may be of a type yet unknown (P-USER-43). */
export const BULLETIN_TYPES = ['PARTICIPATION', 'INTERESSEMENT'] as const

/**
 * A choice that the saver has to make, as far as a reminder needs it; where the money may go comes with the page of the choice.
 * Everything but id and type may be missing (P-USER-43, P-BANNER-05).
 */
export const optionBulletin = s2eOptionBulletin.extend({
  company_id: z.string().optional(),
  company_name: z.string().optional(),
  amount: nonNegativeEurosOnWire.optional(),
  company_amount: nonNegativeEurosOnWire.nullable().optional(),
  is_abundantly: z.boolean().optional(),
  start_date: frenchDateOnWire.optional(),
  end_date: frenchDateOnWire.optional(),
  deadline_date: frenchDateOnWire.optional(),
  minimum_investment_amount: nonNegativeEurosOnWire.nullable().optional(),
})
export type OptionBulletin = z.output<typeof optionBulletin>

/**
 * Returns the bulletins that can still be answered, the most urgent first: those whose deadline is today or later, and last those without one.
 *
 * @param bulletins bulletins as the server lists them
 * @param today the day that it is in Paris
 * @example pendingBulletins([{ id: '1', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02') }], plainDate('2026-12-03')) // []
 */
export const pendingBulletins = (bulletins: readonly OptionBulletin[], today: PlainDate): readonly OptionBulletin[] =>
  bulletins
    .filter(({ deadline_date: deadline }) => deadline === undefined || today <= deadline)
    .toSorted(({ deadline_date: one }, { deadline_date: other }) => {
      if (one === undefined) return other === undefined ? 0 : 1
      return other === undefined ? -1 : compareDates(one, other)
    })
