import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { euros } from '@hautelisse/domain/money'
import {
  explainTransmission,
  simulateTransmission,
  transmissionAnswer,
  transmissionSimulationCall,
  writeTransmission,
} from '@hautelisse/domain/transmission'
import type { TransmissionAnswer, TransmissionRequest } from '@hautelisse/domain/transmission'
import { createActor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import { fakePort, settled } from '../testing/index.ts'
import type { FakePort } from '../testing/index.ts'
import type { Asker, TransmissionInput, TransmissionPorts } from './context.ts'
import type { Answer, TransmissionEvent } from './events.ts'
import { transmissionMachine } from './machine.ts'

/** Day of every example. */
export const TODAY = plainDate('2026-11-20')

const account = (type: Account['type'], scope: Account['scope'], policy_id: string, balance: number): Account => ({
  type,
  scope,
  title: `${type} ${policy_id}`,
  policy_id,
  balance: euros(balance),
})

/** A customer of the simulator with a life insurance, a company savings plan and a retirement plan. */
export const ASKER: Asker = {
  userId: 'helene',
  readsSaved: false,
  accounts: [
    account('LIFE_INSURANCE', PROVIDER_SCOPE, '1', 85_000),
    account('PEE', 's2e', '2', 12_000),
    account('PERU', 'ais', '3', 40_000),
  ],
  age: 66,
  isSeventyNext: true,
}

/**
 * Computes the answer that the API gives, through the wire.
 *
 * @param request question
 */
export const answerTo = ({ heirs, patrimony, life_insurances }: TransmissionRequest): TransmissionAnswer => {
  const told = { heirs, patrimony, life_insurances }
  const found = { figures: simulateTransmission(told, TODAY), trees: explainTransmission(told, TODAY) }
  return transmissionAnswer.decode(transmissionAnswer.encode(writeTransmission(told, found, TODAY)))
}

/** A running simulator with everything it did to the outside. */
export type Simulator = {
  readonly actor: ActorRefFrom<typeof transmissionMachine>
  readonly api: FakePort<TransmissionRequest, TransmissionAnswer>
  readonly saved: FakePort<string, TransmissionAnswer | undefined>
  readonly removed: FakePort<string, unknown>
  readonly send: (...events: readonly TransmissionEvent[]) => void
}

/**
 * Starts a simulator for a test.
 *
 * @param asker what differs from the customer of the examples
 * @param draft answers kept before
 * @param asksSecond the address asks for the second death
 */
export const startSimulator = (asker: Partial<Asker> = {}, draft?: TransmissionInput['draft'], asksSecond = false): Simulator => {
  const api = fakePort<TransmissionRequest, TransmissionAnswer>()
  const saved = fakePort<string, TransmissionAnswer | undefined>()
  const removed = fakePort<string, unknown>()
  const ports: TransmissionPorts = {
    simulate: api.port,
    read: saved.port,
    remove: removed.port,
    tellAdvisor: () => {},
    clock: { today: () => TODAY },
  }
  const actor = createActor(transmissionMachine, { input: { asker: { ...ASKER, ...asker }, draft, asksSecond, ports } }).start()
  const send = (...events: readonly TransmissionEvent[]): void => {
    for (const event of events) actor.send(event)
  }
  return { actor, api, saved, removed, send }
}

export const NEXT = { type: 'nextRequested' } as const

/** Past the two slides, to the heirs. */
export const ENTER: readonly TransmissionEvent[] = [{ type: 'accessRequested' }, { type: 'noticeAccepted' }]

/** A couple of 65 with two common children. */
export const COUPLE: Answer = {
  type: 'heirsChanged',
  change: { has_testament: false, family_situation: 'spouse', children: '2', has_same_parents: true, spouse_age: '65' },
}

/** A home of 900 000. */
export const HOME: readonly Answer[] = [
  { type: 'patrimonyChanged', change: { owner_home: true, family_at_home: true } },
  { type: 'amountTyped', field: 'home_value', text: '900 000' },
]

/** Answers the call that a simulator waits for, as the API does. */
export const finish = async ({ api }: Simulator): Promise<void> => {
  const [request] = api.waiting()
  if (request !== undefined) api.answer(answerTo(request))
  await settled()
}

/** Leads a simulator to the result of the couple with a home and a life insurance. */
export const startAtResults = async (asker: Partial<Asker> = {}): Promise<Simulator> => {
  const simulator = startSimulator(asker)
  simulator.send(...ENTER, COUPLE, NEXT)
  await finish(simulator)
  simulator.send(...HOME, NEXT)
  await finish(simulator)
  simulator.send(NEXT)
  await finish(simulator)
  return simulator
}

/** A failure of the simulation call. */
export const failure = (code = 'ERR_INTERNAL', fields: ApiFailure['fields'] = []) =>
  new ApiFailure({ code, call: transmissionSimulationCall.name, fields })
