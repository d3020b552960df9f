import { describe, expect, it } from 'vitest'

import { discrepancies, find, inOrder } from '../explain/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { monthOfPayments, pensionAt, projectionEvaluators, projectRetirement, TERMS, type ProjectionPlan } from './index.ts'
import { A83, ESTIMATE, held, PERECO, PERO, PLAN } from './sample.testing.ts'
import { plainDate } from '../calendar/index.ts'

const tables = await loadMortalityTables()
const plan = (given: Partial<ProjectionPlan>): ProjectionPlan => ({ ...PLAN, ...given })
const figures = (given: Partial<ProjectionPlan> = {}) => projectRetirement(plan(given), tables)
const delta = (given: Partial<ProjectionPlan> = {}) => figures(given).delta_monthly.toFixed(2)

describe('a retirement project', () => {
  it('[PROJ-01] [PROJ-08] [RP-09] is the pension, the annuities and other income, less the loan and the goal', () => {
    expect(delta()).toBe('-223.50')
    expect(delta({ propertyLoan: euros(0), otherIncome: euros(0), goal: euros('1746.50') })).toBe('0.00')
  })

  it('[PROJ-09] [RP-09] gives the annuity a year, and each account its own, to the cent', () => {
    const { annuity, accounts = [] } = figures()
    const years = accounts.map((one) => one.annuity.toFixed(2))
    expect(annuity.toFixed(2)).toBe(sumEuros(accounts.map((one) => one.annuity)).toFixed(2))
    expect(accounts.map(({ policy_id }) => policy_id)).toEqual(['pero', 'pereco', 'a83'])
    expect(years[1]).toBe('78.98')
  })

  it('[RP-09] [RP-12] gives the worked table: annuity and gap at each age of departure', () => {
    const at = (horizon: number) => {
      const { accounts = [], delta_monthly: gap } = figures({ horizon })
      const months = accounts.map(({ annuity }) => annuity.dividedBy(12).toDecimalPlaces(2).toNumber())
      return [months.reduce((sum, month) => sum + month, 0).toFixed(2), gap.toFixed(2)].join(' ')
    }
    expect([63, 64, 65, 66, 67].map(at)).toEqual([
      '154.77 -350.53',
      '167.88 -223.50',
      '181.95 -127.39',
      '197.13 -41.59',
      '213.50 45.39',
    ])
  })

  it('[PROJ-01] [RP-02] says what the payments to come add: 6,58, 11,99, 17,86 and 24,22 € by the age', () => {
    const added = [64, 65, 66, 67].map((horizon) =>
      monthOfPayments(plan({ horizon }), PERECO, projectionEvaluators(tables)).toFixed(2),
    )
    expect(added).toEqual(['6.58', '11.99', '17.86', '24.22'])
    expect(figures().accounts?.map((one) => one.from_payments?.toFixed(2))).toEqual(['0.00', '6.58', '0.00'])
  })

  it('[RP-09] explains the gap and every account by steps that can be replayed', () => {
    const { explanation, accounts = [] } = figures()
    const trees = [explanation?.delta, ...accounts.flatMap((one) => [one.explanation?.month, one.explanation?.capital])]
    const terms: readonly string[] = TERMS
    for (const tree of trees.filter((one) => one !== undefined)) {
      expect(discrepancies(tree, projectionEvaluators(tables))).toEqual([])
      expect([...inOrder(tree)].filter(({ node }) => !terms.includes(node.term))).toEqual([])
    }
    expect(explanation && find(explanation.delta, 'projection.pension')?.value).toBe('1578.62')
    expect(explanation && find(explanation.delta, 'projection.annuities')?.value).toBe('167.88')
  })
})

describe('the share that becomes an annuity', () => {
  const PER = held({ type: 'PERECO', policy_id: 'per', balance: euros(10_000), balance_co: euros(4000), balance_es: euros(6000) })
  const of = (account: typeof PER, share: number) => {
    const [one] = figures({ accounts: [account], payments: {}, shares: { [account.policy_id]: share } }).accounts ?? []
    return [one?.annuity.toFixed(2), one?.capital.toFixed(2)]
  }

  it('[RP-05] leaves mandatory payments and an article 83 as an annuity whatever is chosen', () => {
    const whole = of(PER, 100)
    const none = of(PER, 0)
    expect(whole[1]).toBe('0.00')
    // 6 000 × 1.02^(16/12)
    expect(none[1]).toBe('6160.53')
    expect(Number(none[0])).toBeCloseTo(Number(whole[0]) * 0.4, 1)
    expect(of(A83, 0)).toEqual(of(A83, 100))
  })

  it('[RP-05] pays the rest out, beside the annuity and never as one', () => {
    const [half, capital] = of(PER, 50)
    expect(capital).toBe('3080.27')
    expect(Number(half)).toBeCloseTo(Number(of(PER, 100)[0]) * 0.7, 1)
  })
})

describe('the state pension of a departure', () => {
  const at = (start: string, age: number, source = PLAN.pension) => pensionAt(source, { start: plainDate(start), age })

  it('[RP-08] [PROJ-07] is the row of the estimate for that age', () => {
    const counted = at('2028-04-01', 64)
    expect(counted).toMatchObject({ kind: 'estimated', index: 1 })
    expect(counted.kind === 'estimated' && counted.parts.base.toFixed(2)).toBe('1079.86')
  })

  it('[RP-08] is not counted before the pension opens, and the day from which it would count is given', () => {
    expect(at('2026-12-01', 62)).toEqual({ kind: 'not-open', from: plainDate('2027-04-01'), age: '63 ans' })
    const { explanation } = figures({ horizon: 62 })
    expect(explanation && find(explanation.delta, 'projection.pension')?.value).toBe('0')
  })

  it('[RP-08] is what the saver knows if there is no estimate, and unknown if they know nothing', () => {
    expect(at('2028-04-01', 64, { estimate: null, known: euros(1500) })).toEqual({ kind: 'known', month: euros(1500) })
    expect(at('2028-04-01', 64, { estimate: null, known: null })).toEqual({ kind: 'none' })
  })

  it('[RP-08] is the one in payment whatever the age, and the row of its age where a row has no day', () => {
    const [first] = ESTIMATE.result
    if (first === undefined) throw new Error('no row')
    const paid = { ...ESTIMATE, result: [{ ...first, type: 'EN_PAIEMENT', start: plainDate('2030-01-01') }] }
    expect(at('2026-12-01', 62, { estimate: paid, known: null }).kind).toBe('estimated')
    const undated = { ...ESTIMATE, result: [{ ...first, start: undefined }] }
    expect(at('2028-04-01', 64, { estimate: undated, known: null })).toMatchObject({ index: 0 })
  })
})

it('[P-ACCT-23] [RP-06] is computed of the accounts that are counted, and of no other', () => {
  expect(figures({ accounts: [PERO] }).accounts?.map(({ policy_id }) => policy_id)).toEqual(['pero'])
  expect(figures({ accounts: [] }).annuity.toFixed(2)).toBe('0.00')
})
