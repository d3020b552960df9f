import { requireNumber, requireObject } from '../input/index.ts'
import type { MortalityTable } from '../mortality/index.ts'
import { MONTHS_PER_YEAR, roundToCents, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { type AgeReached, agesReached } from './ages.ts'
import { type Instalments, instalmentReaching, paidByYear } from './instalments.ts'
import { type Group, type Lives, shareByMonth } from './lives.ts'
import { equalPrices, type PricedOption, type Savings, type Tariff } from './options.ts'

/** Age up to which years are drawn, unless the annuity starts later. */
const LAST_DRAWN_AGE = 110

/** Tables from the one by which people live longest on. */
const PRUDENT_FIRST = ['TGF05', 'MIXED', 'MIXED_QX', 'TGH05'] as const

/** Everything that a long life with an annuity depends on. */
export type LongLifeQuestion = Tariff & {
  /** Assumed rise of the annuity a year, in percent. */
  readonly risePercent: number
  /** Rise of prices a year in percent where amounts are in today’s euros, 0 in those of the start. */
  readonly inflationPercent: number
}

/** The instalment with which the sum reaches the capital, the age of that month, and the share of the table that reaches it. */
export type Reaching = { readonly instalment: number; readonly ageInMonths: number; readonly share: number }

/** What the single annuity has paid by an age, and how many live to it. */
export type YearOfLife = {
  readonly age: number
  readonly paid: Euros
  /** What is paid less the capital. */
  readonly gap: Euros
  readonly saver: number
  /** Undefined without a spouse. */
  readonly either: number | undefined
}

/** What a long life comes to. */
export type LongLife = {
  /** Savings that become an annuity, of each contract in cents. */
  readonly capital: Euros
  /** Month of the single annuity. */
  readonly month: Euros
  /** Table by which lives are counted: of those of the contracts the one by which people live longest. */
  readonly table: MortalityTable['code']
  /** Of an annuity that stays the same in the euros of the question; undefined where the sum never reaches the capital. */
  readonly steady: Reaching | undefined
  /** Of an annuity that rises as assumed. */
  readonly assumed: Reaching | undefined
  readonly ages: Readonly<Partial<Record<Group, readonly AgeReached[]>>>
  readonly options: readonly PricedOption[]
  /** Every year of age from the start to 110; of an annuity that stays the same. */
  readonly years: readonly YearOfLife[]
}

const tableOf = (savings: readonly Savings[]): MortalityTable | undefined =>
  savings
    .map(({ table }) => table)
    .toSorted((one, other) => PRUDENT_FIRST.indexOf(one.code) - PRUDENT_FIRST.indexOf(other.code))[0]

const livesOf = ({ life, spouse }: Tariff, table: MortalityTable): Lives => ({
  life: { ...life, table },
  spouse: spouse && { ...spouse, table },
})

const reachingOf = (capital: Euros, instalments: Instalments, lives: Lives): Reaching | undefined => {
  const { age } = lives.life
  const instalment = instalmentReaching({ ...instalments, capital, age })
  if (instalment === undefined) return undefined
  return { instalment, ageInMonths: age * MONTHS_PER_YEAR + instalment, share: shareByMonth(lives, 'saver')(instalment) }
}

const groupsOf = ({ spouse }: Lives): readonly Group[] =>
  spouse === undefined ? ['saver'] : ['saver', 'spouse', 'either', 'both']

const yearsOf = (capital: Euros, steady: Instalments, lives: Lives): readonly YearOfLife[] => {
  const { age } = lives.life
  const [saver, either] = [shareByMonth(lives, 'saver'), shareByMonth(lives, 'either')]
  const paidBy = paidByYear(steady, Math.max(LAST_DRAWN_AGE, age + 1) - age)
  return paidBy.map((paid, year) => ({
    age: age + year,
    paid,
    gap: subtractEuros(paid, capital),
    saver: saver(year * MONTHS_PER_YEAR),
    either: lives.spouse && either(year * MONTHS_PER_YEAR),
  }))
}

/**
 * Gives what living long comes to with an annuity: ages to which nine, five and one in ten of the table live, the age at which the sum of the gross instalments
 * reaches the capital, and the options of equal price. BEY-60 to BEY-67.
 *
 * @param question savings at the start in euros with their tables, ages at the start in completed years, options, and rates in percent
 * @returns undefined where nothing becomes an annuity, or so little that its month is not a cent
 * @throws DomainInputError for what has no price, and amounts, shares or rates that are none
 * @public
 * @example longLife({ savings: [{ capital: euros(100_000), table: tables.TGF05 }], life: { birthYear: 1964, age: 64 }, guaranteedYears: [10], reversions: [], technicalRate: 0, fee: 1, risePercent: 1, inflationPercent: 0 }).steady // { instalment: 370, ageInMonths: 1138, share: 0.5326 }: 94 years 10 months
 */
export const longLife = (question: LongLifeQuestion): LongLife | undefined => {
  requireObject('question', question)
  const { savings, risePercent, inflationPercent } = question
  const options = equalPrices(question)
  requireNumber('risePercent', risePercent, { min: -50, max: 50 })
  requireNumber('inflationPercent', inflationPercent, { min: -50, max: 50 })
  const month = options[0]?.month ?? ZERO_EUROS
  const table = tableOf(savings)
  if (table === undefined || month.isZero()) return undefined
  const capital = sumEuros(savings.map((one) => roundToCents(one.capital)))
  const lives = livesOf(question, table)
  const steady = { month, risePercent: 0, inflationPercent: 0 }
  return {
    capital,
    month,
    table: table.code,
    steady: reachingOf(capital, steady, lives),
    assumed: reachingOf(capital, { month, risePercent, inflationPercent }, lives),
    ages: Object.fromEntries(groupsOf(lives).map((group) => [group, agesReached(lives, group)])),
    options,
    years: yearsOf(capital, steady, lives),
  }
}
