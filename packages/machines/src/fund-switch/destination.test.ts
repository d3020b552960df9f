import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import type { SwitchReadings, SwitchRequest } from '@hautelisse/domain/fund-switch'
import { euros } from '@hautelisse/domain/money'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { actServer } from '../act/act.testing.ts'
import { settled } from '../testing/index.ts'
import type { SwitchDraft } from './draft.ts'
import {
  draft,
  draftOf,
  fundSwitchMachine,
  selectDestinations,
  selectErrors,
  selectFigures,
  selectForm,
  selectStep,
  type SwitchEvent,
} from './index.ts'

const accountOf = (type: Account['type'], policy_id: string): Account => ({
  type,
  scope: 's2e',
  title: type,
  policy_id,
  balance: euros(300),
  company_id: 'aubrenne',
})
const ACCOUNTS = [accountOf('PEE', 'pee'), accountOf('PERCO', 'perco'), accountOf('PEG', 'peg')]
const fund = (id: string) => ({ id, label: id, amount: euros(150), movable: euros(150), expected: euros(150) })
const READINGS: SwitchReadings = {
  permissions: { authorizedAct: true, companyTopUp: false, isVoluntaryPaymentAllowed: false },
  contexts: [
    {
      company: 'aubrenne',
      blockings: [],
      switchable_accounts: ACCOUNTS.map(({ policy_id }) => ({
        policy_id,
        value: euros(300),
        under_way: euros(0),
        investments: [fund('shares'), fund('bonds')],
      })),
    },
  ],
  acts: [],
}

const open = async (kept?: SwitchDraft) => {
  const server = actServer()
  const requests: SwitchRequest[] = []
  const actor = createActor(fundSwitchMachine, {
    input: {
      holder: { userId: 'sylvie', accounts: ACCOUNTS },
      draft: kept,
      ports: {
        readTerms: async () => READINGS,
        order: async (request, _, key) => {
          requests.push(request)
          await server.act(key)
        },
        readOperations: server.readOperations,
        clock: { today: () => plainDate('2026-11-20'), now: () => Date.parse('2026-11-20T09:00:00Z') },
        random: server.random,
      },
    },
  })
  actor.start()
  await settled()
  const tell = async (...events: readonly SwitchEvent[]): Promise<void> => {
    for (const event of events) actor.send(event)
    await settled()
  }
  return { actor, tell, requests, now: () => actor.getSnapshot() }
}

const NEXT: SwitchEvent = { type: 'nextRequested' }
const LEAVING: readonly SwitchEvent[] = [
  { type: 'accountChosen', policyId: 'pee' },
  NEXT,
  { type: 'amountTyped', field: 'out.shares', text: '50' },
  NEXT,
]
const TO_PERCO: SwitchEvent = { type: 'destinationChosen', policyId: 'perco' }
const AWARE: SwitchEvent = { type: 'awarenessGiven', isAware: true }
const REST: SwitchEvent = { type: 'restPut', fund: 'shares' }

it('[ARB-03] [FSW-09] money goes to another account, to the same fund too, once the box is ticked; the order names it', async () => {
  const { tell, requests, now } = await open()
  await tell(...LEAVING)
  expect(selectDestinations(now()).map(({ account }) => account.policy_id)).toEqual(['pee', 'perco', 'peg'])
  await tell(TO_PERCO, REST, NEXT)
  expect([selectStep(now()), selectErrors(now()).map(({ path }) => path)]).toEqual(['in', ['isAware']])
  await tell(AWARE, NEXT)
  expect(selectStep(now())).toBe('summary')
  expect(selectFigures(now())?.other?.total.toFixed(2)).toBe('350.00')
  await tell(NEXT)
  expect(requests.map(({ source, destination }) => [source.policy_id, destination])).toEqual([
    ['pee', { policy_id: 'perco', investments: [{ id: 'shares', amount: euros(50) }] }],
  ])
})

it('[FSW-09] another destination forgets the box and what was typed for the funds of the one before', async () => {
  const { tell, now } = await open()
  await tell(...LEAVING, TO_PERCO, AWARE, REST, { type: 'destinationChosen', policyId: 'peg' })
  expect(selectForm(now())).toMatchObject({ destination: 'peg', isAware: undefined, in: {} })
})

it('[FSW-09] the destination outlives a reload of the page', async () => {
  const { tell, now } = await open()
  await tell(...LEAVING, TO_PERCO, AWARE, REST)
  const kept = draftOf(now())
  if (kept === undefined) throw new Error('A draft is kept.')
  const again = await open(draft.parse(draft.format(kept)))
  expect(selectStep(again.now())).toBe('in')
  await again.tell(NEXT, NEXT)
  expect(again.requests.map(({ destination }) => destination.policy_id)).toEqual(['perco'])
})
