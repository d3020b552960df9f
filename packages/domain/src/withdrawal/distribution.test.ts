import { beforeEach, describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import {
  AMOUNT_TOLERANCE,
  contractsOf,
  defaultDistribution,
  everythingAs,
  moveDivider,
  noticeOf,
  remainderOf,
  SIMULATOR,
  totalsOf,
  typeSide,
  withdrawEverythingAs,
  type Contract,
  type DistributionForm,
  type PartId,
} from './index.ts'

const of = (change: Partial<Account>): Account => ({
  type: 'PERO',
  scope: 'ais',
  status: 'ENCOURS',
  title: 'PER',
  policy_id: 'P',
  balance: euros(0),
  ...change,
})

const small = of({ balance: euros(1700), balance_co: euros(1000), balance_vv: euros(500), balance_es: euros(200) })
const large = of({ policy_id: 'L', balance: euros(40_000), balance_co: euros(0), balance_vv: euros(40_000) })
const article83 = of({ policy_id: 'A', type: 'A83', balance: euros(800) })

let contracts: readonly Contract[]
let ofSmall: Contract
let ofLarge: Contract
let ofArticle83: Contract
let start: DistributionForm

beforeEach(() => {
  contracts = contractsOf([small, large, article83], SIMULATOR, plainDate('2026-11-20'))
  const known = contracts as readonly [Contract, Contract, Contract]
  ofSmall = known[0]
  ofLarge = known[1]
  ofArticle83 = known[2]
  start = defaultDistribution(contracts)
})

const vv: PartId = { policyId: 'P', name: 'vv' }
const co: PartId = { policyId: 'P', name: 'co' }

const amounts = (form: DistributionForm, policyId = 'P') =>
  form
    .filter((part) => part.policyId === policyId)
    .map(({ name, capital, annuity }) => `${name} ${capital.text} / ${annuity.text}`)

const partOf = (form: DistributionForm, id: PartId) => {
  const part = form.find(({ policyId, name }) => policyId === id.policyId && name === id.name)
  if (part === undefined) throw new Error('no such part')
  return part
}

describe('the distribution at the start', () => {
  it('[MRM-43, MRM-45] is all annuity', () => {
    expect(amounts(start)).toEqual(['co 0,00 / 1 000,00', 'vv 0,00 / 500,00', 'es 0,00 / 200,00'])
    expect(amounts(start, 'A')).toEqual(['whole 0,00 / 800,00'])
    expect(everythingAs(start, 'P')).toBe('annuity')
    expect(partOf(start, vv).annuity.parsed).toEqual({ kind: 'amount', amount: euros(500) })
  })

  it('[MRM-55] leaves out a contract that is disabled', () => {
    const disabled = contractsOf([article83], { withdraw: true, withdrawCase: 'owner' }, plainDate('2026-11-20'))
    expect(defaultDistribution(disabled)).toEqual([])
  })
})

describe('"withdraw everything as"', () => {
  it('[MRM-46] puts every compartment on one side, mandatory payments included', () => {
    const capital = withdrawEverythingAs(start, ofSmall, 'capital')
    expect(amounts(capital)).toEqual(['co 1 000,00 / 0,00', 'vv 500,00 / 0,00', 'es 200,00 / 0,00'])
    expect(everythingAs(capital, 'P')).toBe('capital')
    expect(withdrawEverythingAs(capital, ofSmall, 'annuity')).toEqual(start)
  })

  it('[MRM-46, MRM-74] is the only way to take an article 83 as capital', () => {
    expect(amounts(withdrawEverythingAs(start, ofArticle83, 'capital'), 'A')).toEqual(['whole 800,00 / 0,00'])
    expect(typeSide(start, { policyId: 'A', name: 'whole' }, 'capital', '800,00')).toEqual({ form: start })
  })

  it('[MRM-44] does nothing for a contract that does not offer it', () => {
    expect(withdrawEverythingAs(start, ofLarge, 'capital')).toBe(start)
  })

  it('[MRM-46] leaves other contracts alone', () => {
    const capital = withdrawEverythingAs(start, ofSmall, 'capital')
    expect(amounts(capital, 'A')).toEqual(amounts(start, 'A'))
  })

  it('[MRM-48] is neither when the parts differ, or a field holds no amount', () => {
    expect(everythingAs(moveDivider(start, vv, euros(1)).form, 'P')).toBeNull()
    expect(everythingAs(typeSide(start, vv, 'annuity', '').form, 'P')).toBeNull()
    expect(everythingAs(typeSide(start, vv, 'capital', '').form, 'P')).toBeNull()
    const half = typeSide(typeSide(start, vv, 'capital', '500').form, vv, 'annuity', '500').form
    expect(everythingAs(half, 'P')).toBeNull()
  })
})

describe('editing one part', () => {
  it('[MRM-76, MRM-77] leaves the other field as it was typed', () => {
    const { form } = typeSide(start, vv, 'capital', '120,5')
    expect(partOf(form, vv)).toMatchObject({
      capital: { text: '120,5', parsed: { kind: 'amount', amount: euros('120.5') } },
      annuity: { text: '500,00' },
    })
    expect(partOf(form, { policyId: 'P', name: 'es' })).toBe(partOf(start, { policyId: 'P', name: 'es' }))
  })

  it('[P-FMT-06] keeps a text that is no amount as it was typed, and refuses it', () => {
    expect(partOf(typeSide(start, vv, 'capital', 'x').form, vv).capital.text).toBe('x')
    expect(partOf(typeSide(start, vv, 'capital', 'x').form, vv).capital.parsed.kind).toBe('refused')
  })

  it('moves both sides with the divider, which stays within the balance', () => {
    expect(amounts(moveDivider(start, vv, euros('123.45')).form)[1]).toBe('vv 123,45 / 376,55')
    expect(amounts(moveDivider(start, vv, euros(-1)).form)[1]).toBe('vv 0,00 / 500,00')
    expect(amounts(moveDivider(start, vv, euros(501)).form)[1]).toBe('vv 500,00 / 0,00')
  })

  it('[MRM-73, MRM-75] changes no locked part', () => {
    expect(typeSide(start, co, 'capital', '1,00')).toEqual({ form: start })
    expect(moveDivider(start, co, euros(1))).toEqual({ form: start })
    expect(moveDivider(start, { policyId: 'L', name: 'co' }, euros(0))).toEqual({ form: start })
  })

  it('[MRM-48] un-selects "all capital" and puts mandatory payments back to the annuity, with a notice', () => {
    const capital = withdrawEverythingAs(start, ofSmall, 'capital')
    const { form, notice } = moveDivider(capital, vv, euros(300))
    expect(amounts(form)).toEqual(['co 0,00 / 1 000,00', 'vv 300,00 / 200,00', 'es 200,00 / 0,00'])
    expect(notice).toEqual({ kind: 'all-or-nothing-left', policyId: 'P', side: 'capital', mandatoryBackToAnnuity: true })
    expect(amounts(form, 'L')).toEqual(amounts(start, 'L'))
  })

  it('[MRM-48] un-selects "all annuity" with a notice, and moves nothing else', () => {
    const { form, notice } = typeSide(start, vv, 'annuity', '400,00')
    expect(amounts(form)).toEqual(['co 0,00 / 1 000,00', 'vv 0,00 / 400,00', 'es 0,00 / 200,00'])
    expect(notice).toEqual({ kind: 'all-or-nothing-left', policyId: 'P', side: 'annuity', mandatoryBackToAnnuity: false })
  })

  it('[MRM-48] moves no mandatory payments where there are none', () => {
    const capital = moveDivider(start, { policyId: 'L', name: 'vv' }, euros(40_000)).form
    const { notice, form } = moveDivider(capital, { policyId: 'L', name: 'vv' }, euros(1))
    expect(notice).toMatchObject({ side: 'capital', mandatoryBackToAnnuity: false })
    expect(amounts(form, 'L')[0]).toBe('co 0,00 / 0,00')
  })

  it('[MRM-48] gives no notice when the choice stands as before, or stood on neither side', () => {
    expect(typeSide(start, vv, 'annuity', '500').notice).toBeUndefined()
    const split = moveDivider(start, vv, euros(1)).form
    expect(moveDivider(split, vv, euros(2)).notice).toBeUndefined()
    expect(moveDivider(split, vv, euros(0)).notice).toBeUndefined()
    expect(everythingAs(moveDivider(split, vv, euros(0)).form, 'P')).toBe('annuity')
  })
})

describe('what a pair leaves over', () => {
  const withAnnuity = (text: string) => partOf(typeSide(start, vv, 'annuity', text).form, vv)

  it('[MRM-76, MRM-78] calls for a notice from 0,01', () => {
    expect(noticeOf(withAnnuity('500,00'))).toBeUndefined()
    expect(noticeOf(withAnnuity('499,99'))).toEqual({ kind: 'remaining', amount: euros('0.01') })
    expect(noticeOf(withAnnuity('1,00'))).toEqual({ kind: 'remaining', amount: euros(499) })
  })

  it('[MRM-77, MRM-78] calls for a warning from −0,01', () => {
    expect(noticeOf(withAnnuity('500,01'))).toEqual({ kind: 'exceeded', amount: euros('0.01') })
    expect(noticeOf(withAnnuity('700,00'))).toEqual({ kind: 'exceeded', amount: euros(200) })
  })

  it('[MRM-76] counts a field without an amount as nothing', () => {
    expect(remainderOf(withAnnuity('')).toString()).toBe('500')
    expect(remainderOf(withAnnuity('-')).toString()).toBe('500')
  })

  it('[S-CONST-05] has a tolerance of one cent', () => {
    expect(AMOUNT_TOLERANCE.toString()).toBe('0.01')
  })
})

describe('totals', () => {
  it('add up all contracts, or one', () => {
    const { form } = moveDivider(start, vv, euros(125))
    expect(totalsOf(form)).toEqual({
      balance: euros(42_500),
      capital: euros(125),
      annuity: euros(42_375),
      remainder: euros(0),
      capitalPercent: 0,
      annuityPercent: 100,
    })
    expect(totalsOf(form, 'P')).toMatchObject({ balance: euros(1700), capitalPercent: 7, annuityPercent: 93 })
  })

  it('have no shares when nothing is split', () => {
    expect(totalsOf([])).toMatchObject({ balance: euros(0), capitalPercent: 0, annuityPercent: 0 })
    expect(totalsOf(typeSide(start, { policyId: 'L', name: 'vv' }, 'annuity', '').form, 'L')).toMatchObject({
      remainder: euros(40_000),
      capitalPercent: 0,
      annuityPercent: 0,
    })
  })
})
