import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { anyAccount, listsOf } from '../accounts/arbitraries.ts'
import { countedForProjections } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import {
  countedAccounts,
  EMPTY_INPUTS,
  formOfInputs,
  freshProjection,
  inPeriodicity,
  inputsOf,
  lockedSavings,
  missingAnswers,
  projectionCandidates,
  projectionProblems,
  projectionTotals,
  retirementProblems,
  retirementRequestOf,
  spreadPayments,
  type ProjectionForm,
  type RetirementRequest,
} from './index.ts'
import { A83, BIRTH, CONTEXT, formWith, held, PERECO, PERO, TODAY } from './sample.testing.ts'

const anyAccounts = listsOf(anyAccount, { maxLength: 8 })
const PERSON = { accounts: CONTEXT.accounts, elsewhere: [], birthDate: BIRTH, today: TODAY }
const request = (given: Partial<ProjectionForm> = {}) => retirementRequestOf(formWith(given), CONTEXT)
const asked = (): RetirementRequest => {
  const made = request()
  if (made === undefined) throw new Error('no request')
  return made
}

describe('accounts that are counted', () => {
  const reasons = (...accounts: Parameters<typeof projectionCandidates>[0]) =>
    projectionCandidates(accounts).map(({ reason, isTicked, canCount }) => `${reason} ${isTicked} ${canCount}`)
  const of = (given: Parameters<typeof held>[0]) => reasons(held(given))[0]

  it('[S-CONST-50] [S-CONST-51] [P-ACCT-23] [RP-06] are those of the list, and PERO in force', () => {
    for (const type of ['A83', 'PER', 'PERECO', 'PERCO', 'PERU'] as const)
      expect(of({ type, policy_id: 'p' })).toBe('listed true true')
    expect(of({ type: 'PERO', policy_id: 'p' })).toBe('mandatory true true')
  })

  it('[P-ACCT-22] [P-ACCT-30] [RP-06] leave every other retirement contract one tick away, with the reason', () => {
    expect(of({ type: 'A82', policy_id: 'p' })).toBe('not-listed false true')
    expect(of({ type: 'PER C1', scope: 's2e', policy_id: 'p' })).toBe('not-listed false true')
    expect(of({ type: 'PERU', status: 'REDUCTION', policy_id: 'p' })).toBe('reduced false true')
    expect(of({ type: 'PERU', scope: 'bi', policy_id: 'p' })).toBe('other-bank false true')
    expect(of({ type: 'PERO', status: 'RESILIE', policy_id: 'p' })).toBeUndefined()
    expect(of({ type: 'PEE', scope: 's2e', policy_id: 'p' })).toBeUndefined()
  })

  it('[P-ACCT-31] [O-CONST-29] [O-CONST-30] [RP-06] take what the pension service knows except a PEG, and never the company scheme', () => {
    expect(of({ type: 'PERCO', scope: 'marel', policy_id: 'p' })).toBe('elsewhere true true')
    expect(of({ type: 'PEG', scope: 'marel', policy_id: 'p' })).toBe('no-retirement-plan false false')
    expect(of({ type: 'B2V', scope: 'b2v', policy_id: 'p' })).toBe('company-scheme false false')
  })

  it('[RP-06] follow the saver’s own ticks', () => {
    const accounts = [PERO, held({ type: 'A82', policy_id: 'a82' })]
    const ticked = { pero: false, a82: true }
    expect(countedAccounts(formWith({ ticked }), accounts).map(({ policy_id }) => policy_id)).toEqual(['a82'])
  })

  test.prop([anyAccounts])('[S-CONST-50] [S-CALL-33] both totals together are the balances on the list', (list) => {
    const { collective, individual } = projectionTotals(list)
    const counted = list.filter(countedForProjections).map(({ balance }) => balance)
    expect(collective.plus(individual).toFixed(2)).toBe(sumEuros(counted).toFixed(2))
  })

  it('[RP-05] keep mandatory payments and an article 83 for an annuity', () => {
    expect([lockedSavings(A83), lockedSavings(PERO), lockedSavings(PERECO)].map((one) => one.toFixed(2))).toEqual([
      '18412.75',
      '35480.20',
      '0.00',
    ])
  })
})

