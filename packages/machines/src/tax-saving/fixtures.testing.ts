import { plainDate } from '@hautelisse/domain/calendar'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { explainTaxSaving, simulateTaxSaving, taxAnswer, taxSimulationCall, writeTaxSaving } from '@hautelisse/domain/tax-saving'
import type { KnownSaver, TaxAnswer, TaxRequest } from '@hautelisse/domain/tax-saving'
import { createActor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import { fakePort, settled } from '../testing/index.ts'
import type { FakePort } from '../testing/index.ts'
import type { TaxSavingInput, TaxSavingPorts } from './context.ts'
import type { TaxSavingEvent } from './events.ts'
import { selectAdjustment, selectTaxResult, selectTaxStep } from './index.ts'
import { taxSavingMachine } from './machine.ts'

/** Day of the worked case and of all named examples. */
export const TODAY = plainDate('2026-11-20')

/** What the profile of the worked case tells: a woman of 41. */
export const KNOWN: KnownSaver = { gender: 'F', birthDate: plainDate('1985-03-12') }

const fakeTaxApi = () => fakePort<TaxRequest, TaxAnswer>()

const answers = new Map<string, TaxAnswer>()

/**
 * Computes the answer that the API gives, through the wire; the same question is computed once for each day.
 *
 * @param request question
 * @param day day of the API's clock
 */
export const answerTo = (request: TaxRequest, day = TODAY): TaxAnswer => {
  const asked = JSON.stringify([request, day])
  const known =
    answers.get(asked) ??
    taxAnswer.decode(taxAnswer.encode(writeTaxSaving(simulateTaxSaving(request, day), explainTaxSaving(request, day))))
  answers.set(asked, known)
  return known
}

/** A running simulator with everything it did to the outside. */
export type Simulator = {
  readonly actor: ActorRefFrom<typeof taxSavingMachine>
  readonly api: FakePort<TaxRequest, TaxAnswer>
  readonly send: (...events: readonly TaxSavingEvent[]) => void
}

/** Makes the input of a simulator for a test: standalone, of somebody unknown. */
export const inputFor = (simulate = fakeTaxApi().port): TaxSavingInput => ({
  variant: 'standalone',
  ports: { simulate, clock: { today: () => TODAY }, loadTables: loadMortalityTables, print: () => {} },
})

/**
 * Starts a simulator for a test.
 *
 * @param input what differs from the standalone variant of somebody unknown
 * @param ports ports that differ
 */
export const startSimulator = (
  input: Partial<Omit<TaxSavingInput, 'ports'>> = {},
  ports: Partial<TaxSavingPorts> = {},
): Simulator => {
  const api = fakeTaxApi()
  const given = inputFor(api.port)
  const actor = createActor(taxSavingMachine, { input: { ...given, ...input, ports: { ...given.ports, ...ports } } }).start()
  const send = (...events: readonly TaxSavingEvent[]): void => {
    for (const event of events) actor.send(event)
  }
  return { actor, api, send }
}

export const NEXT = { type: 'nextRequested' } as const

/** Gender and age of the worked case. */
export const WHO: readonly TaxSavingEvent[] = [
  { type: 'genderChosen', gender: 'F' },
  NEXT,
  { type: 'ageTyped', text: '41' },
  NEXT,
]

/** From the marital status to the call: alone, no children, 5 000 € a month. */
export const HOUSEHOLD: readonly TaxSavingEvent[] = [
  { type: 'maritalStatusChosen', status: 'CE' },
  NEXT,
  NEXT,
  { type: 'amountTyped', field: 'monthly_income', text: '5 000' },
  NEXT,
]

/** Types an amount of the adjustment. */
export const paying = (text: string): TaxSavingEvent => ({ type: 'amountTyped', field: 'allocated_amount', text })

/**
 * Answers the call that a simulator waits for, as the API does.
 *
 * @param simulator simulator that waits
 * @param day day of the API's clock
 */
export const finish = async ({ api }: Simulator, day?: PlainDate): Promise<void> => {
  const [request] = api.waiting()
  if (request !== undefined) api.answer(answerTo(request, day))
  await settled()
}

/**
 * Starts a simulator and leads it to the results of the worked case.
 *
 * @param input what differs from the standalone variant of somebody unknown
 * @param ports ports that differ
 */
export const startAtResults = async (
  input: Partial<Omit<TaxSavingInput, 'ports'>> = {},
  ports: Partial<TaxSavingPorts> = {},
): Promise<Simulator> => {
  const simulator = startSimulator(input, ports)
  simulator.send(...(input.saver === undefined ? WHO : []), ...HOUSEHOLD)
  await finish(simulator)
  return simulator
}

/** Step on the screen. */
export const stepOf = ({ actor }: Simulator) => selectTaxStep(actor.getSnapshot())

/** The adjustment, which must be there. */
export const adjustmentOf = ({ actor }: Simulator) => {
  const view = selectAdjustment(actor.getSnapshot())
  if (view === undefined) throw new Error('no adjustment')
  return view
}

/** The result, which must be there. */
export const resultOf = ({ actor }: Simulator) => {
  const view = selectTaxResult(actor.getSnapshot())
  if (view === undefined) throw new Error('no result')
  return view
}

/** A failure of the simulation call. */
export const failure = (code = 'ERR_INTERNAL', fields: ApiFailure['fields'] = []) =>
  new ApiFailure({ code, call: taxSimulationCall.name, fields })

/** The adjustment in monthly payments. */
export const monthly = { type: 'periodicityChosen', periodicity: 'monthly' } as const

/** The adjustment in one go. */
export const once = { type: 'periodicityChosen', periodicity: 'one_shot' } as const
