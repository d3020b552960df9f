import * as z from 'zod'

import { plainDate, type PlainDate } from '../calendar/index.ts'
import { BARE } from '../explain/index.ts'
import { amountCell, cellOrEmpty, dayCell, wordCell } from '../files/index.ts'
import { euros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { levied } from '../net-income/index.ts'
import { releaseOf, taxOf, type Release, type ReleaseFigures } from './figures.ts'
import { releasePlanOf } from './offered.ts'
import {
  hasEvent,
  RELEASE_COMPARTMENTS,
  RELEASE_REASONS,
  releaseAnswer,
  type ReleaseAnswer,
  type ReleaseCompartment,
  type ReleaseQuestion,
} from './reasons.ts'

/** Plans whose law on releases is known, by their names. */
export const RELEASE_CASE_PLANS = ['PEE', 'PEG', 'PEI', 'PERCO', 'PER'] as const
export type ReleaseCasePlan = (typeof RELEASE_CASE_PLANS)[number]

/** First day of a request whose rates are known. */
export const FIRST_REQUEST_DAY: PlainDate = /* @__PURE__ */ plainDate('2025-01-01')

const PERCENT = 100
const AT_SCALE = { term: 'tax at the scale', unit: 'eur' } as const

const cents = () => amountCell().refine((amount) => amount.decimalPlaces() <= 2, { error: 'fraction-of-a-cent' })

/** Schema of one row of releases, every cell as text; the rules between cells come after it. */
const rowSchema = () =>
  z.object({
    id: z.string(),
    plan: wordCell(RELEASE_CASE_PLANS),
    compartment: cellOrEmpty(wordCell(RELEASE_COMPARTMENTS)),
    reason: wordCell(RELEASE_REASONS),
    event_date: cellOrEmpty(dayCell()),
    request_date: dayCell().refine((day) => day >= FIRST_REQUEST_DAY, { error: 'before-the-known-law' }),
    value: cents(),
    paid_in: cents(),
    amount: cents(),
    // A rate of the scale as a share of 1; above 1 it is read as percent.
    marginal_rate: cellOrEmpty(
      amountCell()
        .refine((rate) => rate.lessThanOrEqualTo(PERCENT), { error: 'not-a-rate' })
        .transform((rate) => euros(rate.greaterThan(1) ? rate.dividedBy(PERCENT) : rate)),
    ),
  })
const releaseCaseRow = /* @__PURE__ */ rowSchema()
type ReleaseCaseRow = z.output<typeof releaseCaseRow>

/** Columns of a file of releases. */
export type ReleaseCaseColumn = keyof ReleaseCaseRow
const columnsOf = ({ shape }: typeof releaseCaseRow) => Object.keys(shape) as readonly ReleaseCaseColumn[]
export const RELEASE_CASE_COLUMNS = /* @__PURE__ */ columnsOf(releaseCaseRow)

/** Why a row has no answer: the column and what is wrong with its text, alone or beside the others. */
export type ReleaseCaseProblem = { readonly column: ReleaseCaseColumn } & (
  | {
      readonly kind:
        | 'required'
        | 'not-an-amount'
        | 'not-a-day'
        | 'fraction-of-a-cent'
        | 'not-a-rate'
        | 'before-the-known-law'
        | 'event-needed'
        | 'worth-nothing'
        | 'above-the-value'
    }
  | { readonly kind: 'not-in-list'; readonly allowed: readonly string[] }
  | { readonly kind: 'plan-has-none'; readonly plan: ReleaseCasePlan }
)

const ALLOWED: Partial<Record<ReleaseCaseColumn, readonly string[]>> = {
  plan: RELEASE_CASE_PLANS,
  compartment: RELEASE_COMPARTMENTS,
  reason: RELEASE_REASONS,
}

const problemOf = ({ path, message }: z.core.$ZodIssue): ReleaseCaseProblem => {
  const column = path[0] as ReleaseCaseColumn
  return message === 'not-in-list'
    ? { column, kind: message, allowed: ALLOWED[column] as readonly string[] }
    : { column, kind: message as 'required' | 'not-an-amount' | 'not-a-day' }
}

/** A PER has compartments, no other plan has; an event has its day; nothing is taken out of nothing. */
const contradictions = (row: ReleaseCaseRow): readonly ReleaseCaseProblem[] => {
  const { plan, compartment, reason, event_date: event, value, amount } = row
  const isPer = plan === 'PER'
  return [
    ...(isPer && compartment === undefined ? [{ column: 'compartment', kind: 'required' } as const] : []),
    ...(!isPer && compartment !== undefined ? [{ column: 'compartment', kind: 'plan-has-none', plan } as const] : []),
    ...(event === undefined && hasEvent(reason) ? [{ column: 'event_date', kind: 'event-needed' } as const] : []),
    ...(value.isZero() ? [{ column: 'value', kind: 'worth-nothing' } as const] : []),
    ...(!value.isZero() && amount.greaterThan(value) ? [{ column: 'amount', kind: 'above-the-value' } as const] : []),
  ]
}

/** A release of a row: what is asked, its sum, and the rate at the scale. */
export type ReleaseCase = {
  readonly plan: ReleaseCasePlan
  readonly compartment: ReleaseCompartment | undefined
  readonly question: ReleaseQuestion
  readonly release: Release
  /** Share of 1; 0 where none was told. */
  readonly marginalRate: Euros
}

/** The release of a row, or what is wrong with it. */
export type ReadReleaseCase =
  | ({ readonly kind: 'case' } & ReleaseCase)
  | { readonly kind: 'refused'; readonly problems: readonly ReleaseCaseProblem[] }

const caseOf = (row: ReleaseCaseRow): ReleaseCase => {
  const { plan, compartment, reason, event_date: event, request_date: on, value, paid_in: paidIn, amount } = row
  const lawPlan = releasePlanOf(plan) ?? 'PER'
  return {
    plan,
    compartment,
    question: { plan: lawPlan, compartment, reason, event, on },
    release: { tax: taxOf(lawPlan, compartment, reason), value, paidIn, amount, on },
    marginalRate: row.marginal_rate ?? ZERO_EUROS,
  }
}

/**
 * Reads one row of a file of releases; blanks around a cell do not count. Every problem of the texts is given, then every one between cells.
 *
 * Rules REL-01 to REL-07.
 *
 * @param row text of each column
 * @example readReleaseCase({ id: '', plan: 'PEE', compartment: '', reason: 'HOME', event_date: '2026-09-14', …, marginal_rate: '0.3' }) // { kind: 'case', plan: 'PEE', … }
 */
export const readReleaseCase = (row: Readonly<Record<string, string>>): ReadReleaseCase => {
  const read = releaseCaseRow.safeParse(row)
  if (!read.success) return { kind: 'refused', problems: read.error.issues.map((issue) => problemOf(issue)) }
  const problems = contradictions(read.data)
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'case', ...caseOf(read.data) }
}

/** Whether a release is allowed, and what it comes to where it is. */
export type EvaluatedRelease = {
  readonly answer: ReleaseAnswer
  /** Last day of the request; undefined without a limit. */
  readonly lastDay: PlainDate | undefined
  readonly figures: (ReleaseFigures<Euros> & { readonly afterTax: Euros }) | undefined
}

/**
 * Answers a release of a row: allowed or not, until when, and its figures where it is; `afterTax` is what is left of `paid` after the tax at the scale.
 *
 * @param one release of a row
 * @example answerReleaseCase(read).figures?.paid // 5 750,02 €
 */
export const answerReleaseCase = ({ question, release, marginalRate }: ReleaseCase): EvaluatedRelease => {
  const answer = releaseAnswer(question)
  const lastDay = 'lastDay' in answer ? answer.lastDay : undefined
  if (answer.kind !== 'allowed') return { answer, lastDay, figures: undefined }
  const figures = releaseOf(release)
  const afterTax = euros(figures.paid.minus(levied(BARE, AT_SCALE, [figures.scaleBase, marginalRate])))
  return { answer, lastDay, figures: { ...figures, afterTax } }
}
