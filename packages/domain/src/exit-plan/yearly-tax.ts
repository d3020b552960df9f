import { BARE } from '../explain/index.ts'
import { isSingleParent, partsOf, type Household, type TaxLaw } from '../income-tax/index.ts'
import type { Band } from '../law/index.ts'

// Whole numbers throughout: a search asks for a tax ten thousands of times, and floats would miss the half euro that rounds up.
/** Parts of a cent in which incomes are counted: a quarter of a cent stays whole. */
const QUARTERS = 4
const CENTS = 100
const RATE_PARTS = 1000
const DECOTE_PARTS = 10_000
/** A euro of tax: quarters of a cent times thousandths of a rate. */
const TAX_EURO = CENTS * QUARTERS * RATE_PARTS

/** A band of a scale, and the tax of all bands below it. */
type WholeBand = { readonly above: number; readonly rate: number; readonly below: number }

const onBands = (bands: readonly WholeBand[], income: number): number => {
  let at = bands.length - 1
  while (at >= 0 && income <= (bands[at] as WholeBand).above) at -= 1
  const band = bands[at]
  return band === undefined ? 0 : band.below + (income - band.above) * band.rate
}

const wholeBands = (bands: readonly Band[], parts: number): readonly WholeBand[] => {
  const whole: WholeBand[] = []
  for (const band of bands) {
    const above = band.above.times(parts).times(CENTS).times(QUARTERS).toNumber()
    whole.push({ above, rate: band.rate.times(RATE_PARTS).toNumber(), below: onBands(whole, above) })
  }
  return whole
}

const roundedEuros = (tax: number, euro: number): number => Math.floor((tax + euro / 2) / euro)

/** The household of which a tax is asked: adults and children. */
export type TaxedHousehold = Pick<Household, 'marital_status' | 'single_parent' | 'children'>

/** The tax of one household as a function of its income, for a search: the same euros as `reckonTaxOn`. */
export type YearlyTax = {
  /** Parts of the family quotient. */
  readonly parts: number
  /**
   * Income tax in whole euros. With an exceptional income beside the ordinary one it is that of the quotient: four times what a quarter of it adds.
   *
   * @param ordinary taxable income in whole cents
   * @param exceptional income under the quotient, in whole cents
   */
  readonly tax: (ordinary: number, exceptional: number) => number
  /** Contribution on high incomes in whole euros, on an income in whole cents. */
  readonly contribution: (income: number) => number
  /** Taxable incomes in cents at which the tax of the next euro may change, from the lowest. */
  readonly bends: readonly number[]
}

/** Largest income in cents of which something does not hold yet; what holds once holds above too. */
const lastBefore = (holds: (income: number) => boolean, most: number): number => {
  let [low, high] = [0, most]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle
  }
  return low
}

/** Incomes above which no bend is looked for, in cents. */
const HIGHEST_BEND = 5e8

/**
 * Prepares the tax of one household.
 *
 * @param household adults and children
 * @param law law of the year of the incomes
 * @example yearlyTax({ marital_status: 'CE', single_parent: false, children: 0 }, taxLawOf(2025)).tax(2_700_000, 0) // 1564
 */
export const yearlyTax = (household: TaxedHousehold, law: TaxLaw): YearlyTax => {
  const none = law.collectionThreshold.minus(law.collectionThreshold)
  const parts = partsOf(BARE, { ...household, wage_1: none, wage_2: none, deduction: none } as Household, law)
  const [all, adults] = [parts.all.toNumber(), parts.adults.toNumber()]
  const [bands, adultBands] = [wholeBands(law.scale, all), wholeBands(law.scale, adults)]
  const alone = isSingleParent(household)
  const cap = law.caps.halfPart
    .times((all - adults) * 2 - (alone ? 2 : 0))
    .plus(alone ? law.caps.singleParentFirstChild : 0)
    .times(TAX_EURO)
    .toNumber()
  const isCapped = (income: number) => onBands(adultBands, income) - cap > onBands(bands, income)
  const beforeDecote = (income: number): number =>
    all === adults ? onBands(bands, income) : Math.max(onBands(bands, income), onBands(adultBands, income) - cap)
  const decoteBase = law.decote[household.marital_status === 'MA' ? 'couple' : 'single'].times(TAX_EURO).toNumber()
  const decoteRate = law.decote.rate.times(DECOTE_PARTS).toNumber()
  const threshold = law.collectionThreshold.toNumber()
  const collected = (tax: number): number => {
    const room = decoteBase * DECOTE_PARTS - tax * decoteRate
    const due =
      room <= 0 ? roundedEuros(tax, TAX_EURO) : roundedEuros(Math.max(tax * DECOTE_PARTS - room, 0), TAX_EURO * DECOTE_PARTS)
    return due < threshold ? 0 : due
  }
  const tax = (ordinary: number, exceptional: number): number => {
    const plain = beforeDecote(ordinary * QUARTERS)
    return collected(exceptional === 0 ? plain : plain + QUARTERS * (beforeDecote(ordinary * QUARTERS + exceptional) - plain))
  }
  const high = wholeBands(law.highIncome[household.marital_status === 'MA' ? 'couple' : 'single'], 1)
  const inCents = (list: readonly WholeBand[]) => list.map(({ above }) => above / QUARTERS)
  const bends = [
    ...inCents(bands),
    ...(all === adults ? [] : [...inCents(adultBands), lastBefore((income) => isCapped(income * QUARTERS), HIGHEST_BEND)]),
    lastBefore((income) => tax(income, 0) > 0, HIGHEST_BEND),
    lastBefore((income) => beforeDecote(income * QUARTERS) * decoteRate > decoteBase * DECOTE_PARTS, HIGHEST_BEND),
    ...inCents(high),
  ]
  return {
    parts: all,
    tax,
    contribution: (income) => roundedEuros(onBands(high, income * QUARTERS), TAX_EURO),
    bends: [...new Set(bends)].toSorted((one, other) => one - other),
  }
}
