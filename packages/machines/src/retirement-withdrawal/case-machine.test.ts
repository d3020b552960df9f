import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros, ZERO_EUROS } from '@hautelisse/domain/money'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  caseDraftOf,
  caseMachine,
  selectCase,
  selectCaseErrors,
  selectCaseForm,
  selectCaseIsOpen,
  selectCaseOffers,
  type CaseInput,
} from './index.ts'

const PER: Account = {
  type: 'PER',
  scope: 'ais',
  title: 'PER',
  policy_id: '1',
  balance: euros(25_000),
  balance_vvd: euros(25_000),
  since: [
    {
      from: plainDate('2015-01-01'),
      paid_in: euros(20_000),
      top_up: ZERO_EUROS,
      paid_out: ZERO_EUROS,
      charges: ZERO_EUROS,
      performance: ZERO_EUROS,
    },
  ],
}

const open = (more: Partial<CaseInput> = {}) => {
  const printed: string[] = []
  const input: CaseInput = {
    userId: 'sylvie',
    of: 'owner',
    accounts: [PER],
    today: plainDate('2026-11-20'),
    print: () => printed.push('dossier'),
    ...more,
  }
  const actor = createActor(caseMachine, { input }).start()
  return { actor, printed, now: () => actor.getSnapshot() }
}

const fill = ({ actor }: ReturnType<typeof open>): void => {
  actor.send({ type: 'eventTyped', text: '14/09/2026' })
  actor.send({ type: 'amountTyped', field: 'amount', text: '10000', pasted: true })
  actor.send({ type: 'amountLeft', field: 'amount' })
}

it('[WDR-04] [WDR-16] [RWD-03] asks for what is missing, estimates from the first key, and prints the dossier', () => {
  const page = open()
  expect(selectCaseForm(page.now())).toMatchObject({ policyId: '1', reason: 'HOME' })
  page.actor.send({ type: 'printRequested' })
  expect([selectCaseErrors(page.now()).map(({ path }) => path), page.printed]).toEqual([['event', 'amount'], []])
  fill(page)
  expect(selectCaseForm(page.now()).amount).toBe('10 000,00')
  expect(selectCase(page.now())?.estimate?.figures.paid.toFixed(2)).toBe('9372.00')
  page.actor.send({ type: 'figureOpened', figure: 'paid' })
  expect(selectCase(page.now())?.derivation?.value).toBe('9372')
  page.actor.send({ type: 'figureClosed' })
  expect(selectCase(page.now())?.derivation).toBeUndefined()
  page.actor.send({ type: 'printRequested' })
  expect(page.printed).toEqual(['dossier'])
})

it('[WDR-16] [RWD-02] a case that no contract knows asks nothing, and says why of each', () => {
  const page = open({ of: 'family' })
  expect([selectCaseIsOpen(page.now()), selectCase(page.now())]).toEqual([false, undefined])
  expect(selectCaseOffers(page.now()).map(({ refusal }) => refusal?.kind)).toEqual(['unknown-reason'])
})

it('keeps the answers over a reload, for the same person and case, and asks for a reason where there are several', () => {
  const page = open({ of: 'hardblows' })
  expect([selectCaseForm(page.now()).reason, caseDraftOf(page.now())]).toEqual(['', undefined])
  page.actor.send({ type: 'accountChosen', policyId: '1' })
  page.actor.send({ type: 'reasonChosen', reason: 'DISABILITY' })
  fill(page)
  const draft = caseDraftOf(page.now())
  expect(selectCaseForm(open({ of: 'hardblows', draft }).now())).toEqual(selectCaseForm(page.now()))
  expect(selectCaseForm(open({ of: 'owner', draft }).now()).amount).toBe('')
  expect(selectCaseForm(open({ of: 'hardblows', userId: 'karim', draft }).now()).amount).toBe('')
})
