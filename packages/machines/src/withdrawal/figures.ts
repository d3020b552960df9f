import type { Group, Reading, Tenths } from '@hautelisse/domain/longevity'
import type { Origin } from '@hautelisse/domain/net-income'
import type { AnnuityFigure, Period, ReversionPercentage } from '@hautelisse/domain/withdrawal'

/** An annuity that goes on to the spouse. */
export type ReversibleFigure = AnnuityFigure & { readonly type: 'RV_R' | 'RV_RAG' }

/** An annuity with guaranteed years. */
export type GuaranteedFigure = AnnuityFigure & { readonly type: 'RV_NRAG' | 'RV_RAG' }

/** A figure of a long life with the annuity, which the page computes with the mortality tables. */
export type LongLifeFigure =
  /** The age at which the sum of the instalments reaches the capital, and the share of the table that lives to it. */
  | { readonly kind: 'reaching' | 'reached-share'; readonly reading: Reading }
  /** An age to which nine, five or one in ten live. */
  | { readonly kind: 'lived-age'; readonly group: Group; readonly tenths: Tenths }
  /** The annuity that goes on to the spouse by a share, of equal price, for a month: the saver's, or what the spouse receives. */
  | { readonly kind: 'equal-price' | 'equal-spouse'; readonly percentage: ReversionPercentage }

const LONG_LIFE: ReadonlySet<string> = new Set<LongLifeFigure['kind']>([
  'reaching',
  'reached-share',
  'lived-age',
  'equal-price',
  'equal-spouse',
])

/**
 * Says whether a figure is one of a long life.
 *
 * @param figure figure of the results
 * @example isOfLongLife({ kind: 'capital' }) // false
 */
export const isOfLongLife = (figure: FigureId): figure is LongLifeFigure => LONG_LIFE.has(figure.kind)

/** A figure of the results that can be asked where it comes from. */
export type FigureId = ResultFigure | LongLifeFigure

/** A figure that the answer explains; without `policyId` it is the total of all contracts. */
export type ResultFigure =
  /** Capital at the start. */
  | { readonly kind: 'capital'; readonly policyId?: string | undefined }
  /** Savings that become an annuity, at the start. */
  | { readonly kind: 'converted'; readonly policyId?: string | undefined }
  /** One annuity amount: at an age, with guaranteed years, or of a step. */
  | { readonly kind: 'annuity'; readonly figure: AnnuityFigure; readonly period: Period; readonly policyId?: string | undefined }
  /** The plain annuity of a contract by the other table that may be applied, for a month. */
  | { readonly kind: 'other-table'; readonly policyId: string }
  /** What the spouse receives after the saver's death. */
  | {
      readonly kind: 'spouse'
      readonly figure: ReversibleFigure
      readonly period: Period
      readonly policyId?: string | undefined
    }
  /** What the reversion costs: the reversible annuity less the one without reversion. */
  | { readonly kind: 'reversion-price'; readonly period: Period }
  /** What guaranteed years cost: the annuity with them less the one without. */
  | {
      readonly kind: 'guarantee-gap'
      readonly figure: GuaranteedFigure
      readonly period: Period
      readonly policyId?: string | undefined
    }
  /** Longest time that may be guaranteed. */
  | { readonly kind: 'guarantee-limit'; readonly policyId: string }
  /** What charges and tax leave of the capital: of all, of a contract, or of one piece of it. */
  | { readonly kind: 'net-capital'; readonly policyId?: string | undefined; readonly origin?: Origin | undefined }
  /** The same of one annuity amount. */
  | {
      readonly kind: 'net-annuity'
      readonly figure: AnnuityFigure
      readonly period: Period
      readonly policyId?: string | undefined
      readonly origin?: Origin | undefined
    }
  /** Test of the annuity that the law lets come as capital only when it is small. */
  | { readonly kind: 'small-annuity'; readonly policyId: string }

/**
 * Writes a figure as a text that no other figure has: an element's id, or a key of a list.
 *
 * @example figureKey({ kind: 'annuity', figure: { type: 'RV_NRAG', years: 10 }, period: 'month' }) // 'annuity-RV_NRAG-10-month'
 */
export const figureKey = (id: FigureId): string => {
  const amount = 'figure' in id ? Object.values(id.figure).filter((value) => value !== undefined) : []
  return [
    id.kind,
    ...amount,
    'period' in id ? id.period : undefined,
    'policyId' in id ? id.policyId : undefined,
    'origin' in id ? id.origin : undefined,
    'reading' in id ? id.reading : undefined,
    ...('tenths' in id ? [id.group, id.tenths] : []),
    'percentage' in id ? id.percentage : undefined,
  ]
    .filter((word) => word !== undefined)
    .join('-')
}
