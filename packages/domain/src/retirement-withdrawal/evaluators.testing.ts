import type { Evaluators } from '../explain/index.ts'

const none = (): never => {
  throw new Error('no step of a withdrawal is computed by another room')
}

/** Evaluators of calculations that are plain arithmetic. */
export const NO_EVALUATORS: Evaluators = { 'annuity-factor': none, 'complete-expectation': none }
