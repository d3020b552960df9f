import type { Label } from '../explain/index.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** Label of an amount in euros. */
export const amountLabel = (term: Term, source?: SourceCode, rule?: string): Label => ({
  term,
  unit: 'eur',
  source: source && sourceOf(source),
  rule,
})

/** Label of a share. */
export const shareLabel = (term: Term, source: SourceCode, rule?: string): Label => ({
  term,
  unit: 'rate',
  source: sourceOf(source),
  rule,
})
