import { checkRequest, options } from '@hautelisse/domain/withdrawal'
import type { Account } from '@hautelisse/domain/accounts'
import { parseAmount } from '@hautelisse/domain/money'
import { BIRTH, TODAY } from './fixtures.ts'
import type { Stepper } from './fixtures.ts'
import { canReturnTo, questionOf } from './progress.ts'
import { selectDistribution, selectResults, selectStep, selectSteps } from './index.ts'

/**
 * Lists what is wrong with a stepper, for tests: a sound one has nothing wrong at any moment.
 *
 * @param stepper running stepper
 * @param accounts accounts of the saver
 */
export const faultsOf = ({ actor, api }: Stepper, accounts: readonly Account[]): readonly string[] => {
  const snapshot = actor.getSnapshot()
  const { context, value } = snapshot
  const { form, result } = context
  const question = questionOf(context)
  const step = selectStep(snapshot)
  const fields = form.distribution.flatMap(({ capital, annuity }) => [capital, annuity])
  const rows = selectDistribution(snapshot).flatMap((contract) => contract.rows)
  const isWaiting = value === 'simulating'
  const says = (fault: string, isFault: boolean): string[] => (isFault ? [fault] : [])
  return [
    ...says(
      'an option that "reversible?" excludes',
      form.annuity_type !== null && !options(form.reversible).includes(form.annuity_type),
    ),
    ...says(
      'a text and its amount differ',
      fields.some(({ text, parsed }) => JSON.stringify(parseAmount(text)) !== JSON.stringify(parsed)),
    ),
    ...says(
      'a slider off its bar',
      rows.some(({ capitalCents, balanceCents }) => capitalCents < 0 || capitalCents > balanceCents),
    ),
    ...says('a stale result', result !== undefined && JSON.stringify(result.request) !== JSON.stringify(question)),
    ...says('results without an answer', value === 'showingResults' && selectResults(snapshot) === undefined),
    ...says('more than one call', api.waiting().length > 1),
    ...says('a call and its state differ', (api.waiting().length === 1) !== isWaiting),
    ...says(
      'a question that the server refuses',
      question !== undefined && checkRequest({ request: question, accounts, birthDate: BIRTH, asOf: TODAY }).length > 0,
    ),
    ...says(
      'a step whose steps before do not hold',
      step !== undefined && step !== 'results' && !isWaiting && value !== 'remindingSchemes' && !canReturnTo(context, step),
    ),
    ...says(
      'a stepper without exactly one current step',
      step !== undefined && selectSteps(snapshot).filter(({ state }) => state === 'current').length !== 1,
    ),
  ]
}
