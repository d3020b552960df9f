import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import type { ScheduledPayment } from '../operations/index.ts'
import {
  allowedBy,
  checkPayment,
  EMPTY_PAYMENT,
  formReplacing,
  notDeducted,
  requestOf,
  retirementOffersOf,
  taxChoiceOf,
  taxChoicesFor,
  type PaymentContext,
  type PaymentForm,
} from './index.ts'

const POLICY = '00482201'
const PLAN: NonNullable<PaymentContext['allocable_accounts']>[number] = {
  policy_id: POLICY,
  title: 'PERECO',
  type: 'PERECO',
  order: 1,
  available_on: null,
  tax_choices: ['DEDUCTIBLE', 'NOT_DEDUCTIBLE'],
  deductible_left: euros(4560),
  investments: ['a', 'b'].map((id) => ({ id, label: id, held: true })),
}
const CONTEXT: PaymentContext = {
  max_amount: euros(10_000),
  blockings: [],
  day_limit: 15,
  day_value_liquidity: 28,
  direct_debit_exceptional_payment: true,
  debit_card_exceptional_payment: true,
  scheduled_payment: true,
  scheduled_payment_creation: true,
  frequencies: ['MENSUELLE'],
  min_amount: undefined,
  yearly_limit: undefined,
  allocable_accounts: [PLAN],
}
const ACCOUNT: Account = {
  type: 'PERECO',
  scope: 'ais',
  title: 'PERECO',
  policy_id: POLICY,
  balance: euros(0),
  company_id: 'c',
}
const BOTH = { punctual: true, periodic: true }
const NEITHER = { punctual: false, periodic: false }
const acts = (once: 'portal' | 'external', again: 'portal' | 'external', payable: PaymentContext | undefined = CONTEXT) => [
  {
    policy_id: POLICY,
    acts: [
      { act: 'VV_PONCTUEL', channel: once },
      { act: 'VV_PROGRAMME', channel: again },
    ],
    payable,
  },
]
const offered = (terms: Parameters<typeof retirementOffersOf>[1], account: Account = ACCOUNT) => {
  const { offers, external } = retirementOffersOf([account], terms)
  return [offers.map(({ ways, refusal }) => [ways, refusal?.kind]), external.length]
}

describe('payments to retirement contracts', () => {
  it('[PAYM-13] [OPS-36] [OPS-38] [PAY-22] [ENT-54] are made here by the ways that the acts and the permission allow together', () => {
    expect(offered({ acts: acts('portal', 'portal'), permission: BOTH })).toEqual([
      [[['card', 'debit', 'scheduled'], undefined]],
      0,
    ])
    expect(offered({ acts: acts('portal', 'external'), permission: BOTH })).toEqual([[[['card', 'debit'], undefined]], 0])
    expect(offered({ acts: acts('external', 'portal'), permission: BOTH })).toEqual([[[['scheduled'], undefined]], 0])
    expect(offered({ acts: acts('portal', 'portal'), permission: { punctual: true, periodic: false } })).toEqual([
      [[['card', 'debit'], undefined]],
      0,
    ])
    expect(offered({ acts: acts('portal', 'portal'), permission: NEITHER })).toEqual([[[[], 'closed']], 0])
  })

  it('[PAYM-13] [O-CALL-66] are made in the external space where an act says so, is missing, or names nothing that can be paid', () => {
    expect(offered({ acts: acts('external', 'external'), permission: BOTH })).toEqual([[], 1])
    expect(offered({ acts: [], permission: BOTH })).toEqual([[], 1])
    const elsewhere = { ...CONTEXT, allocable_accounts: undefined }
    expect(offered({ acts: acts('portal', 'portal', elsewhere), permission: BOTH })).toEqual([[], 1])
    const [named] = acts('portal', 'portal')
    const untold = named === undefined ? [] : [{ ...named, payable: undefined }]
    expect(offered({ acts: untold, permission: BOTH })).toEqual([[], 1])
  })

  it.each([{ has_acts: false }, { unsolicited_payment: false }, { scope: 's2e' as const }])(
    '[OPS-37] [OPS-39] [P-PERM-08] are not offered at all on a contract with %o',
    (more) => {
      expect(offered({ acts: acts('portal', 'portal'), permission: BOTH }, { ...ACCOUNT, ...more })).toEqual([[], 0])
    },
  )

  it('[PAY-23] [ENT-55] [OPS-39] [P-PERM-08] are allowed only where the acts of the family are', () => {
    expect(allowedBy(BOTH, { isVoluntaryPaymentAllowed: true })).toEqual(BOTH)
    expect(allowedBy(BOTH, { isVoluntaryPaymentAllowed: false })).toEqual(NEITHER)
  })
})

const FORM: PaymentForm = {
  ...EMPTY_PAYMENT,
  policyId: POLICY,
  way: 'card',
  amount: '5000',
  shares: { a: '100' },
  taxChoice: 'DEDUCTIBLE',
}

