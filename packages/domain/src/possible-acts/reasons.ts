import type { PlainDate } from '../calendar/index.ts'
import type { AccountSwitchRefusal } from '../fund-switch/index.ts'

/** Who can lift a reason: the saver, the company with its plan, time alone, or nobody on this page. */
export type Lifter = 'saver' | 'company' | 'time' | 'nobody'

/** What an account itself says against an act. */
export type AccountReason =
  | { readonly kind: AccountSwitchRefusal['kind']; readonly lifter: 'saver' | 'company' }
  /** Nothing is free before `from`, the first day on which this reason is gone. */
  | { readonly kind: 'blocked-until'; readonly from: PlainDate; readonly lifter: 'time' }
  /** What is held waits for retirement, which has no date here. */
  | { readonly kind: 'retirement-only'; readonly lifter: 'time' }

/** Why an act is not possible on an account today; `from` is the first day on which the reason is gone. */
export type ActReason =
  | AccountReason
  | { readonly kind: 'under-legal-age'; readonly from: PlainDate; readonly ageInMonths: number; readonly lifter: 'time' }
  /** What the law lets one pay in the year is used up. */
  | { readonly kind: 'ceiling-reached'; readonly from: PlainDate; readonly lifter: 'time' }
  /** An order moves all of it; without a day where the operations do not tell it. */
  | {
      readonly kind: 'pending-operation'
      readonly from: PlainDate | undefined
      readonly operation: string | undefined
      readonly lifter: 'time'
    }
  | { readonly kind: 'closed-type' | 'not-authorised' | 'one-fund' | 'no-fund'; readonly lifter: 'company' }
  /** Money out of a retirement contract: asked for on a page of its own, by its case. */
  | { readonly kind: 'withdraw-page'; readonly lifter: 'saver' }
  | {
      readonly kind: 'external-space' | 'on-paper' | 'no-bank-account' | 'no-mandate' | 'no-mobile' | 'personal-data'
      readonly lifter: 'saver'
    }
  /** A mandatory plan is transferred once its membership has ended: the saver says so in the dossier. */
  | { readonly kind: 'membership-ends'; readonly lifter: 'saver' }
  /** A blocking that only the company can explain. */
  | { readonly kind: 'blocking'; readonly code: string; readonly lifter: 'company' }
  | { readonly kind: 'mirror' | 'nothing-held' | 'unknown'; readonly lifter: 'nobody' }

const PERSONAL_DATA = 'DONNEES_PERSO'

/** Tells whether the code of a blocking asks for personal data, which the saver can complete. */
export const isPersonalData = (code: string | undefined): boolean => code === PERSONAL_DATA

/**
 * Tells whether one of the reasons against an act is missing personal data.
 *
 * @example lacksPersonalData([{ kind: 'blocking', code: 'DONNEES_PERSO' }]) // true
 */
export const lacksPersonalData = (refusals: readonly { readonly kind: string; readonly code?: string }[]): boolean =>
  refusals.some(({ code }) => isPersonalData(code))

/** A blocking of the company: one that personal data lift, or one of its own. */
export const blockingReason = (code: string): ActReason =>
  isPersonalData(code) ? { kind: 'personal-data', lifter: 'saver' } : { kind: 'blocking', code, lifter: 'company' }

export const UNKNOWN: ActReason = { kind: 'unknown', lifter: 'nobody' }
