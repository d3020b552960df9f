import type { Account } from './model.ts'

/** How long a fund should be held, as data for its words. */
export type Horizon =
  | { readonly kind: 'at-least'; readonly count: number; readonly unit: 'days' | 'months' | 'years' }
  | { readonly kind: 'retirement' }
  | { readonly kind: 'not-communicated' }
  /** A code that nobody has described: a neutral label is shown, never the code. */
  | { readonly kind: 'unknown' }

const DURATION = /^HP_([1-9][0-9]*)_(JOUR|MOIS|AN)S?_MIN$/
const UNITS = { JOUR: 'days', MOIS: 'months', AN: 'years' } as const

/**
 * Reads the code of a fund's horizon: `HP_{n}_{JOURS|MOIS|ANS}_MIN`, `HP_RETRAITE` or `HP_NC`. P-ACCT-33 to P-ACCT-35.
 *
 * @param code code of the wire, if there is one
 * @example horizonOf('HP_3_ANS_MIN') // { kind: 'at-least', count: 3, unit: 'years' }
 */
export const horizonOf = (code: string | undefined): Horizon => {
  if (code === 'HP_RETRAITE') return { kind: 'retirement' }
  if (code === 'HP_NC') return { kind: 'not-communicated' }
  const match = DURATION.exec(code ?? '')
  if (match === null) return { kind: 'unknown' }
  return { kind: 'at-least', count: Number(match[1]), unit: UNITS[match[2] as keyof typeof UNITS] }
}

/**
 * Gives the level of risk that is shown, 1 to 7; 0 and nothing are "not rated". P-ACCT-37.
 *
 * @param level level of the wire, 0 to 7
 * @example riskOf(0) // undefined: not rated
 */
export const riskOf = (level: number | undefined): number | undefined => (level === 0 ? undefined : level)

/**
 * Lists investments by their order; those without one come last, as they came. P-ACCT-39.
 *
 * @param investments investments of one account
 * @example inOrderOf([{}, { order: 2 }, { order: 1 }]) // [{ order: 1 }, { order: 2 }, {}]
 */
export const inOrderOf = <T extends { readonly order?: number | undefined }>(investments: readonly T[]): readonly T[] =>
  investments.toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0)

/**
 * Gives the number of a contract as its papers write it, in one piece: its groups of digits stay on one line.
 *
 * @param account the account; one without a number of its own is known by that of its policy
 * @example contractNumber({ policy_id: '00482176', contract_number: '0048 2176' }) // '0048\u00A02176'
 */
export const contractNumber = ({
  contract_number: number,
  policy_id: policy,
}: Pick<Account, 'contract_number' | 'policy_id'>): string => (number ?? policy).replaceAll(' ', '\u00A0')
