import type { PlainDate } from '../calendar/index.ts'
import { CAPITAL_SOCIAL_CHARGES, FLAT_TAX, valueOrStandIn } from '../law/index.ts'

/** Percentages of the information texts, in percent. */
export type InformationRates = { readonly socialCharges: number; readonly flatTax: number }

/**
 * Gives the percentages that the tax information names: social charges on gains and released time savings, flat tax on the gains of deducted payments.
 *
 * Rule S-CONST-45 to S-CONST-48: 17.2 % and 30 % until 2025, 18.6 % and 31.4 % from 2026.
 *
 * @param asOf day of the simulation
 * @example informationRates(plainDate('2026-11-20')) // { socialCharges: 18.6, flatTax: 31.4 }
 */
export const informationRates = (asOf: PlainDate): InformationRates => ({
  socialCharges: valueOrStandIn(CAPITAL_SOCIAL_CHARGES, asOf).value,
  flatTax: valueOrStandIn(FLAT_TAX, asOf).value,
})
