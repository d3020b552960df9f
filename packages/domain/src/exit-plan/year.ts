import { centsOf, taxableOf, type Beside, type Ground } from './ground.ts'
import { POOLS, type Pool } from './model.ts'

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
  /** Incomes beside the exit, and what they would bear without it. */
  readonly beside: Beside
  /** Taxable income with the annuities. */
  readonly ordinary: number
  /** What the capital of a small annuity adds to the taxable income. */
  readonly exceptional: number
  /** Annuities of the year: from deducted payments, from what was bought, from mandatory payments. */
  readonly annuities: { readonly deducted: number; readonly bought: number; readonly mandatory: number }
  readonly annuity: number
  readonly lump: number
  /** Annuities and the capital of a small annuity less their charges and flat tax, and with the tax without the exit. */
  readonly start: number
  /** Least capital that the contract pays in a year; all of it may always come out at once. */
  readonly leastPart: number
}

/**
 * Gives the years of a decision from the start on, each before the capital that comes in parts; years that are taxed alike are one and the same.
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
  const { asked, rates, bounds, co } = ground
  const annuityOf = (cents: number) => Math.round(cents * asked.annuity_rate)
  const [deducted, bought] = [annuityOf(converted.vvd), annuityOf(converted.vvnd) + annuityOf(converted.es)]
  const mandatory = lump === undefined ? annuityOf(co) : 0
  const annuities = { deducted, bought, mandatory }
  const annuity = deducted + bought + mandatory
  const asPension = deducted + mandatory * (1 - rates.deductible)
  const left = POOLS.reduce((sum, pool) => sum + ground.pools[pool].size - converted[pool], 0)
  const leastPart = Math.min(Math.max(centsOf(asked.least_part), SMALLEST_PART), left)
  const annuityCharges = (deducted + bought) * rates.annuityShare * rates.annuityCharges + mandatory * rates.pensionCharges
  const isScaled = asked.small_capital === 'pension'
  const yearAt = (year: number, key: string): YearGround => {
    const beside = year === 0 ? ground.first : ground.usual
    const factor = (1 + asked.growth / 100) ** year
    const lumpGross = lump === year ? Math.round(co * factor) : 0
    const lumpTax = isScaled ? 0 : lumpGross * (1 - bounds.rate) * rates.smallCapital
    const taxableWith = (pension: number) => taxableOf(bounds, beside, asPension + pension, bought * rates.annuityShare)
    const ordinary = taxableWith(0)
    return {
      ground,
      key,
      quotient,
      factor,
      beside,
      ordinary,
      exceptional: isScaled && lumpGross > 0 ? taxableWith(lumpGross * (1 - rates.deductible)) - ordinary : 0,
      annuities,
      annuity,
      lump: lumpGross,
      start:
        annuity +
        lumpGross -
        annuityCharges -
        lumpGross * rates.pensionCharges -
        lumpTax +
        (beside.tax + beside.contribution) * CENTS,
      leastPart,
    }
  }
  const known = new Map<string, YearGround>()
  return Array.from({ length: count }, (_, year) => {
    // Savings grow until the last year in which they come out.
    const grown = asked.growth === 0 ? 0 : Math.min(year, asked.years)
    const key = `${year === 0 && ground.first !== ground.usual} ${grown} ${lump === year}`
    const alike = known.get(key) ?? yearAt(year, key)
    known.set(key, alike)
    return alike
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
export const partsOf = ({ ground: { pools }, factor }: YearGround, { vvd, vvnd, es }: Units): CapitalParts => {
  const paid = Math.round(vvd * pools.vvd.paidShare)
  const savings = Math.round(es * factor)
  const exempt = savings - Math.round(es * pools.es.paidShare)
  const gross = Math.round(vvd * factor) + Math.round(vvnd * factor) + savings
  const untaxed = Math.round(vvnd * pools.vvnd.paidShare) + savings - exempt
  return { gross, paid, gains: gross - paid - untaxed, exempt }
}

/** Income tax of a year in whole euros: of all incomes, with the exit. */
const taxOf = ({ ground, ordinary, exceptional, quotient }: YearGround, paid: number, taxedGains: number): number => {
  const usual = ground.asked.gains_taxed === 'scale' ? ordinary + taxedGains : ordinary
  const once = exceptional + paid
  return quotient ? ground.tax.tax(usual, once) : ground.tax.tax(usual + once, 0)
}

/** What a year comes to for a search, in cents; charges and flat taxes are not rounded. */
type YearFigures = {
  /** Capital in parts. */
  readonly capital: number
  /** Income tax and contribution of the year. */
  readonly tax: number
  readonly net: number
}

/**
 * Computes a year: what the household pays, and what it leaves more than without the exit.
 *
 * @param year the year of a decision
 * @param units capital of each compartment
 */
export const figuresOf = (year: YearGround, units: Units): YearFigures => {
  const { ground, ordinary, exceptional } = year
  const { rates, asked } = ground
  const { gross, paid, gains, exempt } = partsOf(year, units)
  const taxed = gains - exempt
  const contribution = ground.tax.contribution(ordinary + exceptional + paid + taxed)
  const tax = (taxOf(year, paid, taxed) + contribution) * CENTS
  const flatTax = asked.gains_taxed === 'scale' ? 0 : taxed * rates.flat
  return { capital: gross, tax, net: year.start + gross - gains * rates.charges - flatTax - tax }
}

/**
 * Gives the income tax that the exit adds in a year, in whole euros, with the quotient or without as the year counts it.
 *
 * @param year the year of a decision
 * @param units capital of each compartment
 */
export const addedTaxOf = (year: YearGround, units: Units): number => {
  const { paid, gains, exempt } = partsOf(year, units)
  return taxOf(year, paid, gains - exempt) - year.beside.tax
}
