import { fc, test } from '@fast-check/vitest'
import { transmissionSimulationCall } from '@hautelisse/domain/transmission'
import type { TransmissionAnswer, TransmissionRequest } from '@hautelisse/domain/transmission'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { expect, it } from 'vitest'
import { blow, stepperPaths, stepperStorm } from '../testing/index.ts'
import type { StepperMove } from '../testing/index.ts'
import type { TransmissionEvent } from './events.ts'
import { answerTo, ASKER, COUPLE, ENTER, failure, HOME, NEXT, startSimulator, TODAY } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { flow, requestOn } from './flow.ts'
import { selectIsAsking, selectPlace, selectResult, selectScreen, selectStep, selectSteps } from './index.ts'
import type { TransmissionSnapshot } from './index.ts'
import { transmissionMachine } from './machine.ts'

/** What is wrong with a simulator: a sound one has nothing wrong at any moment. */
const faultsOf = ({ actor, api, removed }: Simulator): readonly string[] => {
  const snapshot = actor.getSnapshot()
  const says = (fault: string, isFault: boolean): string[] => (isFault ? [fault] : [])
  const result = selectResult(snapshot)
  const step = selectStep(snapshot)
  const requests = (['heirs', 'patrimony', 'life-insurances'] as const).map((one) => requestOn(snapshot.context, one))
  return [
    ...says('more than one call', api.waiting().length + removed.waiting().length > 1),
    ...says('a call and its state differ', (api.waiting().length === 1) !== selectIsAsking(snapshot)),
    ...says('results without an answer', step === 'results' && selectScreen(snapshot) === 'steps' && result === undefined),
    ...says(
      'a step of the history outside the steps',
      (selectPlace(snapshot) === undefined) !== (selectScreen(snapshot) !== 'steps'),
    ),
    ...says('not one current step', selectSteps(snapshot).filter(({ state }) => state === 'current').length > 1),
    ...says(
      'a question that the server refuses',
      selectIsAsking(snapshot) && requests.some((request) => !transmissionSimulationCall.request.safeEncode(request).success),
    ),
  ]
}

type Move = StepperMove<TransmissionSnapshot, Simulator>

const asked = (event: TransmissionEvent): Move => ({ event: () => event, happen: ({ send }) => send(event) })

/** Answers that were computed: most paths ask the same. */
const answers = new Map<string, TransmissionAnswer>()
const answerOnce = (request: TransmissionRequest): TransmissionAnswer => {
  const key = JSON.stringify(request)
  const answer = answers.get(key) ?? answerTo(request)
  answers.set(key, answer)
  return answer
}

const CALLS = {
  submittingHeirs: ['heirs', 'simulate'],
  submittingPatrimony: ['patrimony', 'simulate'],
  submittingLifeInsurances: ['life-insurances', 'simulate'],
} as const

const reported = (at: keyof typeof CALLS, kind: 'done' | 'error'): Move => ({
  event: (snapshot) => {
    if (!snapshot.matches({ asking: at })) return undefined
    const type = `xstate.${kind}.actor.0.transmission.asking.${at}`
    return kind === 'done'
      ? { type, output: answerOnce(requestOn(snapshot.context, CALLS[at][0])) }
      : { type, error: failure('NETWORK') }
  },
  happen: ({ api }) => {
    const [request] = api.waiting()
    if (request === undefined) return
    if (kind === 'done') api.answer(answerOnce(request))
    else api.refuse(failure('NETWORK'))
  },
})

const DELETING = 'xstate.done.actor.0.transmission.asking.showingResults.deleting'
const MOVES: readonly Move[] = [
  ...ENTER.map((event) => asked(event)),
  asked({ type: 'noticeRefused' }),
  asked(COUPLE),
  asked({ type: 'heirsChanged', change: { has_testament: true } }),
  asked({ type: 'patrimonyChanged', change: { owner_home: true } }),
  asked({ type: 'amountTyped', field: 'home_value', text: '900 000' }),
  asked(NEXT),
  asked({ type: 'previousRequested' }),
  asked({ type: 'retryRequested' }),
  asked({ type: 'explanationClosed' }),
  asked({ type: 'secondRequested' }),
  asked({ type: 'deletionRequested' }),
  asked({ type: 'deletionConfirmed' }),
  asked({ type: 'deletionCancelled' }),
  ...(Object.keys(CALLS) as readonly (keyof typeof CALLS)[]).flatMap((at) => [reported(at, 'done'), reported(at, 'error')]),
  {
    event: (snapshot) =>
      snapshot.matches({ asking: { showingResults: 'deleting' } }) ? { type: DELETING, output: 'OK' } : undefined,
    happen: ({ removed }) => removed.answer('OK'),
  },
]

const keyOf = ({ value, context: { form, step, result, failure: failed, attempted, run } }: TransmissionSnapshot): string =>
  JSON.stringify([
    value,
    step,
    form.heirs.has_testament,
    form.heirs.children,
    form.patrimony.owner_home,
    form.patrimony.home_value.text,
    result !== undefined,
    failed?.code,
    attempted,
    Math.min(run, 2),
  ])

