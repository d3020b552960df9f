import { checkRequest, options } from '@hautelisse/domain/withdrawal'
import type { Account } from '@hautelisse/domain/accounts'
import { parseAmount, sumEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { BIRTH, TODAY } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import { canOpen } from '../stepper/index.ts'
import { flow } from './flow.ts'
import { questionOf } from './progress.ts'
import { figureKey } from './figures.ts'
import type { FigureId } from './figures.ts'
import {
  selectAnnuity,
  selectDistribution,
  selectExplanation,
  selectResults,
  selectStep,
  selectSteps,
  selectTotals,
} from './index.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

type Figure = { readonly id: FigureId; readonly amount: Euros }

/** Figures that the results show, each with the id that its explanation is asked by. */
const shownFigures = (snapshot: WithdrawalSnapshot): readonly Figure[] => {
  const results = selectResults(snapshot)
  const annuity = selectAnnuity(snapshot)
  if (results === undefined || annuity === undefined) return []
  const { plain, byAge, guaranteed, steps, reversion } = annuity
  const own = results.contracts.flatMap((row): Figure[] => {
    if (row.kind === 'unavailable') return []
    const { policy_id: policyId } = row.contract.account
    const { capitalAtStart, convertedAtStart, smallAnnuity, otherTable } = row
    return [
      ...(convertedAtStart === undefined ? [] : [{ id: { kind: 'converted', policyId } as const, amount: convertedAtStart }]),
      ...(capitalAtStart === undefined ? [] : [{ id: { kind: 'capital', policyId } as const, amount: capitalAtStart }]),
      ...(smallAnnuity === undefined ? [] : [{ id: { kind: 'small-annuity', policyId } as const, amount: smallAnnuity.monthly }]),
      ...(otherTable === undefined ? [] : [{ id: { kind: 'other-table', policyId } as const, amount: otherTable.month }]),
    ]
  })
  return [
    { id: { kind: 'capital' }, amount: results.capitalAtStart },
    ...(results.convertedAtStart === undefined ? [] : [{ id: { kind: 'converted' } as const, amount: results.convertedAtStart }]),
    ...own,
    ...[plain, ...byAge, ...guaranteed, ...steps].flatMap(({ figure, month, year }): Figure[] => [
      { id: { kind: 'annuity', figure, period: 'month' }, amount: month },
      { id: { kind: 'annuity', figure, period: 'year' }, amount: year },
    ]),
    ...(reversion === undefined
      ? []
      : [
          { id: { kind: 'spouse', figure: reversion.spouse.figure, period: 'month' } as const, amount: reversion.spouse.month },
          { id: { kind: 'reversion-price', period: 'year' } as const, amount: reversion.price.year },
        ]),
  ]
}

/**
 * Lists the figures of the results whose explanation is missing or ends in another amount, for tests.
 *
 * @param stepper running stepper; without results it shows no figure
 */
export const unexplained = ({ actor }: Stepper): readonly string[] => {
  const snapshot = actor.getSnapshot()
  return shownFigures(snapshot)
    .filter(({ id, amount }) => selectExplanation(snapshot, id)?.derivation.value !== amount.toString())
    .map(({ id }) => figureKey(id))
}

/** Amounts by contract that do not add up to the total that leads. */
const addsUp = (snapshot: WithdrawalSnapshot): boolean => {
  const results = selectResults(snapshot)
  if (results?.lead === undefined) return true
  const rows = results.contracts.flatMap((row) => (row.kind === 'available' ? [row.annuity.month] : []))
  return sumEuros(rows).equals(results.lead.month)
}

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
  const isWaiting = snapshot.matches('simulating') || snapshot.matches('askingAgain') || snapshot.matches('askingEdited')
  const says = (fault: string, isFault: boolean): string[] => (isFault ? [fault] : [])
  const totals = selectTotals(snapshot)
  return [
    ...says('contracts that do not add up to the total', !addsUp(snapshot)),
    ...says('shares that do not add up', ![0, 100].includes(totals.capitalPercent + totals.annuityPercent)),
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
      step !== undefined && step !== 'results' && !isWaiting && value !== 'remindingSchemes' && !canOpen(flow, context, step),
    ),
    ...says(
      'a stepper without exactly one current step',
      step !== undefined && selectSteps(snapshot).filter(({ state }) => state === 'current').length !== 1,
    ),
  ]
}
