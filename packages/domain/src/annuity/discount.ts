import { LAST_AGE } from '../mortality/index.ts'

/** Rates kept at once: about 3 MB of monthly curves. */
const KEPT = 256

const kept = new Map<string, Float64Array>()

const traceDiscounts = (technicalRate: number, paymentsPerYear: number): Float64Array => {
  const discounts = new Float64Array((LAST_AGE + 1) * paymentsPerYear)
  for (let year = 0; year <= LAST_AGE; year++) {
    const start = (1 + technicalRate) ** -year
    for (let part = 0; part < paymentsPerYear; part++) {
      discounts[year * paymentsPerYear + part] = start * (1 + technicalRate) ** (-part / paymentsPerYear)
    }
  }
  return discounts
}

/**
 * Gives today's value of 1 € paid after k payment periods, v^(k/m), for k from 0 to 121 years and the year after; the curves of some hundred rates are kept.
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
