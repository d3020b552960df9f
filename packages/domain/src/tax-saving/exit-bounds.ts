import type { Euros } from '../money/index.ts'
import { exitOf } from './exit.ts'
import { exitRates, type ExitQuestion, type ExitTerms } from './exit-model.ts'

/** What is left of a payment at the exit, at the highest rate of the scale and at the lowest. */
export type ExitBounds = { readonly least: Euros; readonly most: Euros }

/**
 * Says between which amounts a payment would leave something at the exit in one go, whatever marginal rate applies then: none is chosen for the saver.
 *
 * Rule TS-09, docs/rules/tax-saving.md.
 *
 * @param question payment and ages, without a rate
 * @param terms day of the law
 * @returns nothing without a payment
 * @example exitBounds({ payment: euros(5400), deducted: euros(5400), saving: euros(1620), age: 41, exitAge: 64 }, { asOf })?.most // 7 537,07 €
 */
export const exitBounds = (question: Omit<ExitQuestion, 'rate'>, { asOf }: ExitTerms): ExitBounds | undefined => {
  const rates = exitRates(asOf)
  const [lowest, highest] = [rates[0], rates.at(-1)]
  if (lowest === undefined || highest === undefined) return undefined
  const most = exitOf('capital', { ...question, rate: lowest }, { asOf })?.net
  const least = exitOf('capital', { ...question, rate: highest }, { asOf })?.net
  return most && least && { least, most }
}
