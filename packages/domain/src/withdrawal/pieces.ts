import { hasReversion, type AnnuityType } from '../annuity/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import {
  LIFE_BARE,
  LIFE_EXPLAINED,
  type Derivation,
  type Evaluators,
  type Label,
  type LifeReckoning,
  type Source,
  type Stated,
} from '../explain/index.ts'
import type { TableCode } from '../mortality/index.ts'
import { Decimal } from '../money/index.ts'
import { PAYMENTS_PER_YEAR, TIMING, type Assumptions, type RateSource } from './assumptions.ts'
import type { ReversionPercentage, Side, SplitPart } from './model.ts'
import type { Schedule } from './schedule.ts'
import { sourceOf, TABLE_SOURCES, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

const ONE: Label = { term: 'withdrawal.one' satisfies Term, unit: 'factor' }

/** The steps of this room's calculations, to run with explanation or for the figure alone; all of one kind share one 1. */
export type Steps<Figure> = LifeReckoning<Figure> & { readonly one: Figure }

export const EXPLAINED_STEPS: Steps<Derivation> = /* @__PURE__ */ (() => ({
  ...LIFE_EXPLAINED,
  one: LIFE_EXPLAINED.given(ONE, 1),
}))()

export const BARE_STEPS: Steps<Decimal> = /* @__PURE__ */ (() => ({ ...LIFE_BARE, one: LIFE_BARE.given(ONE, 1) }))()

const percent = (term: Term, value: number, source: SourceCode, rule?: string): Stated => [
  { term, unit: 'rate', source: sourceOf(source), rule },
  new Decimal(value).dividedBy(100),
]

/**
 * Gives 1 plus a yearly rate.
 *
 * @param steps with explanation, or for the figure alone
 * @param term what the sum is called
 * @param rate yearly rate
 * @example onePlus(EXPLAINED_STEPS, 'withdrawal.yearly-growth', netReturn).value // '1.02' at 2 %
 */
export const onePlus = <Figure>(steps: Steps<Figure>, term: Term, rate: Figure): Figure =>
  steps.sum({ term, unit: 'factor' }, [steps.one, rate])

const atStartOf = ({ start, age }: Schedule): Label['details'] => ({ start, age })

/**
 * Gives the growth until the start: (1 + net return) ^ (whole months / 12), the same for both sides of a split. docs/decisions/07.
 *
 * @param steps with explanation, or for the figure alone
 * @param schedule start of the annuity
 * @param assumptions net return a year, in percent
 * @example growthOf(EXPLAINED_STEPS, { …schedule, months: 16 }, { …assumptions, netReturn: 2 }).value // '1.026755…'
 */
export const growthOf = <Figure>(steps: Steps<Figure>, schedule: Schedule, { netReturn }: Assumptions): Figure => {
  const months = steps.given({ term: 'withdrawal.months-to-start' satisfies Term, unit: 'months' }, schedule.months)
  const year = steps.given({ term: 'withdrawal.months-per-year' satisfies Term, unit: 'months' }, 12)
  return steps.power({ term: 'withdrawal.growth' satisfies Term, unit: 'factor', details: atStartOf(schedule) }, [
    onePlus(steps, 'withdrawal.yearly-growth', steps.given(...percent('withdrawal.net-return', netReturn, 'net-return'))),
    steps.quotient({ term: 'withdrawal.years-to-start' satisfies Term, unit: 'years' }, [months, year]),
  ])
}

/** What a contract's amounts rest on: its parts, and whether it may come wholly as capital (`offersAllOrNothing`). */
export type Saved = { readonly parts: readonly SplitPart[]; readonly mayBeCapital: boolean }

const partSource = ({ lock }: SplitPart, side: Side, mayBeCapital: boolean): Source => {
  if (lock === undefined || lock === 'empty') return sourceOf('distribution')
  if (side === 'capital') return sourceOf('small-annuity')
  if (mayBeCapital) return sourceOf('distribution-while-small')
  return sourceOf(lock === 'article-83' ? 'article-83-annuity' : 'mandatory-annuity')
}

const partToday = <Figure>(steps: Steps<Figure>, part: SplitPart, side: Side, mayBeCapital: boolean): Figure =>
  steps.given(
    {
      term: 'withdrawal.part-today' satisfies Term,
      unit: 'eur',
      details: { policy_id: part.policyId, part: part.name, side },
      source: partSource(part, side, mayBeCapital),
      rule: 'MRM-43',
    },
    part[side],
  )

const savedOn = <Figure>(steps: Steps<Figure>, { parts, mayBeCapital }: Saved, side: Side): Figure =>
  steps.sum(
    { term: 'withdrawal.saved' satisfies Term, unit: 'eur', details: { side } },
    parts.filter((part) => part[side].greaterThan(0)).map((part) => partToday(steps, part, side, mayBeCapital)),
  )

/** How savings grow until the start, and what that start is. */
export type Growth<Figure> = { readonly schedule: Schedule; readonly growth: Figure }

const atStart = <Figure>(steps: Steps<Figure>, saved: Saved, side: Side, { schedule, growth }: Growth<Figure>): Figure =>
  steps.product(
    { term: 'withdrawal.converted-at-start' satisfies Term, unit: 'eur', details: atStartOf(schedule), rule: 'MRM-82' },
    [savedOn(steps, saved, side), growth],
  )

/**
 * Projects the annuity side of a contract to the start, unrounded: what is converted. MRM-82, docs/decisions/07.
 *
 * @param steps with explanation, or for the figure alone
 * @param saved parts of the contract with their amounts
 * @param until growth until the start
 * @example convertedAtStart(EXPLAINED_STEPS, saved, until).value // '18905.39…' of 18 412,75 on the annuity side, 16 months before
 */
export const convertedAtStart = <Figure>(steps: Steps<Figure>, saved: Saved, until: Growth<Figure>): Figure =>
  atStart(steps, saved, 'annuity', until)

/**
 * Projects the capital side of a contract to the start, rounded to the cent. MRM-82, docs/decisions/07.
 *
 * @param steps with explanation, or for the figure alone
 * @param saved parts of the contract with their amounts
 * @param until growth until the start
 * @example capitalAtStart(EXPLAINED_STEPS, saved, until).value // '13122.14' of 12 780,20 on the capital side, 16 months before
 */
export const capitalAtStart = <Figure>(steps: Steps<Figure>, saved: Saved, { schedule, growth }: Growth<Figure>): Figure => {
  const projected = steps.product(
    { term: 'withdrawal.capital-at-start' satisfies Term, unit: 'eur', details: atStartOf(schedule) },
    [savedOn(steps, saved, 'capital'), growth],
  )
  return steps.roundedToCents({ term: 'withdrawal.capital-at-start' satisfies Term, unit: 'eur', rule: 'MRM-82' }, projected)
}

/**
 * Projects savings that come as capital, as if they were converted: the base of the test on small annuities. docs/decisions/07.
 *
 * @param steps with explanation, or for the figure alone
 * @param saved locked parts that stand on the capital side
 * @param until growth until the start
 * @example convertedIfAnnuity(EXPLAINED_STEPS, saved, until).value // '18905.39…' of 18 412,75 on the capital side, 16 months before
 */
export const convertedIfAnnuity = <Figure>(steps: Steps<Figure>, saved: Saved, until: Growth<Figure>): Figure =>
  atStart(steps, saved, 'capital', until)

/** The spouse to whom a share of the annuity goes on. */
export type Spouse = { readonly birthYear: number; readonly age: number; readonly percentage: ReversionPercentage }

/** The lives that a contract's annuity depends on; ages in completed years at the start. */
export type Lives = {
  readonly birthYear: number
  readonly age: number
  /** Age that the saver asked for, which may be over. */
  readonly askedAge: number
  readonly spouse: Spouse | undefined
}

const saver = ({ birthYear, age, askedAge }: Lives): readonly Stated[] => [
  [{ term: 'withdrawal.birth-year' satisfies Term, unit: 'year' }, birthYear],
  [
    {
      term: 'withdrawal.age' satisfies Term,
      unit: 'age',
      source: sourceOf(age === askedAge ? 'retirement-age' : 'age-at-start'),
    },
    age,
  ],
]

const survivor = ({ birthYear, age, percentage: share }: Spouse): readonly Stated[] => [
  [{ term: 'withdrawal.spouse-birth-year' satisfies Term, unit: 'year', source: sourceOf('spouse') }, birthYear],
  [{ term: 'withdrawal.spouse-age' satisfies Term, unit: 'age', source: sourceOf('spouse') }, age],
  percent('withdrawal.reversion', share, 'spouse', 'S-CONST-03'),
]

/** What a price of 1 € a year is asked for. */
export type Priced = { readonly type: AnnuityType; readonly years?: number | undefined }

/** What prices and expectations are computed from. */
export type Pricing = {
  readonly lives: Lives
  readonly table: TableCode
  readonly assumptions: Assumptions
  /** What bounds the technical rate of the contract. */
  readonly rateSource: RateSource
  readonly evaluators: Evaluators
}

/**
 * Prices 1 € a year for one option, by the contract's table. docs/decisions/07.
 *
 * @param steps with explanation, or for the figure alone
 * @param pricing lives, table and technical rate with what bounds it
 * @param option annuity type, with the guaranteed years where it has some
 * @example factorOf(EXPLAINED_STEPS, pricing, { type: 'RV_NR' }).value // '28.303632…' at 64, born in 1964, on the mixed table
 */
export const factorOf = <Figure>(steps: Steps<Figure>, pricing: Pricing, { type, years }: Priced): Figure => {
  const { lives, table, assumptions, rateSource, evaluators } = pricing
  return steps.evaluated(
    'annuity-factor',
    {
      term: 'withdrawal.factor' satisfies Term,
      unit: 'factor',
      details: { type, table, timing: TIMING },
      source: sourceOf(TABLE_SOURCES[table]),
    },
    [
      ...saver(lives),
      ...(hasReversion(type) && lives.spouse !== undefined ? survivor(lives.spouse) : []),
      ...(years === undefined ? [] : [[{ term: 'withdrawal.guaranteed-years' satisfies Term, unit: 'years' }, years] as const]),
      percent('withdrawal.technical-rate', assumptions.technicalRate, rateSource),
      [
        { term: 'withdrawal.payments-per-year' satisfies Term, unit: 'count', source: sourceOf('monthly-arrears') },
        PAYMENTS_PER_YEAR,
      ],
    ],
    evaluators,
  )
}

/**
 * Gives the complete expectation of the saver's life at the start, by the contract's table. docs/decisions/07.
 *
 * @param steps with explanation, or for the figure alone
 * @param pricing lives and table
 * @example expectationOf(EXPLAINED_STEPS, pricing).value // '28.34…' at 64, born in 1964, on the mixed table
 */
export const expectationOf = <Figure>(steps: Steps<Figure>, { lives, table, evaluators }: Pricing): Figure =>
  steps.evaluated(
    'complete-expectation',
    {
      term: 'withdrawal.expectation' satisfies Term,
      unit: 'years',
      details: { table },
      source: sourceOf(TABLE_SOURCES[table]),
    },
    saver(lives),
    evaluators,
  )

/**
 * The fee and the revaluation as stated figures.
 *
 * @param steps with explanation, or for the figure alone
 * @param assumptions fee and revaluation a year, in percent
 * @example ratesOf(EXPLAINED_STEPS, { …assumptions, annuityFee: 1 }).fee.value // '0.01'
 */
export const ratesOf = <Figure>(
  { given }: Steps<Figure>,
  { annuityFee, revaluation }: Assumptions,
): { readonly fee: Figure; readonly revaluation: Figure } => ({
  fee: given(...percent('withdrawal.fee', annuityFee, 'annuity-fee', 'S-CONST-57')),
  revaluation: given(...percent('withdrawal.revaluation', revaluation, 'revaluation')),
})

/**
 * Names the month of a small annuity.
 *
 * @param monthly month of the part's annuity
 * @param threshold euros a month, as text
 * @param asOf day at which the threshold was asked for
 * @example asSmallAnnuity(month, '110', plainDate('2028-04-01')).details // { threshold: '110', date: '2028-04-01' }
 */
export const asSmallAnnuity = (monthly: Derivation, threshold: string, asOf: PlainDate): Derivation =>
  EXPLAINED_STEPS.relabelled(monthly, {
    term: 'withdrawal.small-annuity-month' satisfies Term,
    source: sourceOf('small-annuity'),
    details: { threshold, date: asOf },
  })
