import { dateOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { refuse, requireObject, requireWhole } from '../input/index.ts'
import { UNUSED_CEILING_LIFE, valueOrStandIn } from '../law/index.ts'
import { requirePositiveEuros, sumEuros, type Euros } from '../money/index.ts'

/** Lines of the block "Plafond épargne retraite" of a tax notice for one declarant, in euros. */
export type NoticeLines = {
  /** "Plafond non utilisé pour les revenus de …": one line for each of `unusedYears`, the oldest first. */
  readonly unused: readonly Euros[]
  /** "Plafond calculé sur les revenus de …": the ceiling of the year's own payments. */
  readonly calculated: Euros
}

const firstOf = (year: number): PlainDate => dateOf(year, 1, 1)

/** Years for which the ceiling of a year stays usable after it. */
const lifeOf = (year: number): number => valueOrStandIn(UNUSED_CEILING_LIFE, firstOf(year)).value

const FIRST_ORIGIN = /* @__PURE__ */ yearOf(
  /* @__PURE__ */ UNUSED_CEILING_LIFE.values.map(({ from }) => from).toSorted()[0] as PlainDate,
)

/** Most lines that a notice has for unused ceilings. */
export const MOST_UNUSED = /* @__PURE__ */ Math.max(.../* @__PURE__ */ UNUSED_CEILING_LIFE.values.map(({ value }) => value))

/** First year of payments for which every line of the notice is known. */
export const FIRST_NOTICE = /* @__PURE__ */ FIRST_ORIGIN + /* @__PURE__ */ lifeOf(FIRST_ORIGIN)

const LAST_YEAR = 9990

/** Refuses a year of payments whose notice is not known. */
export const requireNoticeYear = (paymentYear: number): void =>
  requireWhole('paymentYear', paymentYear, { min: FIRST_NOTICE, max: LAST_YEAR })

/**
 * Lists the years whose unused ceilings a tax notice names for payments of a year, the oldest first.
 *
 * A ceiling stays usable for three years after its own, that of 2026 and later for five: three lines until 2029, four in 2030, five from 2031.
 * Rule BEY-20, docs/rules/beyond-ceilings.md, CGI art. 163 quatervicies, I-2.
 *
 * @param paymentYear calendar year of the payments, from 2026
 * @public
 * @throws DomainInputError
 * @example unusedYears(2030) // [2026, 2027, 2028, 2029]
 */
export const unusedYears = (paymentYear: number): readonly number[] => {
  requireNoticeYear(paymentYear)
  return Array.from({ length: MOST_UNUSED }, (_, at) => paymentYear - MOST_UNUSED + at).filter(
    (year) => year >= FIRST_ORIGIN && year + lifeOf(year) >= paymentYear,
  )
}

/**
 * Gives the last day on which what is left of a year's ceiling can be used.
 *
 * Rule BEY-20, docs/rules/beyond-ceilings.md.
 *
 * @param year calendar year that it is the ceiling of, from 2023
 * @public
 * @throws DomainInputError
 * @example usableUntil(2023) // '2026-12-31'
 */
export const usableUntil = (year: number): PlainDate => {
  requireWhole('year', year, { min: FIRST_ORIGIN, max: LAST_YEAR })
  return dateOf(year + lifeOf(year), 12, 31)
}

/** Refuses lines that hold anything but amounts from zero on. */
const requireAmounts = (field: string, lines: NoticeLines): void => {
  requireObject(field, lines)
  const { unused, calculated } = lines
  if (!Array.isArray(unused)) refuse(`${field}.unused`, unused, 'not-a-list')
  for (const [at, amount] of unused.entries()) requirePositiveEuros(`${field}.unused.${at}`, amount)
  requirePositiveEuros(`${field}.calculated`, calculated)
}

/** Refuses lines that are not those of a notice: another number of them, or an amount below zero. */
export const requireLines = (field: string, lines: NoticeLines, paymentYear: number): void => {
  requireAmounts(field, lines)
  const { unused } = lines
  if (unused.length !== unusedYears(paymentYear).length) refuse(`${field}.unused`, unused, 'not-the-lines')
}

/**
 * Adds up the lines of a notice: what it calls "Plafond pour les cotisations versées en …", so that who types the lines can compare.
 *
 * The gauge of a retirement plan is this total already: unused ceilings are never added to it. Rule BEY-21, docs/rules/beyond-ceilings.md.
 *
 * @param lines lines of one declarant, in euros
 * @public
 * @throws DomainInputError
 * @example noticeTotal({ unused: [euros(1200), euros(4000), euros(4500)], calculated: euros(4710) }) // 14 410,00 €
 */
export const noticeTotal = (lines: NoticeLines): Euros => {
  requireAmounts('lines', lines)
  return sumEuros([...lines.unused, lines.calculated])
}
