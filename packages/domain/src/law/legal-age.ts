import { plainDate, type PlainDate } from '../calendar/index.ts'
import { valueOrStandIn, type DatedParameter } from './parameter.ts'

/** A row of the retirement schedule: people born from a day on, up to the next row. */
export type Generation = {
  readonly bornFrom: PlainDate
  /** Legal retirement age, in months. */
  readonly ageInMonths: number
  /** Quarters for a full rate. */
  readonly quarters: number
}

const born = (bornFrom: string, years: number, months: number, quarters: number): Generation => ({
  bornFrom: plainDate(bornFrom),
  ageInMonths: years * 12 + months,
  quarters,
})

const UNTIL_1963: readonly Generation[] = [
  born('1955-01-01', 62, 0, 166),
  born('1958-01-01', 62, 0, 167),
  born('1961-01-01', 62, 0, 168),
  born('1961-09-01', 62, 3, 169),
  born('1962-01-01', 62, 6, 169),
  born('1963-01-01', 62, 9, 170),
]

/**
 * Legal retirement age and quarters by date of birth, dated by the start of the pension.
 *
 * Code de la sécurité sociale art. L.161-17-2 and L.161-17-3. The law of 2023 raised the age; the one for 2026 suspends the rise for
 * pensions from 1 September 2026, until January 2028.
 */
export const LEGAL_RETIREMENT_AGES: DatedParameter<readonly Generation[]> = {
  id: 'legal-retirement-ages',
  unit: 'generations',
  owner: 'law',
  due: plainDate('2028-01-01'),
  checkedUntil: plainDate('2027-12-31'),
  values: [
    {
      from: plainDate('2023-09-01'),
      value: [
        ...UNTIL_1963,
        born('1964-01-01', 63, 0, 171),
        born('1965-01-01', 63, 3, 172),
        born('1966-01-01', 63, 6, 172),
        born('1967-01-01', 63, 9, 172),
        born('1968-01-01', 64, 0, 172),
      ],
      source: 'Code de la sécurité sociale art. L.161-17-2 et L.161-17-3 (loi 2023-270 du 14 avril 2023 art. 10)',
    },
    {
      from: plainDate('2026-09-01'),
      value: [
        ...UNTIL_1963,
        born('1964-01-01', 62, 9, 170),
        born('1965-01-01', 62, 9, 170),
        born('1965-04-01', 63, 0, 171),
        born('1966-01-01', 63, 3, 172),
        born('1967-01-01', 63, 6, 172),
        born('1968-01-01', 63, 9, 172),
        born('1969-01-01', 64, 0, 172),
      ],
      source:
        'Code de la sécurité sociale art. L.161-17-2 et L.161-17-3 (loi de financement de la sécurité sociale pour 2026 art. 105)',
    },
  ],
}

/** Legal age of one person, with the text that sets it. */
export type LegalAge = Omit<Generation, 'bornFrom'> & {
  readonly source: string
  /** Set when the start lies beyond the checked years and the last schedule stands in: the day of that check. */
  readonly checkedUntil: PlainDate | undefined
}

/**
 * Gives the legal retirement age of a person whose pension starts on a day.
 *
 * For a start after the checked years the last schedule stands in and the answer says so.
 *
 * @param birth date of birth
 * @param start first day of the pension, from 2023-09-01; an earlier one throws `OutsideValidity`
 * @returns undefined for a birth before 1955: those generations were all past their legal age at every start that can be asked for
 * @example legalAge(plainDate('1964-03-12'), plainDate('2028-04-01'))?.ageInMonths // 753, that is 62 years and 9 months
 */
export const legalAge = (birth: PlainDate, start: PlainDate): LegalAge | undefined => {
  const { value, source, checkedUntil } = valueOrStandIn(LEGAL_RETIREMENT_AGES, start)
  const row = value.findLast(({ bornFrom }) => bornFrom <= birth)
  return row === undefined ? undefined : { ageInMonths: row.ageInMonths, quarters: row.quarters, source, checkedUntil }
}
