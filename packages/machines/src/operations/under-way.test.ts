import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { operationsCall } from '@hautelisse/domain/operations'
import type { Operation } from '@hautelisse/domain/operations'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, S2E_ACCOUNT, settled } from '../testing/index.ts'
import { selectUnderWay, underWayMachine } from './index.ts'

const TODAY = plainDate('2026-11-20')
const OPERATION: Operation = {
  id: 'T-1',
  scope: 's2e',
  policy_id: S2E_ACCOUNT.policy_id,
  type: 'REMBOURSEMENT',
  label: 'Déblocage anticipé',
  status: 'En cours',
  date: TODAY,
  amount: euros(500),
}

const opened = (scopes: readonly ('s2e' | 'bi')[] = ['s2e']) => {
  const api = fakeClient()
  const actor = createActor(underWayMachine, {
    input: { client: api.client, user: { scopes: [...scopes], accounts: [S2E_ACCOUNT] } },
  }).start()
  const answer = async (inProgress: readonly (Operation | undefined)[], missing: string[] = []) => {
    api.answer(operationsCall, { operations: [...inProgress], error_scope: missing })
    api.answer(operationsCall, { operations: [{ ...OPERATION, id: 'T-2', status: 'Traité' }], error_scope: [] })
    await settled()
  }
  return { ...api, actor, answer, content: () => selectUnderWay(actor.getSnapshot(), TODAY) }
}

it('[OPER-21] orders under way are read with the names of their accounts', async () => {
  const { content, answer } = opened()
  expect(content()).toEqual({ kind: 'loading' })
  await answer([OPERATION])
  expect(content()).toMatchObject({
    kind: 'known',
    value: { isWhole: true, orders: [{ id: 'T-1', kind: 'refund', account: S2E_ACCOUNT.title }] },
  })
})

it('[OPER-21] what could not be read is told: a family, a line, or all', async () => {
  const [family, line, all] = [opened(), opened(), opened()]
  await family.answer([OPERATION], ['ais'])
  expect(family.content()).toMatchObject({ value: { isWhole: false } })
  await line.answer([undefined])
  expect(line.content()).toMatchObject({ value: { isWhole: false, orders: [] } })
  all.refuse(operationsCall, 'NETWORK')
  await settled()
  expect(all.content()).toEqual({ kind: 'failed' })
})

it('[OPER-21] nothing is asked for somebody with no family of savings that has operations', () => {
  const { content, asked } = opened(['bi'])
  expect([content(), asked]).toEqual([{ kind: 'absent' }, []])
})
