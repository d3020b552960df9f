import { LAST_AGE } from '../mortality/index.ts'

/** Rates kept at once: about 6 MB of monthly curves. */
const KEPT = 512

const kept = new Map<string, Float64Array>()

/** Whole years and parts of a year are raised to their powers apart: quicker, and closer than one power for each period. */
const traceDiscounts = (technicalRate: number, paymentsPerYear: number): Float64Array => {
  const discounts = new Float64Array((LAST_AGE + 2) * paymentsPerYear)
  const parts = Float64Array.from({ length: paymentsPerYear }, (_, part) => (1 + technicalRate) ** (-part / paymentsPerYear))
  for (let year = 0; year <= LAST_AGE + 1; year++) {
    const start = (1 + technicalRate) ** -year
    for (const [part, discount] of parts.entries()) discounts[year * paymentsPerYear + part] = start * discount
  }
  return discounts
}

/**
 * Gives today's value of 1 € paid after k payment periods, v^(k/m), for k from 0 to 121 years and the two years after; the curves of some hundred rates are kept.
 *
 * @param technicalRate yearly rate as a share of 1
 * @param paymentsPerYear instalments a year, m
 * @example discountCurve(0.02, 12)[12] // 1 / 1.02
 */
export const discountCurve = (technicalRate: number, paymentsPerYear: number): Float64Array => {
  const key = `${technicalRate}/${paymentsPerYear}`
  let discounts = kept.get(key)
  if (discounts === undefined) {
    discounts = traceDiscounts(technicalRate, paymentsPerYear)
    if (kept.size === KEPT) kept.clear()
    kept.set(key, discounts)
  }
  return discounts
}
