import { aggregatedAccountsCall } from '@hautelisse/domain/accounts'
import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { keptListCall } from '@hautelisse/domain/kept'
import { euros } from '@hautelisse/domain/money'
import type { Operation } from '@hautelisse/domain/operations'
import { alertsCall, optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import { signedInUser } from '@hautelisse/domain/session'
import type { User } from '@hautelisse/domain/session'
import { createActor } from 'xstate'
import type { Client } from '../api/index.ts'
import { AIS_ACCOUNT, COLLECTIVE_PROFILE, fakeClient, S2E_ACCOUNT, S2E_PROFILE, settled } from '../testing/index.ts'
import type { HomeEvent, HomeMachineInput } from './context.ts'
import type { HeldSavings, SavingsPort } from './held-savings.ts'
import { homeMachine } from './machine.ts'

export const TODAY = plainDate('2026-11-20')

/** A saver with both collective families and accounts of other banks. */
export const SAVER: User = {
  ...signedInUser('collective', { ...COLLECTIVE_PROFILE, bi_customer_id: '4' }),
  s2e_profile: S2E_PROFILE,
  accounts: [AIS_ACCOUNT, S2E_ACCOUNT],
}

export const HELD: HeldSavings = { user: SAVER, families: { ais: 'loaded', s2e: 'loaded' }, isAskingAgain: false }
export const NOBODY: HeldSavings = { user: undefined, families: {}, isAskingAgain: false }

export const ELSEWHERE: Account = {
  type: 'LIFE',
  scope: 'bi',
  title: 'Assurance vie',
  policy_id: '9001',
  balance: euros('9850'),
}

export const operationOf = (id: string, more: Partial<Operation> = {}): Operation => ({
  id,
  scope: 's2e',
  type: 'VERSEMENT',
  label: 'Versement par Carte Bancaire',
  status: 'Traité',
  date: plainDate('2026-10-30'),
  amount: euros(500),
  policy_id: S2E_ACCOUNT.policy_id,
  ...more,
})

/** Savings that a test changes. */
const fakeSavings = (first: HeldSavings) => {
  let held = first
  const listeners = new Set<(held: HeldSavings) => void>()
  const asked: string[] = []
  const port: SavingsPort = {
    read: () => held,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    askAgain: () => void asked.push('families'),
  }
  const become = (next: HeldSavings) => {
    held = next
    for (const listener of listeners) listener(next)
  }
  return { port, asked, become, listeners: () => listeners.size }
}

type Given = { readonly held?: HeldSavings; readonly client?: Client } & Pick<HomeMachineInput, 'isMigrating' | 'page'>

/** A home that runs, its API and savings in the hands of the test. */
export const opened = ({ held = HELD, client, ...given }: Given = {}) => {
  const api = fakeClient()
  const savings = fakeSavings(held)
  const clock = { date: TODAY, instant: 0 }
  const actor = createActor(homeMachine, {
    input: {
      client: client ?? api.client,
      savings: savings.port,
      clock: { today: () => clock.date, now: () => clock.instant },
      ...given,
    },
  }).start()
  const send = async (event: HomeEvent) => {
    actor.send(event)
    await settled()
  }
  return { ...api, ...savings, clock, actor, send, now: () => actor.getSnapshot() }
}

/** Lets everything beside the operations answer. */
export const answerOthers = async ({ answer }: Pick<ReturnType<typeof opened>, 'answer'>) => {
  answer(alertsCall, { s2e_alerts: [] })
  answer(optionBulletinsCall, { s2e_option_bulletins: [] })
  answer(aggregatedAccountsCall, { bi_accounts: [ELSEWHERE] })
  answer(keptListCall, { kept: [] })
  await settled()
}
