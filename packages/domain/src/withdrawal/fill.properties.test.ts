import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { simulationDays } from '../calendar/arbitraries.ts'
import { addEuros, divideEuros, euros, formatAmountInput, multiplyEuros, parseAmount } from '../money/index.ts'
import { eligibleLists } from './arbitraries.ts'
import {
  contractsOf,
  defaultDistribution,
  everythingAs,
  fillAfter,
  fillSide,
  isBalanced,
  moveDivider,
  noticeOf,
  otherSide,
  restFor,
  SIDES,
  SIMULATOR,
  typeSide,
  withdrawEverythingAs,
  type DistributionForm,
  type PartForm,
  type PartId,
} from './index.ts'

const cents = (count: number) => divideEuros(euros(count), 100)

/** A distribution, one of its parts, and the side and the amount that are typed there: from a debt to far beyond any balance. */
const typings = fc.tuple(eligibleLists, simulationDays).chain(([accounts, asOf]) => {
  const contracts = contractsOf(accounts, SIMULATOR, asOf)
  const form = defaultDistribution(contracts)
  return fc.record({
    contracts: fc.constant(contracts),
    form: fc.constant(form),
    part: fc.constantFrom(...form),
    side: fc.constantFrom(...SIDES),
    share: fc.integer({ min: 0, max: 100 }),
    amount: fc.integer({ min: -1000, max: 110_000_000 }).map(cents),
  })
})

const partIn = (form: DistributionForm, { policyId, name }: PartId): PartForm => {
  const found = form.find((part) => part.policyId === policyId && part.name === name)
  if (found === undefined) throw new Error('The part is gone.')
  return found
}

describe('[SPLIT-01] the other side', () => {
  test.prop([typings])(
    'is filled to the cent where the row was balanced and the amount is from 0 to the balance, and nowhere else',
    ({ form: start, part, side, share, amount }) => {
      const before = moveDivider(start, part, divideEuros(multiplyEuros(part.balance, share), 100)).form
      const typed = typeSide(before, part, side, formatAmountInput(amount)).form
      const filled = fillAfter(typed, part, { side, before })
      const isMeant =
        part.lock === undefined &&
        amount.greaterThanOrEqualTo(0) &&
        amount.lessThanOrEqualTo(part.balance) &&
        !isBalanced(partIn(typed, part))
      expect(filled !== undefined).toBe(isMeant)
      if (filled === undefined) return
      const now = partIn(filled.form, part)
      expect(noticeOf(now)).toBeUndefined()
      expect(now[side].text).toBe(formatAmountInput(amount))
      expect(parseAmount(now[otherSide(side)].text)).toEqual(now[otherSide(side)].parsed)
    },
  )

  test.prop([typings])('is left as it is where the row was not balanced before the field was entered', (typing) => {
    const { form, part, side, amount } = typing
    const before = typeSide(form, part, side, '').form
    const typed = typeSide(before, part, side, formatAmountInput(amount)).form
    if (part.lock === undefined) expect(fillAfter(typed, part, { side, before })).toBeUndefined()
  })

  test.prop([typings, fc.constantFrom('', 'abc', '-', ',')])(
    'is left as it is by a text that is no amount',
    ({ form, part, side }, text) => {
      const typed = typeSide(form, part, side, text).form
      expect(fillAfter(typed, part, { side, before: form })).toBeUndefined()
    },
  )

  test.prop([typings])(
    'changes no other part but the mandatory payments that MRM-48 puts back',
    ({ form, part, side, amount }) => {
      const { form: filled } = fillSide(typeSide(form, part, side, formatAmountInput(amount)).form, part, otherSide(side))
      for (const [index, other] of filled.entries()) if (other.policyId !== part.policyId) expect(other).toEqual(form[index])
    },
  )

  test.prop([typings])('[MRM-48] counts as an edit: a contract that is split is not chosen as a whole', (typing) => {
    const { contracts, form, part, amount } = typing
    const contract = contracts.find(({ account }) => account.policy_id === part.policyId)
    if (contract?.offersAllOrNothing !== true || part.lock !== undefined) return
    const before = withdrawEverythingAs(form, contract, 'capital')
    const typed = typeSide(before, part, 'capital', formatAmountInput(amount)).form
    const filled = fillAfter(typed, part, { side: 'capital', before })
    if (filled !== undefined && amount.greaterThan(0)) expect(everythingAs(filled.form, part.policyId)).toBeNull()
  })
})

describe('[SPLIT-02] the rest of a side', () => {
  const row = (fields: Partial<PartForm>): PartForm => ({
    policyId: '1',
    name: 'vv',
    balance: euros('9650.00'),
    lock: undefined,
    capital: { text: '650', parsed: parseAmount('650') },
    annuity: { text: '9 650,00', parsed: parseAmount('9 650,00') },
    ...fields,
  })
  const capital = (text: string) => ({ capital: { text, parsed: parseAmount(text) } })

  it.each([
    ['650', '9000'],
    ['0', '9650'],
    ['9 650,00', '0'],
    ['9 649,99', '0.01'],
  ])('of 9 650,00 with %s on the other side', (text, rest) => {
    expect(restFor(row(capital(text)), 'annuity')?.toString()).toBe(rest)
  })

  it.each([['9 650,01'], [''], ['abc'], ['-1']])('is undefined beside %s', (text) => {
    expect(restFor(row(capital(text)), 'annuity')).toBeUndefined()
  })

  it('is undefined for a locked part', () => {
    expect(restFor(row({ lock: 'mandatory-payments' }), 'annuity')).toBeUndefined()
    expect(fillSide([row({ lock: 'empty' })], { policyId: '1', name: 'vv' }, 'annuity').form[0]?.annuity.text).toBe('9 650,00')
    expect(fillSide([], { policyId: '1', name: 'vv' }, 'annuity').form).toEqual([])
  })

  test.prop([typings])('and the side that it is for come to the balance', ({ form, part, side, amount }) => {
    const typed = partIn(typeSide(form, part, side, formatAmountInput(amount)).form, part)
    const rest = restFor(typed, otherSide(side))
    const { parsed } = typed[side]
    if (rest !== undefined && parsed.kind === 'amount')
      expect(addEuros(rest, parsed.amount).toString()).toBe(part.balance.toString())
  })
})