describe('payments to come', () => {
  const written = (spread: ReturnType<typeof spreadPayments>) =>
    Object.entries(spread).map(([policy, part]) => `${policy} ${part.toFixed(2)}`)

  it('[PROJ-07] [RP-07] go where they are scheduled, else on the largest contract, else where the saver says', () => {
    expect(written(spreadPayments(euros(200), CONTEXT.accounts))).toEqual(['pero 0.00', 'pereco 200.00', 'a83 0.00'])
    expect(written(spreadPayments(euros(200), [A83, PERO]))).toEqual(['a83 0.00', 'pero 200.00'])
    expect(written(spreadPayments(euros(200), CONTEXT.accounts, 'pero'))).toEqual(['pero 200.00', 'pereco 0.00', 'a83 0.00'])
    expect(written(spreadPayments(euros(200), [A83]))).toEqual(['a83 200.00'])
    expect(spreadPayments(euros(200), [])).toEqual({})
  })

  test.prop([fc.integer({ min: 0, max: 1_000_000 }), anyAccounts])('[RP-07] add up to the amount', (cents, list) => {
    const amount = euros(euros(cents).dividedBy(100))
    const parts = Object.values(spreadPayments(amount, list))
    expect(parts.length === 0 || sumEuros(parts).eq(amount)).toBe(true)
  })

  it('[PROJ-07] are said in another periodicity from the amount as it was typed', () => {
    const typed = { text: '100,00', periodicity: 'one_shot' } as const
    expect([inPeriodicity(typed, 'monthly'), inPeriodicity(typed, 'yearly'), inPeriodicity(typed, 'one_shot')]).toEqual([
      '8,33',
      '100,00',
      '100,00',
    ])
    expect(inPeriodicity({ text: '150,00', periodicity: 'monthly' }, 'yearly')).toBe('1 800,00')
    expect(inPeriodicity({ text: 'abc', periodicity: 'monthly' }, 'yearly')).toBe('abc')
  })
})

describe('the question of a form', () => {
  it('[PROJ-10] [PROJ-14] [RP-11] is there once horizon and goal are; what is empty counts as nothing', () => {
    expect(retirementRequestOf(freshProjection(CONTEXT.accounts), CONTEXT)).toBeUndefined()
    expect(missingAnswers(freshProjection(CONTEXT.accounts)).map(({ path }) => path)).toEqual(['goal', 'horizon'])
    expect(request({ goal: '' })).toBeUndefined()
    const made = request({ other_income: '', property_loan: '', allocated_amount: '' })
    expect([made?.other_income, made?.property_loan, made?.allocated_amount].map(String)).toEqual(['0', '0', '0'])
    expect(missingAnswers(formWith())).toEqual([])
  })

  it('[PROJ-02] [PROJ-03] [PROJ-07] [S-CALL-32] carries inputs, row of the estimate, parts and totals', () => {
    expect(asked()).toMatchObject({ horizon: 64, age_index: 1, allocated_periodicity: 'monthly', known_pension: null })
    expect(asked().allocated_accounts['pereco']?.toFixed(2)).toBe('150.00')
    expect(asked().periodic_payments['pereco']?.toFixed(2)).toBe('150.00')
    expect([asked().total_amount_collective, asked().total_amount_individual].map(String)).toEqual(['18412.75', '0'])
    expect(request({ shares: { pero: 50, gone: 10 } })?.annuity_shares).toEqual({ pero: 50 })
  })

  it('[PROJ-07] takes the known pension only without an estimate', () => {
    const form = formWith({ known_pension: '1 500' })
    expect(retirementRequestOf(form, CONTEXT)?.known_pension).toBeNull()
    const made = retirementRequestOf(form, { ...CONTEXT, estimate: null })
    expect([made?.known_pension?.toString(), made?.age_index]).toEqual(['1500', null])
  })

  it.each([
    [{ horizon: '59' }, 'horizon age-out-of-range'],
    [{ horizon: '71' }, 'horizon age-out-of-range'],
    [{ horizon: '64,5' }, 'horizon age-out-of-range'],
    [{ goal: '0' }, 'goal zero-amount'],
    [{ goal: 'abc' }, 'goal wrong'],
    [{ other_income: '-1' }, 'other_income amount-too-small'],
    [{ property_loan: '100 000 000' }, 'property_loan amount-too-large'],
    [{ allocated_amount: '99999999999999' }, 'allocated_amount amount-too-large'],
  ] satisfies [Partial<ProjectionForm>, string][])('[PROJ-07] [RP-11] is not sent while %j is wrong', (given, problem) => {
    expect(projectionProblems(formWith(given)).map(({ path, code }) => `${path} ${code}`)).toEqual([problem])
    expect(request(given)).toBeUndefined()
  })

  it('[PROJ-12] [PROJ-05] opens empty where nothing was answered, with the accounts of the list', () => {
    expect(formOfInputs(EMPTY_INPUTS, CONTEXT.accounts)).toMatchObject({
      horizon: '',
      goal: '',
      ticked: {},
      paid_to: '',
      shares: {},
    })
  })

  it('[PROJ-12] [RP-07] names no account that takes the payment where it was paid on two of them', () => {
    const made = request({ allocated_amount: '200,00' })
    if (made === undefined) throw new Error('no request')
    const inputs = { ...inputsOf(made), allocated: { pero: euros(80), pereco: euros(120), a83: euros(0) } }
    expect(formOfInputs(inputs, CONTEXT.accounts)).toMatchObject({ allocated_amount: '200,00', paid_to: '' })
  })

  it('[PROJ-12] [RP-11] is the same again from what was saved of it', () => {
    const given = { paid_to: 'pero', ticked: { a83: false }, shares: { pereco: 25 }, allocated_amount: '200,00' }
    for (const form of [formWith(), formWith(given), formWith({ allocated_amount: '' })]) {
      const made = retirementRequestOf(form, CONTEXT)
      if (made === undefined) throw new Error('no request')
      const again = retirementRequestOf(formOfInputs(inputsOf(made), CONTEXT.accounts), CONTEXT)
      expect(again).toEqual(made)
    }
  })
})