describe('the tax choice of a payment', () => {
  it('[PAYM-12] is asked of a retirement plan alone, and leaves no deduction from the 70th birthday on', () => {
    const born = plainDate('1956-11-20')
    expect(taxChoicesFor('PERECO', born, plainDate('2026-11-19'))).toEqual(['DEDUCTIBLE', 'NOT_DEDUCTIBLE'])
    expect(taxChoicesFor('PERECO', born, plainDate('2026-11-20'))).toEqual(['NOT_DEDUCTIBLE'])
    for (const type of ['PEE', 'PERCO'] as const) expect(taxChoicesFor(type, born, plainDate('2020-01-01'))).toEqual([])
  })

  it('[PAYM-12] is the one that was made where the plan takes it, or the only one; of two none is made for the saver', () => {
    const form = { taxChoice: 'DEDUCTIBLE' } as const
    expect(taxChoiceOf({ taxChoice: '' }, PLAN)).toBeUndefined()
    expect(taxChoiceOf({ taxChoice: '' }, { tax_choices: ['NOT_DEDUCTIBLE'] })).toBe('NOT_DEDUCTIBLE')
    expect(taxChoiceOf(form, PLAN)).toBe('DEDUCTIBLE')
    expect(taxChoiceOf(form, { tax_choices: ['NOT_DEDUCTIBLE'] })).toBe('NOT_DEDUCTIBLE')
    expect(taxChoiceOf(form, {})).toBeUndefined()
  })

  it.each([
    ['5000', 'DEDUCTIBLE', euros(4560), '440.00'],
    ['4560', 'DEDUCTIBLE', euros(4560), undefined],
    ['4560,01', 'DEDUCTIBLE', euros(4560), '0.01'],
    ['5000', 'NOT_DEDUCTIBLE', euros(4560), undefined],
    ['5000', 'DEDUCTIBLE', undefined, undefined],
    ['', 'DEDUCTIBLE', euros(4560), undefined],
  ] as const)(
    '[PAYM-12] of %s €, %s, leaves out of the deduction what is above the ceiling',
    (amount, taxChoice, left, above) => {
      const { deductible_left: _, ...plan } = PLAN
      const account = left === undefined ? plan : { ...plan, deductible_left: left }
      expect(notDeducted({ ...FORM, amount, taxChoice }, account)?.toFixed(2)).toBe(above)
    },
  )

  it('[PAYM-12] [PAYM-14] goes with the request, and is refused where the plan does not take it', () => {
    const offer = { account: ACCOUNT, context: CONTEXT, allocable: PLAN, ways: ['card'] as const, refusal: undefined }
    const request = requestOf(FORM, offer, undefined)
    if (request === undefined) throw new Error('The answers make a request.')
    expect(request.tax_choice).toBe('DEDUCTIBLE')
    const { tax_choice: _, ...without } = request
    const problems = (asked: typeof without, choices: typeof PLAN.tax_choices = PLAN.tax_choices) =>
      checkPayment(asked, { ...CONTEXT, allocable_accounts: [{ ...PLAN, tax_choices: choices }] }, []).map(
        ({ path, code }) => `${path} ${code}`,
      )
    expect(problems(request)).toEqual([])
    expect(problems(without)).toEqual(['tax_choice required'])
    expect(problems(request, ['NOT_DEDUCTIBLE'])).toEqual(['tax_choice wrong'])
    expect(problems(request, [])).toEqual(['tax_choice wrong'])
    expect(problems(without, [])).toEqual([])
    expect(problems({ ...request, replaces: 'x' })).toEqual(['replaces wrong'])
  })
})

const SCHEDULED: ScheduledPayment = {
  id: 'vvp-1',
  scope: 'ais',
  policy_id: POLICY,
  amount: euros(150),
  periodicity: 'QUARTERLY',
  status: 'En cours',
  next_investment_date: plainDate('2026-12-15'),
  tax_choice: 'NOT_DEDUCTIBLE',
  repartitions: [
    {
      id: POLICY,
      title: 'PERECO',
      amount: euros(150),
      investments: [
        { id: 'a', title: 'a', amount: euros(100) },
        { id: 'gone', title: 'gone', amount: euros(50) },
      ],
    },
  ],
}

describe('a scheduled payment that is changed', () => {
  it('[PAYM-14] opens with the answers of the one before, its shares cut down to whole percents', () => {
    expect(formReplacing(SCHEDULED, PLAN)).toEqual({
      ...EMPTY_PAYMENT,
      policyId: POLICY,
      way: 'scheduled',
      amount: '150,00',
      frequency: 'TRIMESTRIELLE',
      day: 15,
      shares: { a: '66' },
      taxChoice: 'NOT_DEDUCTIBLE',
      replaces: 'vvp-1',
    })
  })

  it('[PAYM-14] opens with the usual answers in place of what the list does not tell', () => {
    const untold = { ...SCHEDULED, amount: euros(0), periodicity: 'DAILY', next_investment_date: null, tax_choice: null }
    expect(formReplacing(untold, PLAN)).toMatchObject({ frequency: 'MENSUELLE', day: 10, shares: {}, taxChoice: 'DEDUCTIBLE' })
    const { next_investment_date: _, ...undated } = SCHEDULED
    expect(formReplacing(undated, PLAN).day).toBe(10)
  })

  it('[PAYM-14] names the one whose place it takes, unless it is made once', () => {
    const offer = { account: ACCOUNT, context: CONTEXT, allocable: PLAN, ways: ['scheduled'] as const, refusal: undefined }
    const form = { ...formReplacing(SCHEDULED, PLAN), shares: { a: '67', b: '33' } }
    expect(requestOf(form, offer, 'RUM')).toMatchObject({ replaces: 'vvp-1', periodicity: 'TRIMESTRIELLE' })
    expect(requestOf({ ...form, way: 'card' }, offer, undefined)).not.toHaveProperty('replaces')
  })
})