it('[TRANS-36] [TRANS-38] the shortest path to every state is walked, the simulator sound at each of its states', async () => {
  const walked = await stepperPaths(transmissionMachine, flow, {
    input: { asker: ASKER, ports: startSimulator().actor.getSnapshot().context.ports },
    moves: MOVES,
    keyOf,
    start: () => startSimulator(),
    faultsOf,
    paths: 'shortest',
  })
  expect(walked.faults).toEqual([])
  expect(walked.states).toEqual([
    '"introducing"',
    '"noticing"',
    '{"asking":"askingHeirs"}',
    '{"asking":"askingLifeInsurances"}',
    '{"asking":"askingPatrimony"}',
    '{"asking":"explaining"}',
    '{"asking":"showingSecond"}',
    '{"asking":"submittingHeirs"}',
    '{"asking":"submittingLifeInsurances"}',
    '{"asking":"submittingPatrimony"}',
    '{"asking":{"showingResults":"confirmingDeletion"}}',
    '{"asking":{"showingResults":"deleting"}}',
    '{"asking":{"showingResults":"settled"}}',
  ])
}, 60_000)

const texts = fc.constantFrom('', '0', '2', '21', '-1', 'deux', '65', '17')
const amounts = fc.constantFrom('', '0', '1 234,50', '12.5', '-3', 'abc', '99999999999999', '120')
const rows = fc.nat({ max: 2 })

const events: fc.Arbitrary<TransmissionEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<TransmissionEvent>(NEXT, ...ENTER, COUPLE, ...HOME) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<TransmissionEvent>(
      { type: 'previousRequested' },
      { type: 'retryRequested' },
      { type: 'noticeRefused' },
      { type: 'explanationClosed' },
      { type: 'deletionRequested' },
      { type: 'deletionCancelled' },
      { type: 'goodAdded' },
      { type: 'contractAdded' },
      { type: 'supposedCleared' },
      { type: 'secondRequested' },
      { type: 'simulatorRequested' },
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .record(
        {
          has_testament: fc.constantFrom(true, false, null),
          family_situation: fc.constantFrom('single', 'spouse', 'pacs', 'other', ''),
          has_spouse_donation: fc.boolean(),
          children: texts,
          has_same_parents: fc.constantFrom(true, false, null),
          spouse_age: texts,
          parents: fc.constantFrom(0, 1, 2),
          siblings: texts,
        },
        { requiredKeys: [] },
      )
      .map((change): TransmissionEvent => ({ type: 'heirsChanged', change })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ owner_home: fc.boolean(), has_other_patrimony: fc.boolean() }, { requiredKeys: [] })
      .map((change): TransmissionEvent => ({ type: 'patrimonyChanged', change })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.oneof(
          fc.constantFrom('home_value' as const, 'home_percentage' as const, 'passif' as const),
          rows.map((id) => `other_goods.${id}.amount` as const),
          rows.map((id) => `other_goods.${id}.rate` as const),
          rows.map((id) => `contracts.${id}.amount` as const),
          fc.constantFrom('second.own' as const, 'second.spent' as const),
        ),
        amounts,
        fc.boolean(),
      )
      .map(([field, text, pasted]): TransmissionEvent => ({ type: 'amountTyped', field, text, pasted })),
  },
  { weight: 2, arbitrary: fc.boolean().map((on): TransmissionEvent => ({ type: 'lifeSwitched', on })) },
  { weight: 1, arbitrary: rows.map((id): TransmissionEvent => ({ type: 'goodTypeChosen', id, good: 'others' as const })) },
  { weight: 1, arbitrary: rows.map((id): TransmissionEvent => ({ type: 'contractRemoved', id })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('1', '2', '3', '9'), fc.boolean())
      .map(([policyId, on]): TransmissionEvent => ({ type: 'planSwitched', policyId, on })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('stepRequested' as const, 'historyMoved' as const),
        fc.constantFrom('heirs' as const, 'patrimony' as const, 'life-insurances' as const, 'results' as const),
      )
      .map(([type, step]): TransmissionEvent => ({ type, step })),
  },
)

const gusts = stepperStorm(events, {
  rushes: fc.constant([...ENTER, COUPLE, NEXT]),
  codes: ['NETWORK', 'ERR_INVALID', 'ERR_INTERNAL'],
  paths: ['', 'heirs.spouse_age', 'patrimony.home_value', 'elsewhere'],
})

test.prop([gusts], SLOW)(
  '[TRANS-38] [TRANS-50] whatever happens, the simulator stays sound',
  async (storm) => {
    const simulator = startSimulator()
    for (const gust of storm) {
      await blow(gust, simulator, answerTo)
      expect(faultsOf(simulator)).toEqual([])
    }
    simulator.actor.stop()
  },
  60_000,
)

it('the day of the death is that on which the simulator was opened', () => {
  expect(startSimulator().actor.getSnapshot().context.today).toBe(TODAY)
})
