import { plainDate } from '../calendar/index.ts'
import type { DatedParameter } from '../law/index.ts'
import { euros, type Euros } from '../money/index.ts'

/** Minimum of a base pension at the full rate, in euros a month. */
export type MinimumPension = {
  readonly plain: Euros
  /** With the increase for contributed quarters. */
  readonly raised: Euros
  /** Contributed quarters from which the increase is due. */
  readonly raisedFrom: number
  /** Most that all pensions come to with the minimum. */
  readonly cap: Euros
}

const minimum = (cap: string): MinimumPension => ({
  plain: euros('756.29'),
  raised: euros('903.93'),
  raisedFrom: 120,
  cap: euros(cap),
})

/** Contributory minimum and the ceiling of all pensions with it, by the start of the pension. */
export const MINIMUM_PENSION: DatedParameter<MinimumPension> = /* @__PURE__ */ (() => ({
  id: 'minimum-pension',
  unit: 'eur-per-month',
  owner: 'law',
  due: plainDate('2027-01-01'),
  checkedUntil: plainDate('2026-11-20'),
  values: [
    {
      from: plainDate('2026-01-01'),
      value: minimum('1410.89'),
      source: 'Code de la sécurité sociale art. L.351-10, L.173-2, D.351-2-1 et D.173-21-0-0-1 (1er janvier 2026)',
    },
    {
      from: plainDate('2026-06-01'),
      value: minimum('1444.89'),
      source: 'Code de la sécurité sociale art. L.351-10, L.173-2, D.351-2-1 et D.173-21-0-0-1 (SMIC du 1er juin 2026)',
    },
  ],
}))()
