import { LIFE_BARE, LIFE_EXPLAINED, type Derivation, type Label, type LifeReckoning, type Source } from '../explain/index.ts'
import type { Decimal } from '../money/index.ts'
import type { IncomeTerm, LivingTerm, Term } from './terms.ts'

/** The steps of this room's calculations, to run with explanation or for the figure alone. */
export type Steps<Figure> = LifeReckoning<Figure>

export const EXPLAINED_STEPS: Steps<Derivation> = LIFE_EXPLAINED
export const BARE_STEPS: Steps<Decimal> = LIFE_BARE

export const ASSUMED: Source = { kind: 'assumption', code: 'projection' }
export const CHOSEN: Source = { kind: 'choice', code: 'projection' }
export const LAW: Source = { kind: 'law', code: 'projection-tax' }
export const HELD: Source = { kind: 'contract', code: 'projection' }

/** Names a step of this room. */
export const label = (
  term: Term | IncomeTerm | LivingTerm,
  unit: Label['unit'],
  rule: string,
  source: Source = ASSUMED,
  details?: Label['details'],
): Label => ({ term, unit, rule, source, details })
