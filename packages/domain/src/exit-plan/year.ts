import { centsOf, taxableOf, type Ground } from './ground.ts'
import { POOLS, type Incomes, type Pool } from './model.ts'

const CENTS = 100
/** Cents below which no payment is planned: rounding would make parts of a few euros look worth it. */
const SMALLEST_PART = 10_000

/** Capital of each compartment in one year, in cents of the start: what waits grows until it is paid. */
export type Units = Readonly<Record<Pool, number>>
export const NO_UNITS: Units = { vvd: 0, vvnd: 0, es: 0 }

/** What is decided besides the years of the capital. */
export type Decision = {
  /** Cents turned into an annuity at the start. */
  readonly converted: Units
  /** Year from 0 on in which the mandatory payments come out as capital; undefined for their annuity. */
  readonly lump: number | undefined
}

/** One year of a decision, before the capital that comes in parts: in cents. */
export type YearGround = {
  readonly ground: Ground
  /** Tells years apart that are taxed alike. */
  readonly key: string
  readonly quotient: boolean
  /** Growth of the savings since the start, as a factor. */
  readonly factor: number
  /** Taxable income with the annuities. */
  readonly ordinary: number
  /** What the capital of a small annuity adds to the taxable income. */
  readonly exceptional: number
  /** Incomes beside the exit. */
  readonly incomes: Incomes
  /** Annuities of the year: from deducted payments, from what was bought, from mandatory payments. */
  readonly annuities: { readonly deducted: number; readonly bought: number; readonly mandatory: number }
  readonly annuity: number
  readonly annuityCharges: number
  readonly lump: number
  readonly lumpCharges: number
  readonly lumpTax: number
  /** Least capital that the contract pays in a year; all of it may always come out at once. */
  readonly leastPart: number
  /** What the household would pay without the exit. */
  readonly plainIncome: number
  readonly plainTax: number
  readonly plainContribution: number
}

/**
 * Gives the years of a decision from the start on, each before the capital that comes in parts.
 *
 * @param ground what the plan is computed from
 * @param decision annuities, and the year of a small capital
 * @param quotient whether the quotient of CGI 163-0 A counts
 * @param count how many years
 */
export const yearsOf = (
  ground: Ground,
  { converted, lump }: Decision,
  quotient: boolean,
  count: number,
): readonly YearGround[] => {
  const { asked, rates, co, tax } = ground
  const annuityOf = (cents: number) => Math.round(cents * asked.annuity_rate)
  const [deducted, bought] = [annuityOf(converted.vvd), annuityOf(converted.vvnd) + annuityOf(converted.es)]
  const mandatory = lump === undefined ? annuityOf(co) : 0
  const asPension = deducted + mandatory * (1 - rates.deductible)
  const left = POOLS.reduce((sum, pool) => sum + ground.pools[pool].size - converted[pool], 0)
  const leastPart = Math.min(Math.max(centsOf(asked.least_part), SMALLEST_PART), left)
  const annuityCharges = (deducted + bought) * rates.annuityShare * rates.annuityCharges + mandatory * rates.pensionCharges
  return Array.from({ length: count }, (_, year): YearGround => {
    const incomes = year === 0 ? (asked.first_year ?? asked.incomes) : asked.incomes
    const factor = (1 + asked.growth / 100) ** year
    const lumpGross = lump === year ? Math.round(co * factor) : 0
    const isScaled = asked.small_capital === 'pension'
    const lumpPension = isScaled ? lumpGross * (1 - rates.deductible) : 0
    const ordinary = taxableOf(ground, incomes, asPension, bought * rates.annuityShare)
    const plain = taxableOf(ground, incomes, 0, 0)
    return {
      ground,
      key: `${year === 0 && asked.first_year !== undefined} ${asked.growth === 0 || year} ${lump === year}`,
      quotient,
      factor,
      ordinary,
      exceptional: taxableOf(ground, incomes, asPension + lumpPension, bought * rates.annuityShare) - ordinary,
      incomes,
      annuities: { deducted, bought, mandatory },
      annuity: deducted + bought + mandatory,
      annuityCharges,
      lump: lumpGross,
      lumpCharges: lumpGross * rates.pensionCharges,
      lumpTax: isScaled ? 0 : lumpGross * (1 - ground.bounds.rate) * rates.smallCapital,
      leastPart,
      plainIncome: plain,
      plainTax: tax.tax(plain, 0),
      plainContribution: tax.contribution(plain),
    }
  })
}

/** What the capital of a year is made of, in whole cents; what was paid in is rounded to the cent first, the rest is gains. */
type CapitalParts = {
  readonly gross: number
  /** Deducted payments. */
  readonly paid: number
  readonly gains: number
  /** Gains that no income tax counts. */
  readonly exempt: number
}

/**
 * Takes the capital of a year apart.
 *
 * @param year the year of a decision
 * @param units capital of each compartment
 */
export const partsOf = ({ ground: { pools }, factor }: YearGround, units: Units): CapitalParts => {
  let [gross, paid, gains, exempt] = [0, 0, 0, 0]
  for (const pool of POOLS) {
    const taken = units[pool]
    if (taken === 0) continue
    const amount = Math.round(taken * factor)
    const payments = Math.round(taken * pools[pool].paidShare)
    gross += amount
    gains += amount - payments
    if (pool === 'es') exempt = amount - payments
    if (pool === 'vvd') paid = payments
  }
  return { gross, paid, gains, exempt }
}

const taxAdded = (
  { ground, ordinary, exceptional, quotient, plainTax }: YearGround,
  paid: number,
  taxedGains: number,
): number => {
  const usual = ground.asked.gains_taxed === 'scale' ? ordinary + taxedGains : ordinary
  const once = exceptional + paid
  return (quotient ? ground.tax.tax(usual, once) : ground.tax.tax(usual + once, 0)) - plainTax
}

/** What a year comes to for a search, in cents; charges and flat taxes are not rounded. */
type YearFigures = {
  /** Capital in parts. */
  readonly capital: number
  /** Income tax and contribution that the exit adds. */
  readonly tax: number
  readonly net: number
}

/**
 * Computes a year: what the household pays more than without the exit, and what is left.
 *
 * @param year the year of a decision
 * @param units capital of each compartment
 */
export const figuresOf = (year: YearGround, units: Units): YearFigures => {
  const { ground, ordinary, exceptional } = year
  const { rates, tax, asked } = ground
  const { gross, paid, gains, exempt } = partsOf(year, units)
  const taxed = gains - exempt
  const isScale = asked.gains_taxed === 'scale'
  const contribution = tax.contribution(ordinary + exceptional + paid + taxed) - year.plainContribution
  const added = (taxAdded(year, paid, taxed) + contribution) * CENTS
  const charges = gains * rates.charges + year.annuityCharges + year.lumpCharges
  const flatTax = (isScale ? 0 : taxed * rates.flat) + year.lumpTax
  return { capital: gross, tax: added, net: gross + year.annuity + year.lump - added - charges - flatTax }
}

/**
 * Gives the income tax that the exit adds in a year, in whole euros, with the quotient or without as the year counts it.
 *
 * @param year the year of a decision
 * @param units capital of each compartment
 */
export const addedTaxOf = (year: YearGround, units: Units): number => {
  const { paid, gains, exempt } = partsOf(year, units)
  return taxAdded(year, paid, gains - exempt)
}
