import { plainDate } from '../calendar/index.ts'
import { euros, type Euros } from '../money/index.ts'
import type { DatedParameter } from './parameter.ts'

/**
 * Monthly annuity up to which insurer and saver may agree on a lump sum instead, in euros a month.
 *
 * Code des assurances art. A.160-2. The earlier 40 € (until 30 June 2021) is not needed by any simulation.
 */
export const SMALL_ANNUITY_THRESHOLD: DatedParameter<Euros> = {
  id: 'small-annuity-threshold',
  unit: 'eur-per-month',
  owner: 'law',
  checkedUntil: plainDate('2026-11-20'),
  values: [
    { from: plainDate('2021-07-01'), value: euros(100), source: 'Code des assurances art. A.160-2, version du 1er juillet 2021' },
    { from: plainDate('2023-07-22'), value: euros(110), source: 'Code des assurances art. A.160-2 (arrêté du 17 juillet 2023)' },
  ],
}
