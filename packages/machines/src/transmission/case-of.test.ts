import { transmissionCases } from '@hautelisse/domain/transmission'
import { euros } from '@hautelisse/domain/money'
import { expect, it } from 'vitest'
import { draftOfCase, renewedCase, selectCase } from './case-of.ts'
import { ASKER, finish, NEXT, startAtResults, startSimulator, TODAY, type Simulator } from './fixtures.testing.ts'
import { selectForm, selectScreen, selectStep } from './index.ts'

const caseOf = ({ actor }: Simulator) => {
  const one = selectCase(actor.getSnapshot())
  if (one === undefined) throw new Error('There is no result')
  return one
}

it('[BEY-01] the result on the screen is a case, and nothing is before it', async () => {
  const one = caseOf(await startAtResults())
  expect(one).toMatchObject({ simulator: 'transmission', asOf: TODAY, inputs: { heirs: { children: 2 } } })
  expect(one.inputs['life_insurances']).toMatchObject({ contracts: [{ amount: 85_000, beneficiary: 'spouse' }] })
  expect(selectCase(startSimulator().actor.getSnapshot())).toBeUndefined()
})

it('[BEY-07] a case opens on its last step with the same answers, and leads to the same result', async () => {
  const simulator = await startAtResults()
  const one = caseOf(simulator)
  const again = startSimulator({}, draftOfCase(one, { userId: ASKER.userId, accounts: ASKER.accounts }))
  expect([selectScreen(again.actor.getSnapshot()), selectStep(again.actor.getSnapshot())]).toEqual(['steps', 'life-insurances'])
  expect(selectForm(again.actor.getSnapshot()).heirs).toEqual(selectForm(simulator.actor.getSnapshot()).heirs)
  expect(selectForm(again.actor.getSnapshot()).life.contracts).toMatchObject([{ name: 'LIFE_INSURANCE 1', planId: '1' }])
  again.send(NEXT)
  await finish(again)
  expect(transmissionCases.inputsOf(caseOf(again))).toEqual(transmissionCases.inputsOf(one))
})

it('[BEY-07] a contract that is held is worth what it holds today, and another stays as it was told', async () => {
  const inputs = transmissionCases.inputsOf(caseOf(await startAtResults()))
  const [own] = inputs.life_insurances.contracts ?? []
  if (own === undefined) throw new Error('There is a life insurance')
  const one = transmissionCases.caseOf(
    { ...inputs, life_insurances: { ...inputs.life_insurances, contracts: [own, { ...own, beneficiary: 'children' }] } },
    TODAY,
  )
  const accounts = ASKER.accounts.map((account) => ({ ...account, balance: account.balance.times(2) as typeof account.balance }))
  const again = startSimulator({ accounts }, draftOfCase(one, { userId: ASKER.userId, accounts }))
  const rows = selectForm(again.actor.getSnapshot()).life.contracts
  expect(rows.map(({ name, amount, beneficiary }) => [name, amount.text, beneficiary])).toEqual([
    ['LIFE_INSURANCE 1', '170 000,00', 'spouse'],
    ['', '85 000,00', 'children'],
  ])
  const amountsOf = ({ inputs: { life_insurances } }: typeof one) => life_insurances
  expect(renewedCase(one, { accounts: ASKER.accounts })).toEqual(one)
  expect(amountsOf(renewedCase(one, { accounts }))).toMatchObject({ contracts: [{ amount: 170_000 }, { amount: 85_000 }] })
  expect(renewedCase(one, { accounts: [] })).toEqual(one)
})

it('[BEY-07] a company plan that is held is worth what it holds today, and what was told of savings elsewhere stays', async () => {
  const { context } = (await startAtResults()).actor.getSnapshot()
  const { result } = context
  if (result === undefined) throw new Error('There is no result')
  const told = { type: 'financial', rate: 100 } as const
  const goods = [
    { ...told, amount: euros(30_000) },
    { ...told, amount: euros(12_000) },
    // Half of it: no plan of one's own.
    { ...told, amount: euros(12_000), rate: 50 },
  ]
  const elsewhere = { name: 'Elsewhere', amount: euros(70_000), beneficiary: 'children', kind: 'life_insurance' } as const
  const [own] = result.life_insurances.life_insurances_list ?? []
  if (own === undefined) throw new Error('There is a life insurance')
  const one = selectCase({
    context: {
      ...context,
      result: {
        ...result,
        patrimony: { ...result.patrimony, has_other_patrimony: true, other_goods: goods },
        life_insurances: { ...result.life_insurances, life_insurances_list: [{ ...own, ...elsewhere }, own] },
      },
    },
  })
  if (one === undefined) throw new Error('There is no case')
  const accounts = ASKER.accounts.map((account) => ({ ...account, balance: euros(account.balance.times(2)) }))
  const amountsOf = (kept: typeof one) => {
    const { patrimony, life_insurances: life } = transmissionCases.inputsOf(kept)
    return [patrimony.other_goods, life.contracts].map((list) => list?.map(({ amount }) => amount.toNumber()))
  }
  expect(amountsOf(one)).toEqual([
    [30_000, 12_000, 12_000],
    [70_000, 85_000],
  ])
  expect(amountsOf(renewedCase(one, { accounts }))).toEqual([
    [30_000, 24_000, 12_000],
    [70_000, 170_000],
  ])
  expect(renewedCase(one, { accounts: ASKER.accounts })).toEqual(one)
  const opened = startSimulator({ accounts }, draftOfCase(one, { userId: ASKER.userId, accounts }))
  const { patrimony, life } = selectForm(opened.actor.getSnapshot())
  expect(patrimony.other_goods.map(({ amount, planId }) => [amount.text, planId])).toEqual([
    ['30 000,00', undefined],
    ['24 000,00', '2'],
    ['12 000,00', undefined],
  ])
  expect(life.contracts.map(({ amount, planId }) => [amount.text, planId])).toEqual([
    ['70 000,00', undefined],
    ['170 000,00', '1'],
  ])
})
