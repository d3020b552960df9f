import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros, ZERO_EUROS } from '@hautelisse/domain/money'
import { topUpsOf } from '@hautelisse/domain/option-bulletin'
import type { Choice, OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { createActor, SimulatedClock } from 'xstate'
import { actServer, failed } from '../act/act.testing.ts'
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

const simulated = (bulletin: OptionBulletin, choice: Choice): SimulatedTopUps =>
  Object.fromEntries(topUpsOf(bulletin, choice, TODAY).accounts.map(({ account, topUp }) => [account.policy_id, topUp]))

/** A server that takes each choice once, with the bulletin as it reads, and the top-ups as it reckons them; undefined gives no answer. */
export const choiceServer = () => ({
  ...actServer(),
  choices: new Map<string, Choice>(),
  bulletin: BULLETIN as OptionBulletin | undefined,
  simulate: simulated as ((bulletin: OptionBulletin, choice: Choice) => SimulatedTopUps) | undefined,
})

/** Runs a choice at a server. */
export const startChoice = (given: Partial<ChoiceInput> = {}, server = choiceServer()) => {
  const ports: ChoicePorts = {
    submit: async ({ choice, key }) => {
      const { id } = await server.act(key)
      server.choices.set(id, choice)
      return id
    },
    readOperations: server.readOperations,
    read: async () => server.bulletin,
    simulate: async (bulletin, choice) => {
      if (server.simulate === undefined) throw failed('NETWORK')
      return server.simulate(bulletin, choice)
    },
    random: server.random,
  }
  const clock = new SimulatedClock()
  const input: ChoiceInput = {
    bulletin: BULLETIN,
    today: TODAY,
    hasBank: true,
    retirement: { years: 3, ageInMonths: 768 },
    ports,
    ...given,
  }
  const actor = createActor(choiceMachine, { input, clock }).start()
  return { actor, server, clock, storage: fakeStorage(), send: actor.send.bind(actor) }
}