describe('what the server checks again', () => {
  const problems = (given: Partial<RetirementRequest>) =>
    retirementProblems({ ...asked(), ...given }, PERSON).map(({ path, code }) => `${path} ${code}`)

  it('[S-CALL-32] [RP-10] lets the person’s own question pass', () => {
    expect(problems({})).toEqual([])
    expect(problems({ allocated_accounts: { pero: euros(0), pereco: euros('149.99'), a83: euros(0) } })).toEqual([])
  })

  it('[S-CALL-33] [RP-10] refuses each field that is not theirs', () => {
    expect(problems({ allocated_accounts: { other: euros(150) } })).toEqual(['allocated_accounts.other unknown-policy'])
    expect(problems({ periodic_payments: { other: euros(1) } })).toEqual(['periodic_payments.other unknown-policy'])
    expect(problems({ annuity_shares: { other: 1 } })).toEqual(['annuity_shares.other unknown-policy'])
    expect(problems({ allocated_accounts: { pereco: euros(149) } })).toEqual(['allocated_accounts split-incomplete'])
    expect(problems({ total_amount_collective: euros(1) })).toEqual(['total_amount_collective wrong'])
    expect(problems({ total_amount_individual: euros(1) })).toEqual(['total_amount_individual wrong'])
    expect(problems({ age_index: 0 })).toEqual(['age_index wrong'])
    const estimate = asked().marel_result
    const [first] = estimate?.result ?? []
    if (estimate === null || first === undefined) throw new Error('no estimate')
    const monthly = euros(100_000_000)
    const marel_result = { ...estimate, result: [{ ...first, monthly, start: plainDate('2028-04-01') }] }
    expect(problems({ marel_result, age_index: 0 })).toEqual(['marel_result amount-too-large'])
  })

  it('[RP-10] refuses an account that cannot be counted, and takes totals with what the pension service knows', () => {
    const peg = held({ type: 'PEG', scope: 'marel', policy_id: 'peg' })
    const perco = held({ type: 'PERCO', scope: 'marel', policy_id: 'perco', balance: euros(100) })
    const person = { ...PERSON, elsewhere: [peg, perco] }
    const given = { ...asked(), allocated_accounts: { peg: euros(150) }, total_amount_individual: euros(100) }
    expect(retirementProblems(given, person)).toEqual([{ path: 'allocated_accounts.peg', code: 'ineligible-account' }])
  })
})
