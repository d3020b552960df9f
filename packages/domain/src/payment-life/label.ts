import { given, type Derivation, type Label } from '../explain/index.ts'
import { Decimal } from '../money/index.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

const PERCENT = 100

/** Label of an amount in euros. */
export const amountLabel = (term: Term, source: SourceCode, rule: string): Label => ({
  term,
  unit: 'eur',
  source: sourceOf(source),
  rule,
})

/** States a share of 1. */
export const shareOf = (term: Term, share: Decimal, source: SourceCode): Derivation =>
  given({ term, unit: 'rate', source: sourceOf(source) }, share)

/** States a share from percent. */
export const percentOf = (term: Term, percent: number, source: SourceCode): Derivation =>
  shareOf(term, new Decimal(percent).dividedBy(PERCENT), source)
