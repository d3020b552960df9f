import fc from 'fast-check'
import { anyBirthYears, lives } from '../mortality/arbitraries.ts'
import { REVIEW_TABLE_CODES, type MortalityTables } from '../mortality/index.ts'
import {
  ANNUITY_TYPES,
  type AnnuityCaseColumn,
  type AnnuityInPayment,
  type AnnuityInput,
  type AnnuityType,
  hasGuaranteedYears,
  hasReversion,
  PAYMENTS_PER_YEAR,
  TIMINGS,
} from './index.ts'

export { exactAnnuityFactor } from './exact.ts'

export const annuityTypes = fc.constantFrom(...ANNUITY_TYPES)

/** Shares of the annuity that go on to the spouse: those on sale and any hundredth between 0 and 1. */
export const reversions = fc.oneof(
  fc.constantFrom(0, 0.5, 0.6, 1),
  fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100),
)

export const guaranteedYears = fc.oneof(fc.constantFrom(0, 5, 10, 15, 20, 25), fc.integer({ min: 0, max: 60 }))

/** Technical rates from 0 to 3.5 %, by hundredths of a percent. */
export const technicalRates = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 350 }).map((basisPoints) => basisPoints / 10_000),
)

/** Any rate that the engine takes within reason, −5 % to 20 %. */
export const anyTechnicalRates = fc.integer({ min: -500, max: 2000 }).map((basisPoints) => basisPoints / 10_000)

export const paymentsPerYear = fc.constantFrom(...PAYMENTS_PER_YEAR)

export const timings = fc.constantFrom(...TIMINGS)

type Rates = fc.Arbitrary<number>

/** Annuities of every type with every field filled, over all tables, birth years, ages and options; each type reads what it needs. */
export const annuities = (
  tables: MortalityTables,
  rates: Rates = technicalRates,
  types: fc.Arbitrary<AnnuityType> = annuityTypes,
) =>
  fc
    .record({
      type: types,
      life: lives(tables, anyBirthYears),
      spouse: lives(tables, anyBirthYears),
      reversion: reversions,
      guaranteedYears,
      technicalRate: rates,
      paymentsPerYear,
      timing: timings,
    })
    .map(
      (
        annuity,
      ): Required<AnnuityInput> & {
        readonly spouse: AnnuityInput['life']
        readonly reversion: number
        readonly guaranteedYears: number
      } => annuity,
    )

/** A part of a year in months: whole months as files have them, or ten-thousandths. */
const partsOfYear = fc.oneof(
  fc.integer({ min: 0, max: 11 }),
  fc.integer({ min: 0, max: 119_999 }).map((part) => part / 10_000),
)

const inMonths = ({ age, ...life }: AnnuityInput['life'], part: number) => ({ ...life, ageMonths: 12 * age + part })

/** Annuities in payment of every type with every field filled, valued between two birthdays and two instalments. */
export const annuitiesInPayment = (tables: MortalityTables, rates: Rates = technicalRates) =>
  fc
    .record({
      annuity: annuities(tables, rates),
      part: partsOfYear,
      spousePart: partsOfYear,
      guaranteePart: partsOfYear,
      waits: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
    })
    .map(({ annuity, part, spousePart, guaranteePart, waits }) => {
      const { type, reversion, technicalRate, paymentsPerYear: m, timing } = annuity
      return {
        type,
        life: inMonths(annuity.life, part),
        spouse: inMonths(annuity.spouse, spousePart),
        reversion,
        guaranteedMonths: 12 * annuity.guaranteedYears + guaranteePart,
        technicalRate,
        paymentsPerYear: m,
        timing,
        nextPayment: waits === undefined ? undefined : Math.round((12 * waits) / m) / 10_000,
      } satisfies AnnuityInPayment
    })

const lifeCells = fc.record({
  table: fc.constantFrom(...REVIEW_TABLE_CODES),
  birth_year: fc.integer({ min: 1940, max: 1975 }).map(String),
  age: fc.integer({ min: 60, max: 75 }).map(String),
})

/** Rows of a file of cases that have a price, as an actuary may write them. */
export const annuityRows: fc.Arbitrary<Readonly<Record<AnnuityCaseColumn, string>>> = fc
  .record({
    type: annuityTypes,
    life: lifeCells,
    spouse: lifeCells,
    reversion: reversions.map(String),
    guaranteed_years: guaranteedYears.map((years) => `${years}.0`),
    technical_rate: technicalRates.map(String),
    payments_per_year: paymentsPerYear.map(String),
    timing: timings,
  })
  .map(({ life, spouse, reversion, guaranteed_years, ...row }) =>
    Object.assign(row, life, {
      id: '',
      spouse_table: spouse.table,
      spouse_birth_year: spouse.birth_year,
      spouse_age: spouse.age,
      reversion: hasReversion(row.type) ? reversion : '',
      guaranteed_years: hasGuaranteedYears(row.type) ? guaranteed_years : '',
    }),
  )
