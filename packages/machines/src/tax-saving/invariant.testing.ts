import { taxRequest } from '@hautelisse/domain/tax-saving'
import { isOfExit } from './figures.ts'
import type { Simulator } from './fixtures.testing.ts'
import {
  selectAdjustment,
  selectComparison,
  selectExit,
  selectIsAsking,
  selectTaxErrors,
  selectTaxExplanation,
  selectTaxResult,
  selectTaxStep,
  selectTaxSteps,
} from './index.ts'
import { canOpen } from '../stepper/index.ts'
import { flow } from './flow.ts'
import { questionOf } from './progress.ts'

/**
 * Lists what is wrong with a simulator, for tests: a sound one has nothing wrong at any moment.
 *
 * @param simulator running simulator
 */
export const faultsOf = ({ actor, api }: Simulator): readonly string[] => {
  const snapshot = actor.getSnapshot()
  const { context, value } = snapshot
  const question = questionOf(context)
  const result = selectTaxResult(snapshot)
  const adjustment = selectAdjustment(snapshot)
  const step = selectTaxStep(snapshot)
  const exit = selectExit(snapshot)
  const says = (fault: string, isFault: boolean): string[] => (isFault ? [fault] : [])
  const isShown = typeof value.stepper === 'object'
  return [
    ...says('more than one call', api.waiting().length > 1),
    ...says('a call and its state differ', (api.waiting().length === 1) !== selectIsAsking(snapshot)),
    ...says('results without an answer', isShown && result === undefined),
    ...says('a result that does not add up', result !== undefined && !result.saving.plus(result.effort).equals(result.payment)),
    ...says(
      'a page that disagrees with the answer',
      adjustment?.preview !== undefined && !adjustment.isStale && !adjustment.preview.saving.equals(result?.saving ?? -1),
    ),
    ...says(
      'an explanation that ends elsewhere',
      result !== undefined && selectTaxExplanation(snapshot, 'saving')?.value !== result.saving.toString(),
    ),
    ...says('a question that the server refuses', question !== undefined && !taxRequest.safeEncode(question).success),
    ...says(
      'a step whose steps before do not hold',
      !isShown &&
        value.stepper !== 'simulating' &&
        step !== 'gender' &&
        !canOpen(flow, context, step) &&
        context.form.gender !== '',
    ),
    ...says('not exactly one current step', selectTaxSteps(snapshot).filter(({ state }) => state === 'current').length !== 1),
    ...says('more than three variants', selectComparison(snapshot).variants.length > 3),
    ...says(
      'an exit without its figures',
      exit?.state === 'open' &&
        exit.rate !== undefined &&
        (adjustment?.preview ?? result)?.payment.greaterThan(0) === true &&
        exit.exit === undefined,
    ),
    ...says('a calculation that is open beside no result', context.openedFigure !== undefined && !isShown),
    ...says('a figure of the exit that is open beside none', isOfExit(context.openedFigure) && exit?.state !== 'open'),
    ...says('errors of another step', selectTaxErrors(snapshot).length > 0 && value.stepper === 'simulating'),
  ]
}
