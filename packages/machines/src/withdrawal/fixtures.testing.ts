import type { Account } from '@hautelisse/domain/accounts'
import { addDays, plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import { explainWithdrawal } from '@hautelisse/domain/withdrawal'
import type { SimulationRequest, SimulationResult } from '@hautelisse/domain/withdrawal'
import { createActor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { fakeNavigation, fakePort, settled } from '../testing/index.ts'
import type { FakePort } from '../testing/index.ts'
import type { WithdrawalInput, WithdrawalPorts } from './context.ts'
import type { WithdrawalEvent } from './events.ts'
import * as select from './index.ts'
import { withdrawalMachine } from './machine.ts'

/** Day of the worked case and of all named examples. */
export const TODAY = plainDate('2026-11-20')

/** Saver of the worked case: 64 from 12/03/2028, so that the annuity starts on 01/04/2028. */
export const BIRTH = plainDate('1964-03-12')

const contract = (fields: Omit<Account, 'scope' | 'status'> & Partial<Account>): Account => ({
  scope: 'ais',
  status: 'ENCOURS',
  ...fields,
})

export const PERO = contract({
  type: 'PERO',
  title: 'PER d’entreprise obligatoire',
  policy_id: '00482176',
  company_name: 'Verrerie Aubrenne',
  balance: euros('48260.40'),
  balance_co: euros('31480.20'),
  balance_vv: euros('9650.00'),
  balance_es: euros('7130.20'),
})

export const PERECO = contract({
  type: 'PERECO',
  title: 'PERECO',
  policy_id: 'PERECO_1',
  company_name: 'Verrerie Aubrenne',
  balance: euros('21735.82'),
  balance_vv: euros('4215.50'),
  balance_es: euros('17520.32'),
})

export const A83 = contract({
  type: 'A83',
  title: 'Retraite article 83',
  policy_id: '00317740',
  company_name: 'Papeteries du Lison',
  balance: euros('18412.75'),
})

/** A small plan with every compartment: it offers « Tout en rente / Tout en capital ». */
export const SMALL_PERO = contract({
  type: 'PERO',
  title: 'PER d’entreprise obligatoire',
  policy_id: 'SMALL_1',
  balance: euros('6000.00'),
  balance_co: euros('3000.00'),
  balance_vv: euros('2000.00'),
  balance_es: euros('1000.00'),
})

export const PEE = contract({ type: 'PEE', title: 'PEE', policy_id: 'PEE_1', balance: euros('11404.16'), scope: 's2e' })

/** Contracts of the worked case, among accounts that the simulator leaves out. */
export const SEVERAL = [PERO, PERECO, PEE, A83]
export const ONE = [PERO, PEE]

const fakeSimulation = () => fakePort<SimulationRequest, SimulationResult>()

/** A running stepper with everything it did to the outside. */
export type Stepper = {
  readonly actor: ActorRefFrom<typeof withdrawalMachine>
  readonly api: FakePort<SimulationRequest, SimulationResult>
  readonly tags: readonly unknown[]
  readonly moves: readonly string[]
  /** How often the print dialogue was opened. */
  readonly printed: () => number
  /** Lets a day pass. */
  readonly passDay: () => void
  readonly send: (...events: readonly WithdrawalEvent[]) => void
}

/**
 * Makes the input of a stepper for a test.
 *
 * @param accounts accounts of the saver
 * @param simulate the simulation's port
 */
export const inputFor = (
  accounts: readonly Account[],
  simulate: WithdrawalPorts['simulate'] = fakeSimulation().port,
): WithdrawalInput => ({
  accounts,
  birthDate: BIRTH,
  ports: { simulate, clock: { today: () => TODAY }, tag: () => {}, navigation: fakeNavigation(), print: () => {} },
})

/**
 * Starts a stepper for a test.
 *
 * @param accounts accounts of the saver
 * @param input what differs from the simulator's own page
 */
export const startStepper = (accounts: readonly Account[], input: Partial<Omit<WithdrawalInput, 'ports'>> = {}): Stepper => {
  const api = fakeSimulation()
  const navigation = fakeNavigation()
  const tags: unknown[] = []
  let printed = 0
  let today = TODAY
  const passDay = (): void => void (today = addDays(today, 1))
  const given = inputFor(accounts, api.port)
  const print = (): void => void (printed += 1)
  const clock = { today: () => today }
  const ports = { ...given.ports, clock, tag: (tag: unknown) => void tags.push(tag), navigation, print }
  const actor = createActor(withdrawalMachine, { input: { ...given, ...input, ports } }).start()
  const send = (...events: readonly WithdrawalEvent[]): void => {
    for (const event of events) actor.send(event)
  }
  return { actor, api, tags, moves: navigation.moves, printed: () => printed, passDay, send }
}

/**
 * Computes the answer that the API gives, with the domain.
 *
 * @param accounts accounts of the saver
 * @param request request of the stepper
 * @param tables mortality tables
 */
export const answerTo = (accounts: readonly Account[], request: SimulationRequest, tables: MortalityTables): SimulationResult =>
  explainWithdrawal({ accounts, birthDate: BIRTH, request, asOf: TODAY, tables })

/** Answers that lead from the reminder to the distribution, at 64 without reversion. */
export const TO_DISTRIBUTION: readonly WithdrawalEvent[] = [
  { type: 'nextRequested' },
  { type: 'ageTyped', text: '64' },
  { type: 'nextRequested' },
  { type: 'reversibleAnswered', reversible: false },
  { type: 'nextRequested' },
]

/** Distribution of the worked case. */
export const SPLIT: readonly WithdrawalEvent[] = [
  { type: 'splitMoved', part: { policyId: PERO.policy_id, name: 'vv' }, capitalCents: 965_000 },
  { type: 'amountTyped', field: { part: { policyId: PERO.policy_id, name: 'es' }, side: 'capital' }, text: '3 130,20' },
  { type: 'amountTyped', field: { part: { policyId: PERO.policy_id, name: 'es' }, side: 'annuity' }, text: '4 000' },
  { type: 'allAsChosen', policyId: PERECO.policy_id, side: 'capital' },
]

/**
 * Answers the call that a stepper waits for.
 *
 * @param stepper stepper that simulates
 * @param answer makes the answer of the request
 */
export const finish = async (stepper: Stepper, answer: (request: SimulationRequest) => SimulationResult): Promise<void> => {
  const [request] = stepper.api.waiting()
  if (request !== undefined) stepper.api.answer(answer(request))
  await settled()
}

/** An answer without a figure for any contract. */
export const NO_FIGURES = (policyIds: readonly string[]): SimulationResult =>
  policyIds.map((policyId) => ({ kind: 'unavailable', policyId }))

/** An answer with the figures of the PERO: all of it is converted, and pays a rounded amount. */
export const FIGURES: SimulationResult = [
  {
    kind: 'available',
    policyId: PERO.policy_id,
    product: 'PERO',
    capitalToday: euros(0),
    capitalAtStart: euros(0),
    convertedAtStart: euros(50_000),
    returnPercent: 2,
    revaluationPercent: 1,
    technicalRatePercent: 0,
    withoutReversion: {
      byAge: [{ age: 64, rente: euros(1800) }],
      guaranteed: [{ years: 10, rente: euros(1750) }],
      steps: [{ step: 'APRES_75', rente: euros(1900) }],
    },
    withReversion: null,
    explanation: undefined,
  },
]

/** State the stepper is in. */
export const stateOf = ({ actor }: Stepper) => actor.getSnapshot().value

/** Context of the stepper. */
export const contextOf = ({ actor }: Stepper) => actor.getSnapshot().context

/** Errors on the screen, each with its field. */
export const errorsOf = ({ actor }: Stepper) => select.selectErrors(actor.getSnapshot()).map(({ path, code }) => [path, code])

/** A stepper at the distribution. */
export const atDistribution = (accounts = ONE): Stepper => {
  const stepper = startStepper(accounts)
  stepper.send(...TO_DISTRIBUTION)
  return stepper
}

/** A stepper that waits for its first answer. */
export const simulating = (accounts = ONE): Stepper => {
  const stepper = atDistribution(accounts)
  stepper.send({ type: 'nextRequested' }, { type: 'optionChosen', option: 'RV_NR' }, { type: 'nextRequested' })
  return stepper
}

/** A stepper with a result. */
export const withResult = async (accounts = ONE): Promise<Stepper> => {
  const stepper = simulating(accounts)
  await finish(stepper, () => FIGURES)
  return stepper
}

/** Voluntary payments of the PERO. */
export const vv = { policyId: PERO.policy_id, name: 'vv' } as const

/** Employee savings of the PERO. */
export const es = { policyId: PERO.policy_id, name: 'es' } as const
