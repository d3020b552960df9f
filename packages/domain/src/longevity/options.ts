import { annuityFactor, type Life } from '../annuity/index.ts'
import { refuse, requireNumber, requireObject } from '../input/index.ts'
import type { MortalityTable } from '../mortality/index.ts'
import {
  Decimal,
  divideEuros,
  euros,
  MONTHS_PER_YEAR,
  requirePositiveEuros,
  roundToCents,
  sumEuros,
  ZERO_EUROS,
  type DecimalValue,
  type Euros,
} from '../money/index.ts'

/** Savings that become an annuity by one table: those of one contract at the start. */
export type Savings = { readonly capital: Euros; readonly table: MortalityTable }

/** A life without its table, which is that of each contract. */
export type Age = Omit<Life, 'table'>

/** What one price of annuities depends on. */
export type Tariff = {
  readonly savings: readonly Savings[]
  readonly life: Age
  /** Without one there is no reversion. */
  readonly spouse?: Age | undefined
  /** Whole years, each of which is an option. */
  readonly guaranteedYears: readonly number[]
  /** Shares for the spouse in percent, each of which is an option where there is a spouse. */
  readonly reversions: readonly number[]
  /** In percent a year. */
  readonly technicalRate: number
  /** Share of each instalment that is kept, in percent. */
  readonly fee: number
}

/** What the same savings pay under one option; neither guaranteed years nor a reversion is the single annuity. */
export type PricedOption = {
  readonly guaranteedYears: number
  readonly reversionPercent: number
  /** Gross, after the fee, in cents: of each contract rounded once a year and once a month, added up. */
  readonly year: Euros
  readonly month: Euros
  /** What goes on to the spouse: of each contract its share of the year, and a twelfth of that. Zero without a reversion. */
  readonly spouseYear: Euros
  readonly spouseMonth: Euros
  /** Month as a share of the single annuity's, 0 to 1: the length of its bar. */
  readonly ofSingle: number
}

type Option = Pick<PricedOption, 'guaranteedYears' | 'reversionPercent'>
type Amounts = Omit<PricedOption, keyof Option | 'ofSingle'>

const shareIn = (amount: Euros, percent: DecimalValue): Euros => euros(amount.times(percent).dividedBy(100))
const twelfth = (year: Euros): Euros => roundToCents(divideEuros(year, MONTHS_PER_YEAR))

const paidFor = (capital: Euros, factor: number, fee: number, reversionPercent: number): Amounts => {
  const year = roundToCents(divideEuros(shareIn(capital, new Decimal(100).minus(fee)), factor))
  const spouseYear = roundToCents(shareIn(year, reversionPercent))
  return { year, month: twelfth(year), spouseYear, spouseMonth: twelfth(spouseYear) }
}

const addUp = (amounts: readonly Amounts[]): Amounts => ({
  year: sumEuros(amounts.map(({ year }) => year)),
  month: sumEuros(amounts.map(({ month }) => month)),
  spouseYear: sumEuros(amounts.map(({ spouseYear }) => spouseYear)),
  spouseMonth: sumEuros(amounts.map(({ spouseMonth }) => spouseMonth)),
})

const optionsOf = ({ spouse, guaranteedYears, reversions }: Tariff): readonly Option[] => [
  { guaranteedYears: 0, reversionPercent: 0 },
  ...guaranteedYears.map((years) => ({ guaranteedYears: years, reversionPercent: 0 })),
  ...(spouse === undefined ? [] : reversions.map((percent) => ({ guaranteedYears: 0, reversionPercent: percent }))),
]

const factorOf = (tariff: Tariff, table: MortalityTable, { guaranteedYears, reversionPercent }: Option): number => {
  const { life, spouse, technicalRate } = tariff
  return annuityFactor({
    type: reversionPercent > 0 ? 'RV_R' : 'RV_NRAG',
    life: { ...life, table },
    spouse: spouse && { ...spouse, table },
    reversion: reversionPercent / 100,
    guaranteedYears,
    technicalRate: technicalRate / 100,
    paymentsPerYear: MONTHS_PER_YEAR,
    timing: 'arrears',
  })
}

const requireList = (field: string, values: unknown): void => {
  if (!Array.isArray(values)) refuse(field, values, 'not-a-list')
}

const requireTariff = (tariff: Tariff): void => {
  requireObject('tariff', tariff)
  const { savings, life, spouse, guaranteedYears, reversions, technicalRate, fee } = tariff
  requireList('savings', savings)
  for (const one of savings) {
    requireObject('savings', one)
    requirePositiveEuros('savings.capital', one.capital)
  }
  requireObject('life', life)
  if (spouse !== undefined) requireObject('spouse', spouse)
  requireList('guaranteedYears', guaranteedYears)
  requireList('reversions', reversions)
  for (const percent of reversions) requireNumber('reversions', percent, { min: Number.MIN_VALUE, max: 100 })
  requireNumber('technicalRate', technicalRate, { min: -99, max: 50 })
  requireNumber('fee', fee, { min: 0, max: 100 })
}

/**
 * Gives what the same savings pay as a single annuity, with guaranteed years, and with a reversion: options of equal price. BEY-66.
 *
 * Of each contract round(capital × (1 − fee) ÷ price) a year and a twelfth of it a month, half up, by its table; then added up.
 *
 * @param tariff savings at the start in euros with their tables, both ages at the start in completed years, options, technical rate and fee in percent
 * @returns the single annuity, then those with guaranteed years, then those with a reversion, in the order given
 * @throws DomainInputError for what has no price, and amounts or shares that are none
 * @public
 * @example equalPrices({ savings: [{ capital: euros(100_000), table: tables.TGF05 }], life: { birthYear: 1964, age: 64 }, spouse: { birthYear: 1966, age: 62 }, guaranteedYears: [10], reversions: [60], technicalRate: 0, fee: 1 }).map(({ month }) => month.toString()) // ['270.87', '269.34', '240.42']
 */
export const equalPrices = (tariff: Tariff): readonly PricedOption[] => {
  requireTariff(tariff)
  const options = optionsOf(tariff)
  const byContract = tariff.savings.map(({ capital, table }) =>
    options.map((option) => paidFor(capital, factorOf(tariff, table, option), tariff.fee, option.reversionPercent)),
  )
  const amounts = options.map((_, at) => addUp(byContract.flatMap((contract) => contract[at] ?? [])))
  const single = amounts[0]?.month ?? ZERO_EUROS
  return options.map((option, at) => {
    const { year, month, spouseYear, spouseMonth } = amounts[at] ?? addUp([])
    const ofSingle = single.isZero() ? 0 : month.dividedBy(single).toNumber()
    return Object.assign({ year, month, spouseYear, spouseMonth, ofSingle }, option)
  })
}
