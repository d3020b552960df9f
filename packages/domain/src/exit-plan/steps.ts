import type { Label, Reckoning } from '../explain/index.ts'
import { Decimal } from '../money/index.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'
import type { Units, YearGround } from './year.ts'

const CENTS = 100

/** What a figure of a plan is called. */
export const label = (
  term: Term,
  source: SourceCode,
  rule: string,
  more: { readonly unit?: Label['unit']; readonly details?: Label['details'] } = {},
): Label => ({ term, unit: more.unit ?? 'eur', source: sourceOf(source), rule, details: more.details })

/** A year whose figures are reckoned in one of two ways. */
export type Case<Figure> = { readonly r: Reckoning<Figure>; readonly year: YearGround; readonly units: Units }

/** States an amount of cents. */
export const euro = <Figure>({ r }: Case<Figure>, cents: number, named: Label): Figure =>
  r.given(named, new Decimal(cents).dividedBy(CENTS))

/** States a rate of the law. */
export const rate = <Figure>(
  { r }: Case<Figure>,
  share: Decimal,
  term: Term,
  source: SourceCode,
  details?: Label['details'],
): Figure => r.given(label(term, source, 'BEY-41', { unit: 'rate', details }), share)

/** How the law taxes an annuity, by what it was bought with. */
export type Regime = keyof YearGround['annuities']
export const REGIMES = ['deducted', 'bought', 'mandatory'] as const satisfies readonly Regime[]

/** States the annuity of a year. */
export const annuityOf = <Figure>(known: Case<Figure>, regime: Regime): Figure =>
  euro(known, known.year.annuities[regime], label('exit-plan.annuity', 'exit-choice', 'BEY-42', { details: { regime } }))
