import { loadMortalityTables } from '@hautelisse/domain/mortality'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import { taxSimulationCall, VARIANTS } from '@hautelisse/domain/tax-saving'
import type { Variant } from '@hautelisse/domain/tax-saving'
import { describe, expect, inject, it } from 'vitest'
import { ApiFailure } from '../api/index.ts'
import { stepperPaths } from '../testing/index.ts'
import type { StepperMove } from '../testing/index.ts'
import type { TaxSavingEvent } from './events.ts'
import { answerTo, inputFor, KNOWN, paying, startSimulator } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { flow } from './flow.ts'
import { faultsOf } from './invariant.testing.ts'
import { taxSavingMachine } from './machine.ts'
import { questionIn } from './progress.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

declare module 'vitest' {
  interface ProvidedContext {
    isAll: boolean
  }
}

const tables = await loadMortalityTables()

/** Tables that come, or do not, when the test says so. */
const heldTables = () => {
  let waiting: { readonly resolve: (tables: MortalityTables) => void; readonly reject: (error: unknown) => void } | undefined
  return {
    load: () => new Promise<MortalityTables>((resolve, reject) => (waiting = { resolve, reject })),
    come: () => waiting?.resolve(tables),
    fail: () => waiting?.reject(new Error('offline')),
  }
}

type Run = Simulator & { readonly held: ReturnType<typeof heldTables> }

/** What happens, with a name by which some is left out far from the results. */
type Move = StepperMove<TaxSavingSnapshot, Run> & { readonly type: string }

const asked = (event: TaxSavingEvent): Move => ({
  type: JSON.stringify(event),
  event: () => event,
  happen: ({ send }) => send(event),
})

const isIn = ({ value }: TaxSavingSnapshot, place: string): boolean =>
  place === 'simulating' ? value.stepper === place : JSON.stringify(value.stepper).includes(place) || value.exit === place

const ACTORS = {
  simulating: 'stepper.simulating',
  updating: 'stepper.showingResults.updating',
  loadingTables: 'exit.loadingTables',
} as const

const reported = (
  place: keyof typeof ACTORS,
  end: 'done' | 'error',
  data: (snapshot: TaxSavingSnapshot) => object,
  happen: Move['happen'],
): Move => ({
  type: `${place} ${end} ${JSON.stringify(end === 'error' ? happen.name : '')}`,
  event: (snapshot) =>
    isIn(snapshot, place)
      ? Object.assign({ type: `xstate.${end}.actor.0.taxSaving.${ACTORS[place]}` }, data(snapshot))
      : undefined,
  happen,
})

const answer = ({ api }: Run): void => {
  const [request] = api.waiting()
  if (request !== undefined) api.answer(answerTo(request))
}
const output = ({ context }: TaxSavingSnapshot) => {
  const request = questionIn(context)
  return { output: { request, answer: answerTo(request) } }
}
const NETWORK = new ApiFailure({ code: 'NETWORK', call: taxSimulationCall.name })
const REFUSED = new ApiFailure({
  code: 'ERR_INVALID',
  call: taxSimulationCall.name,
  fields: [{ path: 'marital_status', code: 'wrong' }],
})
const drop = ({ api }: Run): void => api.refuse(NETWORK)
const refuse = ({ api }: Run): void => api.refuse(REFUSED)

const MOVES: readonly Move[] = [
  asked({ type: 'genderChosen', gender: 'F' }),
  asked({ type: 'ageTyped', text: '41' }),
  asked({ type: 'ageTyped', text: '17' }),
  asked({ type: 'maritalStatusChosen', status: 'CE' }),
  asked({ type: 'amountTyped', field: 'monthly_income', text: '5 000' }),
  asked(paying('100')),
  asked({ type: 'periodicityChosen', periodicity: 'monthly' }),
  asked({ type: 'nextRequested' }),
  asked({ type: 'previousRequested' }),
  asked({ type: 'retryRequested' }),
  asked({ type: 'updateRequested' }),
  asked({ type: 'restartRequested' }),
  asked({ type: 'stepRequested', step: 'results' }),
  asked({ type: 'exitOpened' }),
  asked({ type: 'exitFormChosen', form: 'annuity' }),
  asked({ type: 'exitFormChosen', form: 'capital' }),
  reported('simulating', 'done', output, answer),
  reported('simulating', 'error', () => ({ error: NETWORK }), drop),
  reported('simulating', 'error', () => ({ error: REFUSED }), refuse),
  reported('updating', 'done', output, answer),
  reported('updating', 'error', () => ({ error: NETWORK }), drop),
  reported(
    'loadingTables',
    'done',
    () => ({ output: tables }),
    ({ held }) => held.come(),
  ),
  reported(
    'loadingTables',
    'error',
    () => ({ error: new Error('offline') }),
    ({ held }) => held.fail(),
  ),
]

const keyOf = ({ value, context: { form, shown, result, failure, tables: known } }: TaxSavingSnapshot): string =>
  JSON.stringify([
    value,
    form.gender,
    form.client_age,
    form.marital_status,
    form.monthly_income.text,
    form.allocated_amount.text,
    shown,
    result?.request.allocated_amount,
    failure?.code,
    known !== undefined,
  ])

/** The other end is walked from the first results alone: everywhere else it is the same. Who types while a call runs is met by the storms. */
const isNear = (snapshot: TaxSavingSnapshot, { type }: Move): boolean => {
  if (type.includes('"exit'))
    return typeof snapshot.value.stepper === 'object' && snapshot.context.form.allocated_amount.text === ''
  return !isIn(snapshot, 'updating') || !(type.includes('allocated_amount') || type.includes('periodicityChosen'))
}

const near = (move: Move): Move => ({ ...move, event: (snapshot) => (isNear(snapshot, move) ? move.event(snapshot) : undefined) })

/** Many walks share one test: on a busy machine they take longer than a test usually may. */
const WALKS_MS = 60_000

const STATES = [
  '"askingAge"',
  '"askingChildren"',
  '"askingGender"',
  '"askingIncome"',
  '"askingStatus"',
  '"simulating"',
  '{"showingResults":"settled"}',
  '{"showingResults":"updating"}',
]

/** Each variant with a saver who is known or not, in turn; with both in `npm run test:all`. */
const RUNS = VARIANTS.flatMap((variant, at): readonly (readonly [Variant, boolean])[] =>
  [false, true].filter((isKnown) => inject('isAll') || isKnown === (at % 2 === 1)).map((isKnown) => [variant, isKnown]),
)

describe.each(RUNS)('the shortest path to every state of the variant %s, with a known saver: %s', (variant, isKnown) => {
  const differing = { variant, ...(isKnown ? { saver: KNOWN } : {}) }

  it(
    '[TAX-08] [TAX-24] [TAX-25] [TAX-40] [TAX-41] [TAX-42] [TAX-43] [TAX-49] [TAX-57] is walked, the simulator sound at each of its states',
    async () => {
      const walked = await stepperPaths(taxSavingMachine, flow, {
        input: { ...inputFor(), ...differing },
        moves: MOVES.map(near),
        keyOf,
        start: () => {
          const held = heldTables()
          return { ...startSimulator(differing, { loadTables: held.load }), held }
        },
        faultsOf,
        paths: 'shortest',
      })
      const places = new Set(
        walked.states.map((state) => JSON.stringify((JSON.parse(state) as TaxSavingSnapshot['value']).stepper)),
      )
      expect([walked.faults, [...places].toSorted()]).toEqual([[], STATES])
    },
    WALKS_MS,
  )
})
