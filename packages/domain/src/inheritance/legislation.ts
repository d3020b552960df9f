import type { PlainDate } from '../calendar/index.ts'
import {
  DIRECT_LINE_ALLOWANCE,
  DIRECT_LINE_SCALE,
  earliestCheck,
  NEPHEW_ALLOWANCE,
  OTHER_HEIR_ALLOWANCE,
  RELATIVE_SCALE,
  SIBLING_ALLOWANCE,
  SIBLING_SCALE,
  UNRELATED_SCALE,
  valueOrStandIn,
  type Band,
  type DatedParameter,
} from '../law/index.ts'
import type { Euros } from '../money/index.ts'
import type { TaxedLink } from './model.ts'
import type { SourceCode } from './sources.ts'

type Rules = {
  readonly allowance: DatedParameter<Euros>
  readonly allowanceSource: SourceCode
  readonly scale: DatedParameter<readonly Band[]>
  /** Gifts have the allowance too, and may have used it. CGI art. 788 IV is for estates alone. */
  readonly isForGifts: boolean
  /** Rule of the rule book. */
  readonly rule: string
}

const directLine: Rules = {
  allowance: DIRECT_LINE_ALLOWANCE,
  allowanceSource: 'direct-line-allowance',
  scale: DIRECT_LINE_SCALE,
  isForGifts: true,
  rule: 'LAW-14',
}

const RULES: Readonly<Record<TaxedLink, Rules>> = {
  child: directLine,
  parent: directLine,
  sibling: {
    allowance: SIBLING_ALLOWANCE,
    allowanceSource: 'sibling-allowance',
    scale: SIBLING_SCALE,
    isForGifts: true,
    rule: 'LAW-15',
  },
  nephew: {
    allowance: NEPHEW_ALLOWANCE,
    allowanceSource: 'nephew-allowance',
    scale: RELATIVE_SCALE,
    isForGifts: true,
    rule: 'INH-01',
  },
  relative: {
    allowance: OTHER_HEIR_ALLOWANCE,
    allowanceSource: 'other-heir-allowance',
    scale: RELATIVE_SCALE,
    isForGifts: false,
    rule: 'INH-01',
  },
  other: {
    allowance: OTHER_HEIR_ALLOWANCE,
    allowanceSource: 'other-heir-allowance',
    scale: UNRELATED_SCALE,
    isForGifts: false,
    rule: 'INH-01',
  },
}

/** What taxes an heir of one link. */
export type DutyLaw = {
  readonly allowance: Euros
  readonly allowanceSource: SourceCode
  readonly scale: readonly Band[]
  /** Gifts have the allowance too, and may have used it. */
  readonly isForGifts: boolean
  readonly rule: string
  /** Set when the last checked law answers for a later day: the day of that check, to be said with the result. */
  readonly checkedUntil: PlainDate | undefined
}

/**
 * Gives what taxes the heirs of a link on a day: knowingly the last checked law for a later day, `OutsideValidity` before the first known one.
 *
 * @param link what the heir was to the person who died
 * @param day day of the death
 * @example dutyLawOf('child', plainDate('2026-11-20')).allowance // 100 000,00 €
 */
export const dutyLawOf = (link: TaxedLink, day: PlainDate): DutyLaw => {
  const { allowance, allowanceSource, scale, isForGifts, rule } = RULES[link]
  return {
    allowance: valueOrStandIn(allowance, day).value,
    allowanceSource,
    scale: valueOrStandIn(scale, day).value,
    isForGifts,
    rule,
    checkedUntil: earliestCheck([allowance, scale], day),
  }
}
