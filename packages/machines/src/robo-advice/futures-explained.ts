import type { Derivation } from '@hautelisse/domain/explain'
import { explainFuture } from '@hautelisse/domain/robo-advice'
import { projectionInput } from './futures-context.ts'
import type { FuturesSnapshot } from './futures-select.ts'

/** Explanation of the figure that is open, as it is shown: in euros of its year, or of today. */
export const selectExplainedFuture = ({ context }: FuturesSnapshot): Derivation | undefined => {
  const { opened, years, isReal } = context
  if (opened === undefined) return undefined
  const { of, figure, after } = opened
  return explainFuture(projectionInput(context), { of, figure, after: after === 'end' ? years : Math.min(after, years), isReal })
}
