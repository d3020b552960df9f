import { simulateCall } from '@hautelisse/domain/withdrawal'
import { describe, expect, it } from 'vitest'
import { getSimplePaths } from 'xstate/graph'
import { ApiFailure } from '../api/index.ts'
import { settled } from '../testing/index.ts'
import { FIGURES, inputFor, ONE, SEVERAL, startStepper } from './fixtures.ts'
import type { Stepper } from './fixtures.ts'
import type { WithdrawalEvent } from './events.ts'
import { faultsOf } from './invariant.ts'
import { withdrawalMachine } from './machine.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/** Something that can happen: as the graph knows it, and as it comes about between a running machine and its ports. */
type Move = { readonly event: { readonly type: string }; readonly happen: (stepper: Stepper) => void }

const asked = (event: WithdrawalEvent): Move => ({ event, happen: ({ send }) => send(event) })

const REFUSED = [{ path: 'retirement_age', code: 'age-out-of-range' }]

const CALLS = ['simulating', 'askingAgain'] as const

const reported = (end: 'done' | 'error', data: object, happen: Move['happen']): readonly Move[] =>
  CALLS.map((state) => ({ event: Object.assign({ type: `xstate.${end}.actor.0.withdrawal.${state}` }, data), happen }))

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
  ...reported('done', { output: FIGURES }, ({ api }) => api.answer(FIGURES)),
  ...failed('NETWORK'),
  ...failed('ERR_INVALID', REFUSED),
]

const keyOf = ({ value, context: { form, result, failure } }: WithdrawalSnapshot): string =>
  JSON.stringify([value, form.retirement_age, form.annuity_type, result !== undefined, failure?.code])

/** Hundreds of walks share one test: on a busy machine they take longer than a test usually may. */
const WALKS_MS = 60_000

const ALWAYS = ['remindingSchemes', 'choosingAge', 'choosingReversion', 'distributing', 'simulating', 'showingResults', 'leaving']

describe.each([
  ['one contract', ONE, ALWAYS],
  ['several contracts', SEVERAL, [...ALWAYS, 'askingAgain', 'choosingOption']],
  ['no contract', [], ['noEligibleAccount', 'leaving']],
] as const)('every simple path of the graph with %s', (_, accounts, reached) => {
  const paths = getSimplePaths(withdrawalMachine, {
    input: inputFor(accounts),
    // The graph also takes the events by which the call reports, which no caller sends.
    events: MOVES.map(({ event }) => event) as unknown as readonly WithdrawalEvent[],
    serializeState: keyOf,
    stopWhen: ({ status }) => status === 'done',
  })

  it(
    '[MRM-10] [MRM-11] [MRM-80] [MRM-83] is walked with its states in their order, the context valid at each',
    async () => {
      const seen = new Set<string>()
      for (const { steps } of paths) {
        const stepper = startStepper(accounts)
        for (const { event, state } of steps) {
          MOVES.find((move) => move.event === event)?.happen(stepper)
          await settled()
          const snapshot = stepper.actor.getSnapshot()
          expect(keyOf(snapshot)).toBe(keyOf(state))
          expect(faultsOf(stepper, accounts)).toEqual([])
          seen.add(snapshot.value)
        }
        const answered = steps.filter(({ event }) => event.type.startsWith('xstate.done.actor.0.withdrawal.simulating')).length
        expect(stepper.tags).toHaveLength(answered)
        stepper.actor.stop()
        expect(stepper.api.waiting()).toEqual([])
      }
      expect([...seen].toSorted()).toEqual([...reached].toSorted())
    },
    WALKS_MS,
  )
})
