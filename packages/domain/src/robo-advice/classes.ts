import { badYear, lateLoss, mixOf, type AssetClass, type AssumptionSet, type Mix, type Weights } from '../futures/index.ts'

/** What says the class of a fund. */
type Described = { readonly fund_type?: string | undefined; readonly classification?: string | undefined }

/** Beginnings of the AMF's classifications, in small letters. */
const BY_CLASSIFICATION: readonly (readonly [string, AssetClass])[] = [
  ['actions', 'shares'],
  ['obligations', 'bonds'],
  ['fonds monétaire', 'money'],
  ['monétaire', 'money'],
  ['diversifié', 'mixed'],
  ['fonds diversifié', 'mixed'],
  ['capital investissement', 'unlisted'],
  ['capital-investissement', 'unlisted'],
]

/**
 * Gives the class of assets of a fund from its type and its AMF classification; `null` where neither says one.
 *
 * Decision 16.9, rule ROBO-26.
 *
 * @param fund type on the wire, and AMF classification
 * @example assetClassOf({ classification: 'Actions internationales' }) // 'shares'
 */
export const assetClassOf = ({ fund_type, classification = '' }: Described): AssetClass | null => {
  if (fund_type === 'EURO') return 'euro'
  const said = classification.trim().toLowerCase()
  return BY_CLASSIFICATION.find(([beginning]) => said.startsWith(beginning))?.[1] ?? null
}

/** A part of a mix: how much, of which class, at what charge. */
export type MixPart = {
  /** In any unit, the same for all parts. */
  readonly amount: number
  readonly asset_class: AssetClass | null
  /** Percent a year; the assumed fee of the class where it is not known. */
  readonly ongoing_charges?: number | undefined
}

/** A mix of funds as far as it is classified, with the part that is not. */
export type ClassifiedMix = { readonly mix: Mix | undefined; readonly weights: Weights; readonly unclassified: number }

/**
 * Gives the mix of funds: weights by class, each fund at its own charge. What is not classified is left out, and said.
 *
 * Rule ROBO-26. A fund's own charge replaces the assumed fee of its class.
 *
 * @param set assumptions
 * @param parts what is held
 * @returns no mix where nothing is classified
 */
export const mixOfFunds = (set: AssumptionSet, parts: readonly MixPart[]): ClassifiedMix => {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  const classified = parts.flatMap(({ asset_class: name, ...part }) => (name === null ? [] : [{ ...part, name }]))
  const known = classified.reduce((sum, { amount }) => sum + amount, 0)
  const unclassified = total === 0 ? 0 : (total - known) / total
  if (known === 0) return { mix: undefined, weights: {}, unclassified }
  const weights: Partial<Record<AssetClass, number>> = {}
  let charges = 0
  for (const { name, amount, ongoing_charges } of classified) {
    weights[name] = (weights[name] ?? 0) + amount / known
    charges += (amount / known) * (ongoing_charges === undefined ? set.classes[name].fee : ongoing_charges / 100)
  }
  return { mix: mixOf(set, weights, charges), weights, unclassified }
}

/**
 * Gives both risks of a mix.
 *
 * Rule ROBO-22.
 *
 * @param mix a mix, if there is one
 * @param years after which the chance of a loss is judged
 */
export const risksOf = (mix: Mix | undefined, years: number): { readonly bad_year: number; readonly late_loss: number } | null =>
  mix === undefined ? null : { bad_year: badYear(mix), late_loss: lateLoss(mix, years) }
