import { simulateCall } from '@hautelisse/domain/withdrawal'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/index.ts'
import { stepperPaths } from '../testing/index.ts'
import type { StepperMove } from '../testing/index.ts'
import { FIGURES, inputFor, ONE, SEVERAL, startStepper } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import type { WithdrawalEvent } from './events.ts'
import { flow } from './flow.ts'
import { faultsOf } from './invariant.testing.ts'
import { withdrawalMachine } from './machine.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

type Move = StepperMove<WithdrawalSnapshot, Stepper>

const asked = (event: WithdrawalEvent): Move => ({ event: () => event, happen: ({ send }) => send(event) })

const REFUSED = [{ path: 'retirement_age', code: 'age-out-of-range' }]

const CALLS = ['simulating', 'askingAgain'] as const

const reported = (end: 'done' | 'error', data: object, happen: Move['happen']): readonly Move[] =>
  CALLS.map((state) => ({
    event: ({ value }) =>
      value === state ? Object.assign({ type: `xstate.${end}.actor.0.withdrawal.${state}` }, data) : undefined,
    happen,
  }))

const failed = (code: string, fields: typeof REFUSED = []): readonly Move[] => {
  const failure = new ApiFailure({ code, call: simulateCall.name, fields })
  return reported('error', { error: failure }, ({ api }) => api.refuse(failure))
}

const MOVES: readonly Move[] = [
  asked({ type: 'nextRequested' }),
  asked({ type: 'previousRequested' }),
  asked({ type: 'ageTyped', text: '64' }),
  asked({ type: 'optionChosen', option: 'RV_NR' }),
  asked({ type: 'modifyRequested' }),
  asked({ type: 'printRequested' }),
  asked({ type: 'retryRequested' }),
  asked({ type: 'stepRequested', step: 'age' }),
  asked({ type: 'stepRequested', step: 'results' }),
  asked({ type: 'homeRequested' }),
  asked({ type: 'marginalRateChosen', rate: 11 }),
  asked({ type: 'pensionChargesChosen', rate: 8.4 }),
  asked({ type: 'todaysEurosSwitched', isOn: true }),
  ...reported('done', { output: FIGURES }, ({ api }) => api.answer(FIGURES)),
  ...failed('NETWORK'),
  ...failed('ERR_INVALID', REFUSED),
]

const keyOf = ({ value, context: { form, result, failure } }: WithdrawalSnapshot): string =>
  JSON.stringify([value, form.retirement_age, form.annuity_type, result !== undefined, failure?.code])

const isFirstAnswer = (type: string): boolean => type.startsWith('xstate.done.actor.0.withdrawal.simulating')

/** Hundreds of walks share one test: on a busy machine they take longer than a test usually may. */
const WALKS_MS = 60_000

const ALWAYS = ['remindingSchemes', 'choosingAge', 'choosingReversion', 'distributing', 'simulating', 'showingResults', 'leaving']

describe.each([
  ['one contract', ONE, ALWAYS],
  ['several contracts', SEVERAL, [...ALWAYS, 'askingAgain', 'choosingOption']],
  ['no contract', [], ['noEligibleAccount', 'leaving']],
] as const)('every simple path of the graph with %s', (_, accounts, reached) => {
  it(
    '[MRM-10] [MRM-11] [MRM-80] [MRM-83] is walked with its states in their order, the context valid at each',
    async () => {
      const walked = await stepperPaths(withdrawalMachine, flow, {
        input: inputFor(accounts),
        moves: MOVES,
        keyOf,
        start: () => startStepper(accounts),
        faultsOf: (stepper) => faultsOf(stepper, accounts),
        faultsOfPath: ({ tags }, types) => (tags.length === types.filter(isFirstAnswer).length ? [] : ['not counted once']),
        paths: 'simple',
      })
      expect(walked).toEqual({ faults: [], states: reached.map((state) => JSON.stringify(state)).toSorted() })
    },
    WALKS_MS,
  )
})
