import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import {
  EMPTY_INPUTS,
  freshProjection,
  projectionCases,
  type ProjectionContext,
  type ProjectionForm,
} from '@hautelisse/domain/projection'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { draftOfCase, projectionMachine, renewedCase, selectCase, TYPING_PAUSE_MS } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const accountOf = (fields: Pick<Account, 'type' | 'policy_id' | 'balance'> & Partial<Account>): Account => ({
  title: fields.type,
  scope: 'ais',
  status: 'ENCOURS',
  ...fields,
})
const PERO = accountOf({ type: 'PERO', policy_id: 'pero', balance: euros(35_000), balance_co: euros(35_000) })
const PERECO = accountOf({ type: 'PERECO', policy_id: 'pereco', balance: euros(1000) })
const OTHER = accountOf({ type: 'PERECO', policy_id: 'other', balance: euros(500) })
const about = (accounts: readonly Account[]): ProjectionContext => ({
  accounts,
  estimate: null,
  birthDate: plainDate('1964-03-12'),
  today: plainDate('2026-11-20'),
  companyScheme: null,
})
const FORM: ProjectionForm = {
  ...freshProjection([]),
  goal: '1 900,00',
  horizon: '64',
  allocated_amount: '150,00',
  other_income: '240,00',
  property_loan: '310,00',
  known_pension: '1 500,00',
  paid_to: 'pereco',
  other_income_kind: 'rent',
  marital_status: 'MA',
  children: 2,
  household_income: '12 000,00',
  reference_income: '40 000,00',
  ticked: { other: false },
  shares: { pereco: 25 },
}

const caseShownOn = async (accounts: readonly Account[], form: ProjectionForm = FORM) => {
  const figures = { annuity: euros(1), delta_monthly: euros(1), accounts: undefined, explanation: undefined }
  const ports = {
    initialize: () => Promise.resolve({ inputs: EMPTY_INPUTS, response: null, validated: false }),
    retirement: () => Promise.resolve(figures),
    save: () => Promise.resolve(''),
  }
  const actor = createActor(projectionMachine, { input: { about: about(accounts), form, ports } }).start()
  const before = selectCase(actor.getSnapshot())
  await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS)
  const one = selectCase(actor.getSnapshot())
  if (one === undefined || before !== undefined) throw new Error('A case stands beside figures, and nowhere else.')
  return one
}

it('[BEY-01] the figures on the screen are a case, of the contracts that are counted', async () => {
  const one = await caseShownOn([PERO, PERECO, OTHER])
  const { contracts, pension } = projectionCases.inputsOf(one)
  expect(contracts.map(({ product, payment, annuity_share: share }) => [product, payment.toNumber(), share])).toEqual([
    ['PERO', 0, undefined],
    ['PERECO', 150, 25],
  ])
  expect([one.asOf, pension]).toEqual(['2026-11-20', { month: euros(1500) }])
})

it('[BEY-07] a case opens with the same answers, and with the contracts of today', async () => {
  const accounts = [PERO, PERECO, OTHER]
  const one = await caseShownOn(accounts)
  const { form } = draftOfCase(one, { accounts })
  expect(form).toEqual(FORM)
  expect(await caseShownOn(accounts, form)).toEqual(one)
  const later = draftOfCase(one, { accounts: [{ ...PERECO, balance: euros(2000) }] }).form
  expect([later.shares, later.allocated_amount]).toEqual([{ pereco: 25 }, '150,00'])
})

it('[BEY-07] takes the savings of today, with the payments that were told; a contract that was not counted stays aside', async () => {
  const accounts = [PERO, PERECO, OTHER]
  const one = await caseShownOn(accounts)
  expect(renewedCase(one, { accounts: [OTHER, PERECO, PERO] })).toEqual(one)
  const grown = [{ ...PERECO, balance: euros(2000), balance_vv: euros(300) }, OTHER]
  const renewed = renewedCase(one, { accounts: grown })
  if (renewed === undefined) throw new Error('Something is held')
  const { contracts } = projectionCases.inputsOf(renewed)
  expect(contracts).toEqual([{ product: 'PERECO', savings: euros(2000), vv: euros(300), payment: euros(150), annuity_share: 25 }])
  expect(renewedCase(one, { accounts: [] })).toBeUndefined()
  // The project opens with the very same savings.
  expect(await caseShownOn(grown, draftOfCase(one, { accounts: grown }).form)).toEqual(renewed)
})
