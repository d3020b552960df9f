import type { Household, TaxLaw } from '@hautelisse/domain/income-tax'

/** The figures of a law as plain numbers, read once. */
export type FloatLaw = ReturnType<typeof floatLawOf>

/** Reads a law into plain numbers. */
export const floatLawOf = ({ scale, wageDeduction, parts, caps, decote, collectionThreshold }: TaxLaw) => ({
  bands: scale.map(({ above, rate }) => ({ above: above.toNumber(), rate: rate.toNumber() })),
  costs: { rate: wageDeduction.rate.toNumber(), min: wageDeduction.min.toNumber(), max: wageDeduction.max.toNumber() },
  couple: parts.couple.toNumber(),
  single: parts.single.toNumber(),
  first: parts.firstChildren.toNumber(),
  further: parts.furtherChildren.toNumber(),
  alone: parts.singleParent.toNumber(),
  halfPartCap: caps.halfPart.toNumber(),
  firstChildCap: caps.singleParentFirstChild.toNumber(),
  decoteSingle: decote.single.toNumber(),
  decoteCouple: decote.couple.toNumber(),
  decoteRate: decote.rate.toNumber(),
  threshold: collectionThreshold.toNumber(),
})

/** A household as plain numbers. */
export type FloatHousehold = {
  readonly couple: boolean
  readonly alone: boolean
  readonly children: number
  readonly wages: readonly number[]
  readonly deduction: number
}

/** Reads a household into plain numbers. */
export const floatHouseholdOf = ({
  marital_status,
  single_parent,
  children,
  wage_1,
  wage_2,
  deduction,
}: Household): FloatHousehold => {
  const couple = marital_status === 'MA'
  const wages = couple ? [wage_1, wage_2] : [wage_1]
  return {
    couple,
    alone: !couple && single_parent && children > 0,
    children,
    wages: wages.map((wage) => wage.toNumber()),
    deduction: deduction.toNumber(),
  }
}

const scaleOn = ({ bands }: FloatLaw, income: number, parts: number): number => {
  const one = income / parts
  let tax = 0
  for (const [at, { above, rate }] of bands.entries()) {
    if (one <= above) break
    tax += (Math.min(one, bands[at + 1]?.above ?? Infinity) - above) * rate
  }
  return tax * parts
}

/**
 * The income tax that a good engineer writes in an afternoon, in float64: the opponent of `computeTax`.
 *
 * @returns whole euros, 0 below the threshold of collection
 */
export const floatTax = (household: FloatHousehold, law: FloatLaw): number => {
  let income = 0
  for (const wage of household.wages) {
    income += wage - Math.min(Math.max(wage * law.costs.rate, law.costs.min), law.costs.max, wage)
  }
  income = Math.max(0, income - household.deduction)
  const adults = household.couple ? law.couple : law.single
  const { children, alone } = household
  const parts = adults + Math.min(children, 2) * law.first + Math.max(children - 2, 0) * law.further + (alone ? law.alone : 0)
  let tax = scaleOn(law, income, parts)
  if (children > 0) {
    const halves = (parts - adults) * 2
    const cap = alone ? law.firstChildCap + (halves - 2) * law.halfPartCap : halves * law.halfPartCap
    tax = Math.max(tax, scaleOn(law, income, adults) - cap)
  }
  const base = household.couple ? law.decoteCouple : law.decoteSingle
  tax -= Math.min(tax, Math.max(0, base - tax * law.decoteRate))
  // A float ends some billionths beside the half euro that it means.
  const whole = Math.round(tax + 1e-7)
  return whole < law.threshold ? 0 : whole
}
