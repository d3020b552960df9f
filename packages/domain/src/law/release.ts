import { plainDate } from '../calendar/index.ts'
import type { DatedParameter } from './parameter.ts'

const CHECKED = plainDate('2026-11-20')

/** Months from the event in which a release with a time limit is asked for. */
export const RELEASE_MONTHS: DatedParameter<number> = {
  id: 'release-months',
  unit: 'count',
  owner: 'law',
  checkedUntil: CHECKED,
  values: [{ from: plainDate('2025-01-01'), value: 6, source: 'Code du travail art. R.3324-23 et R.3334-5' }],
}
