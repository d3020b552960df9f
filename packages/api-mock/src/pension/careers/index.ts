import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { CareerRecord, OtherRights } from '@hautelisse/domain/pension'
import type { ReputedQuarters } from '@hautelisse/domain/state-pension'

import { LONG_CAREERS } from './employees.ts'
import { OTHER_CAREERS } from './others.ts'
import { readCareer, type CareerText } from './read.ts'

const LAST_YEAR = 2025

/** Careers by the ids of their people. */
const CAREERS: ReadonlyMap<string, CareerText> = new Map(Object.entries({ ...LONG_CAREERS, ...OTHER_CAREERS }))

/** Quarters without work that count as contributed for a long career, by what they are. */
const REPUTED: ReadonlyMap<string, ReputedQuarters> = new Map<string, ReputedQuarters>([
  ['thomas-leroux', { service: 4 }],
  ['sylvie-garnier', { unemployment: 6 }],
  ['nadia-belkhir', { 'parent-at-home': 4 }],
])

/** Rights in schemes whose pension is not computed: their statements say what they pay. */
const OTHERS: ReadonlyMap<string, OtherRights> = new Map([
  [
    'marc-delorme',
    {
      regime: 'CNAVPL',
      regime_label: 'Professions libérales',
      from: plainDate('2013-01-01'),
      to: plainDate('2019-12-31'),
      quarters: 28,
      kinds: { contributed: 28, reputed: {}, uncounted: 0 },
      base: euros(4260),
      complementary: euros(6840),
    },
  ],
])

/** Reads the career of a person, up to the end of 2025; a person without one has an empty one. */
export const careerOf = (sub: string): CareerRecord => {
  const other = OTHERS.get(sub)
  return {
    until: LAST_YEAR,
    years: readCareer(CAREERS.get(sub) ?? []),
    reputedQuarters: REPUTED.get(sub) ?? {},
    ...(other === undefined ? {} : { other }),
  }
}

export { contractsElsewhere } from './elsewhere.ts'
export { paidTo } from './in-payment.ts'
