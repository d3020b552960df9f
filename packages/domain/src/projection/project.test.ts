import { describe, expect, it } from 'vitest'

import { discrepancies, find, inOrder } from '../explain/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import {
  agesAround,
  agesOfDeparture,
  amountToday,
  closeGap,
  gapToday,
  monthOfPayments,
  pensionAt,
  projectionEvaluators,
  projectRetirement,
  shownProjection,
  TERMS,
  withMonthlyPayment,
  type ProjectionPlan,
} from './index.ts'
import { A83, ESTIMATE, held, PERECO, PERO, PLAN, TODAY } from './sample.testing.ts'
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

  it('[RP-12] gives the worked table: annuity, pension and gap at each age of departure', () => {
    const rows = agesOfDeparture(PLAN, tables)
    const written = rows.map(({ age, pensionMonth, annuity, delta: gap }) =>
      [age, pensionMonth.toFixed(2), annuity.toFixed(2), gap.toFixed(2)].join(' '),
    )
    expect(written.filter((line) => /^6[3-7]/.test(line))).toEqual([
      '63 1464.70 154.77 -350.53',
      '64 1578.62 167.88 -223.50',
      '65 1660.66 181.95 -127.39',
      '66 1731.28 197.13 -41.59',
      '67 1801.89 213.50 45.39',
    ])
    expect([rows[0]?.age, rows.at(-1)?.age]).toEqual([62, 70])
  })

  it('[RP-12] draws a return of 0 and of 4 % beside the 2 % of the answer, which is the same to the cent', () => {
    const row = agesOfDeparture(PLAN, tables).find(({ age }) => age === 64)
    expect(row?.scenarios.map(({ netReturn }) => netReturn)).toEqual([0, 2, 4])
    expect(row?.scenarios[1]?.delta.toFixed(2)).toBe(delta())
    const annuities = row?.scenarios.map(({ annuity }) => annuity.toNumber()) ?? []
    expect(annuities).toEqual(annuities.toSorted((a, b) => a - b))
    // Without any return the payments of sixteen months are worth 2 400 €: 2 400 × 0.99 ÷ 30.457498 a year.
    const alone = agesOfDeparture(plan({ accounts: [PERECO] }), tables).find(({ age }) => age === 64)
    expect(alone?.scenarios[0]?.annuity.toFixed(2)).toBe('6.50')
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

describe('what a page shows of an answer', () => {
  it('[PROJ-01] [PROJ-08] [PROJ-09] [RP-09] is its figures, and a sum that equals its parts', () => {
    const shown = shownProjection(PLAN, figures())
    expect([shown.annuity, shown.fromSavings, shown.fromPayments, shown.gap].map((one) => one.toFixed(2))).toEqual([
      '167.88',
      '161.30',
      '6.58',
      '223.50',
    ])
    expect([shown.isReached, shown.payments, shown.months, shown.year]).toEqual([false, 16, 16, 2028])
    expect([shown.saved, shown.today.annuity, shown.today.delta].map((one) => one.toFixed(2))).toEqual([
      '53892.95',
      '163.51',
      '-227.87',
    ])
    for (const one of shown.accounts) expect(one.fromSavings.plus(one.fromPayments).eq(one.month)).toBe(true)
    expect(sumEuros(shown.accounts.map(({ month }) => month)).eq(shown.annuity)).toBe(true)
  })

  it('[PROJ-04] [RP-09] is the twelfth of a bare answer', () => {
    const bare = { annuity: euros('2014.56'), delta_monthly: euros(5), accounts: undefined, explanation: undefined }
    const shown = shownProjection(PLAN, bare)
    expect([shown.annuity.toFixed(2), shown.isReached, shown.accounts]).toEqual(['167.88', true, []])
  })

  it('[RP-12] is one age before the chosen one, and five in all', () => {
    const rows = agesOfDeparture(PLAN, tables)
    const ages = (horizon: number) => agesAround(rows, horizon).map(({ age }) => age)
    expect([ages(64), ages(70), ages(60)]).toEqual([
      [63, 64, 65, 66, 67],
      [66, 67, 68, 69, 70],
      [62, 63, 64, 65, 66],
    ])
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
    expect(delta({ horizon: 62, goal: euros(1900) })).toBe(
      agesOfDeparture(PLAN, tables)
        .find(({ age }) => age === 62)
        ?.delta.toFixed(2),
    )
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

describe('what closes the gap', () => {
  const short = plan({ goal: euros(1900) })

  it('[RP-13] is a payment with which the goal is reached, and with one euro less it is not', () => {
    const { payment } = closeGap(short, tables)
    const forward = (euro: number) => {
      const asked = withMonthlyPayment(short, euros(euro))
      return projectRetirement(asked, tables).delta_monthly.toNumber()
    }
    const found = payment?.toNumber() ?? 0
    expect(found).toBeGreaterThan(150)
    expect(forward(found)).toBeGreaterThanOrEqual(0)
    expect(forward(found - 1)).toBeLessThan(0)
  })

  it('[RP-13] is the first month of departure that reaches it, of the months that the estimate knows', () => {
    expect(closeGap(short, tables).start).toMatchObject({ start: plainDate('2031-04-01'), ageInMonths: 804 })
    const known = closeGap(plan({ pension: { estimate: null, known: euros('1578.62') } }), tables).start
    const before = agesOfDeparture(plan({ pension: { estimate: null, known: euros('1578.62') } }), tables)
    expect(known === undefined || before.some(({ start, delta: gap }) => start <= known.start && gap.lt(0))).toBe(true)
  })

  it('[RP-13] is not there without an account to pay on, nor without a month that is enough', () => {
    expect(closeGap(plan({ accounts: [], payments: {}, goal: euros(90_000) }), tables)).toEqual({
      payment: undefined,
      start: undefined,
    })
    expect(closeGap(plan({ birthDate: plainDate('1950-01-01') }), tables)).toEqual({ payment: undefined, start: undefined })
  })
})

describe('euros of today', () => {
  it('[RP-14] say the worked annuity and gap: 167,88 is worth 163,51, and 227,87 is missing', () => {
    const today = gapToday({ annuity: euros('167.88'), delta: euros('-223.50'), months: 16 }, TODAY)
    expect([today.annuity.toFixed(2), today.delta.toFixed(2), today.inflation]).toEqual(['163.51', '-227.87', 2])
    expect(amountToday(euros(102), 12, TODAY).toFixed(2)).toBe('100.00')
  })
})

it('[P-ACCT-23] [RP-06] is computed of the accounts that are counted, and of no other', () => {
  expect(figures({ accounts: [PERO] }).accounts?.map(({ policy_id }) => policy_id)).toEqual(['pero'])
  expect(figures({ accounts: [] }).annuity.toFixed(2)).toBe('0.00')
})
