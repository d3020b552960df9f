import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { draftOf, selectErrors, selectForm, selectOffers, selectTransfer, transferMachine, type TransferInput } from './index.ts'

const TODAY = plainDate('2026-11-20')
const account = (type: Account['type'], scope: Account['scope']): Account => ({
  type,
  scope,
  title: type,
  policy_id: type,
  balance: euros(10_000),
})
const ACCOUNTS = [account('PERO', 'ais'), account('PERECO', 'ais'), account('PEE', 's2e')]

const open = (more: Partial<TransferInput> = {}) => {
  const printed: string[] = []
  const actor = createActor(transferMachine, {
    input: { userId: 'sylvie', accounts: ACCOUNTS, scope: 'ais', today: TODAY, print: () => printed.push('dossier'), ...more },
  }).start()
  return { actor, printed, now: () => actor.getSnapshot() }
}

const fill = ({ actor }: ReturnType<typeof open>): void => {
  actor.send({ type: 'accountChosen', policyId: 'PERECO' })
  actor.send({ type: 'workAnswered', isEmployed: true })
  actor.send({ type: 'textTyped', field: 'last', text: '20/11/2024' })
  actor.send({ type: 'textTyped', field: 'manager', text: 'Une autre maison' })
  actor.send({ type: 'textTyped', field: 'number', text: '77' })
}

it('[WDR-06] [WDR-18] offers the accounts of the family, and says of one whether, at what cost and until when', () => {
  const page = open()
  expect(selectOffers(page.now()).map(({ account: { type } }) => type)).toEqual(['PERO', 'PERECO'])
  expect(selectTransfer(page.now())).toBeUndefined()
  fill(page)
  expect(selectTransfer(page.now())).toMatchObject({
    verdict: { kind: 'not-yet', from: '2027-11-20' },
    fee: { kind: 'capped' },
    lastDay: '2027-01-20',
  })
})

it('[TRF-05] prints a dossier that is whole, and says what is missing otherwise', () => {
  const page = open()
  page.actor.send({ type: 'printRequested' })
  expect([selectErrors(page.now()).map(({ path }) => path), page.printed]).toEqual([['policyId'], []])
  fill(page)
  page.actor.send({ type: 'printRequested' })
  expect([selectErrors(page.now()), page.printed]).toEqual([[], ['dossier']])
})

it('keeps the answers over a reload, for the same person and account alone', () => {
  const page = open()
  expect(draftOf(page.now())).toBeUndefined()
  fill(page)
  const draft = draftOf(page.now())
  expect(selectForm(open({ draft }).now())).toEqual(selectForm(page.now()))
  expect(selectForm(open({ draft, userId: 'karim' }).now()).manager).toBe('')
  expect(selectForm(open({ draft, scope: 's2e' }).now())).toMatchObject({ policyId: '', manager: 'Une autre maison' })
})
