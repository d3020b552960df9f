import type { PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Reckoning } from '../explain/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { amountLabel } from './label.ts'
import { reckonContributions } from './social.ts'

const reckonPremium = <Figure>(steps: Reckoning<Figure>, amount: Euros, asOf: PlainDate) => {
  const gross = steps.given(amountLabel('contributions.premium', 'history'), amount)
  const label = amountLabel('contributions.premium-contributions', 'premium-contributions', 'TOPUP-07')
  const contributions = reckonContributions(steps, label, gross, asOf)
  const net = steps.difference(amountLabel('contributions.premium-net', undefined, 'TOPUP-07'), [gross, contributions])
  return { gross, contributions, net }
}

/** A bonus or profit share: gross, what CSG and CRDS take of it, and what is distributed. */
export type Premium = { readonly gross: Euros; readonly contributions: Euros; readonly net: Euros }

/**
 * Gives what CSG and CRDS leave of a bonus or profit share.
 *
 * The contributions to the cent, half up, once. Rule TOPUP-07, CSS art. L.136-1. From 2025; a day after the last check takes the latest known law.
 *
 * @param gross bonus or profit share in euros
 * @param asOf day on which it is distributed
 * @example premiumOf(euros(2480), plainDate('2026-11-20')).net // 2 239,44 €
 */
export const premiumOf = (gross: Euros, asOf: PlainDate): Premium => {
  const { contributions, net } = reckonPremium(BARE, gross, asOf)
  return { gross, contributions: euros(contributions), net: euros(net) }
}

/**
 * Explains the figures of `premiumOf`, by the same steps.
 *
 * Rule TOPUP-07.
 *
 * @example explainPremium(euros(2480), plainDate('2026-11-20')).net.value // '2239.44'
 */
export const explainPremium = (gross: Euros, asOf: PlainDate): Readonly<Record<'gross' | 'contributions' | 'net', Derivation>> =>
  reckonPremium(EXPLAINED, gross, asOf)
