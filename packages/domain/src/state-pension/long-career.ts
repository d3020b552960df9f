import { plainDate, type PlainDate } from '../calendar/index.ts'
import type { DatedParameter } from '../law/index.ts'

/** A door for long careers: who had worked by an age may retire at another one. */
export type LongCareerDoor = {
  /** The quarters must lie before the end of the calendar year of this birthday, in whole years. */
  readonly startedBefore: number
  /** Age that opens the pension, in months. */
  readonly ageInMonths: number
  /** First day of birth that the row holds for, up to the next row of the same age. */
  readonly bornFrom: PlainDate
}

const door = (startedBefore: number, ageInMonths: number, bornFrom = '1900-01-01'): LongCareerDoor => ({
  startedBefore,
  ageInMonths,
  bornFrom: plainDate(bornFrom),
})

const since2023 = (): readonly LongCareerDoor[] => [
  door(16, 696),
  door(18, 720),
  door(21, 756),
  door(20, 720, '1961-09-01'),
  door(20, 723, '1963-09-01'),
  door(20, 726, '1964-01-01'),
  door(20, 729, '1965-01-01'),
  door(20, 732, '1966-01-01'),
  door(20, 735, '1967-01-01'),
  door(20, 738, '1968-01-01'),
  door(20, 741, '1969-01-01'),
  door(20, 744, '1970-01-01'),
]

const since2026 = (): readonly LongCareerDoor[] => [
  door(16, 696),
  door(18, 720),
  door(21, 756),
  door(20, 720, '1961-09-01'),
  door(20, 723, '1963-09-01'),
  door(20, 726, '1964-01-01'),
  door(20, 729, '1965-01-01'),
  door(20, 728, '1965-12-01'),
  door(20, 729, '1966-01-01'),
  door(20, 732, '1967-01-01'),
  door(20, 735, '1968-01-01'),
  door(20, 738, '1969-01-01'),
  door(20, 741, '1970-01-01'),
  door(20, 744, '1971-01-01'),
]

/** Doors for long careers, by the start of the pension. */
export const LONG_CAREER_DOORS: DatedParameter<readonly LongCareerDoor[]> = /* @__PURE__ */ (() => ({
  id: 'long-career-doors',
  unit: 'generations',
  owner: 'law',
  due: plainDate('2028-01-01'),
  checkedUntil: plainDate('2027-12-31'),
  values: [
    {
      from: plainDate('2023-09-01'),
      value: since2023(),
      source: 'Code de la sécurité sociale art. L.351-1-1 et D.351-1-1 (décret 2023-436 du 3 juin 2023)',
    },
    {
      from: plainDate('2026-09-01'),
      value: since2026(),
      source: 'Code de la sécurité sociale art. L.351-1-1 et D.351-1-1 (décret 2026-345 du 7 mai 2026) ; circulaire Cnav 2026-29',
    },
  ],
}))()
