import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros, ZERO_EUROS } from '@hautelisse/domain/money'
import { topUpsOf } from '@hautelisse/domain/option-bulletin'
import type { Choice, OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { createActor, SimulatedClock } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import { fakeStorage } from '../testing/index.ts'
import type { ChoiceInput, ChoicePorts, SimulatedTopUps } from './choice-context.ts'
import { choiceMachine } from './choice-machine.ts'

export const TODAY = plainDate('2026-11-20')

const rule = (rate: string, ceiling: string, received: string) => ({
  bands: [{ up_to: null, rate: new Decimal(rate) }],
  ceiling: euros(ceiling),
  matched: ZERO_EUROS,
  own: ZERO_EUROS,
  received: euros(received),
  kind_received: euros(received),
})

/** The bulletin of the worked case. */
export const BULLETIN: OptionBulletin = {
  id: 'bo-1',
  type: 'PARTICIPATION',
  company_id: 'ent-aubrenne',
  amount: euros(2480),
  deadline_date: plainDate('2026-12-02'),
  minimum_investment_amount: euros(160),
  default_affectations: [
    { policy_id: 'PERECO', investments: [{ id: 'pilotee', amount: euros('1119.72') }] },
    { policy_id: 'PEE', investments: [{ id: 'monetaire', amount: euros('1119.72') }] },
  ],
  allocable_accounts: [
    {
      policy_id: 'PERECO',
      title: 'PERECO',
      type: 'PERECO',
      order: 1,
      available_on: null,
      top_up: rule('0.5', '1314', '0'),
      investments: [{ id: 'pilotee', label: 'Gestion pilotée', held: true }],
    },
    {
      policy_id: 'PEE',
      title: 'PEE',
      type: 'PEE',
      order: 2,
      available_on: plainDate('2031-06-01'),
      top_up: rule('0.25', '3138', '257'),
      investments: [{ id: 'monetaire', label: 'Monétaire Responsable', risk_level: 1, held: true }],
    },
  ],
}

export const failure = (code: string): ApiFailure => new ApiFailure({ code, call: 'POST /option-bulletin' })

/** What becomes of the next request. */
export type Fate = 'done' | 'lost-before' | 'lost-after' | 'ERR_CONFLICT' | 'ERR_INVALID' | 'ERR_OTP' | 'ERR_LIMIT'

const simulated = (bulletin: OptionBulletin, choice: Choice): SimulatedTopUps =>
  Object.fromEntries(topUpsOf(bulletin, choice, TODAY).accounts.map(({ account, topUp }) => [account.policy_id, topUp]))

/** A server that does each key once, and that a test tells what becomes of the next request. */
const fakeServer = () => {
  const operations = new Map<string, Choice>()
  const sent: string[] = []
  const server = {
    fate: 'done' as Fate,
    finds: true,
    operations,
    sent,
    bulletin: BULLETIN as OptionBulletin | undefined,
    simulate: simulated as ((bulletin: OptionBulletin, choice: Choice) => SimulatedTopUps) | undefined,
  }
  const ports: ChoicePorts = {
    submit: async ({ choice, key }) => {
      const { fate } = server
      server.fate = 'done'
      sent.push(key)
      if (fate === 'lost-before') throw failure('NETWORK')
      if (fate !== 'done' && fate !== 'lost-after') throw failure(fate)
      operations.set(key, operations.get(key) ?? choice)
      if (fate === 'lost-after') throw failure('TIMEOUT')
      return `T-${key}`
    },
    find: async (key) => {
      if (!server.finds) throw failure('NETWORK')
      return operations.has(key) ? `T-${key}` : undefined
    },
    read: async () => {
      if (!server.finds) throw failure('NETWORK')
      return server.bulletin
    },
    simulate: async (bulletin, choice) => {
      if (server.simulate === undefined) throw failure('NETWORK')
      return server.simulate(bulletin, choice)
    },
    newKey: () => `key-${String(sent.length)}-${String(operations.size)}`,
  }
  return { server, ports }
}

/** Runs a choice against a fake server. */
export const startChoice = (given: Partial<ChoiceInput> = {}) => {
  const { server, ports } = fakeServer()
  const clock = new SimulatedClock()
  const input: ChoiceInput = { bulletin: BULLETIN, today: TODAY, hasBank: true, yearsToRetirement: 3, ports, ...given }
  const actor = createActor(choiceMachine, { input, clock }).start()
  return { actor, server, clock, storage: fakeStorage(), send: actor.send.bind(actor) }
}
