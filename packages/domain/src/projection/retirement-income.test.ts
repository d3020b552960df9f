import { describe, expect, it } from 'vitest'

import { find, valueOf, type Derivation } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { projectionEvaluators } from './annuity.ts'
import type { IncomeLine, IncomeTerms } from './income-model.ts'
import type { ProjectionPlan } from './departure.ts'
import { projectPlan } from './project.ts'
import { retirementIncome } from './retirement-income.ts'
import { held, PLAN } from './sample.testing.ts'
import { EXPLAINED_STEPS } from './steps.ts'

const EVALUATORS = projectionEvaluators(await loadMortalityTables())
/** A single person with the rate of 8.4 % and nothing else. */
const ALONE: IncomeTerms = { pensionCharges: 8.4, maritalStatus: 'CE', householdIncome: euros(0) }

const incomeOf = (plan: ProjectionPlan, terms?: IncomeTerms) =>
  retirementIncome(projectPlan(EXPLAINED_STEPS, plan, EVALUATORS), plan, terms)
const text = (figure: Derivation | undefined): string | undefined => figure && valueOf(figure).toFixed(2)
const grossOf = (lines: readonly IncomeLine<Derivation>[]) => lines.map(({ id, gross }) => [id, text(gross)])

describe('a retirement income', () => {
  it('[RP-15] tells the worked case line by line, in euros of today and of the departure', () => {
    const { today, departure } = incomeOf(PLAN)
    expect(grossOf(today.month.lines)).toEqual([
      ['pension-base', '1079.86'],
      ['pension-complementary', '498.76'],
      ['account-pero', '103.42'],
      ['account-pereco', '6.41'],
      ['account-a83', '53.68'],
      ['other', '240.00'],
    ])
    expect(grossOf(departure.month.lines).slice(2, 5)).toEqual([
      ['account-pero', '106.19'],
      ['account-pereco', '6.58'],
      ['account-a83', '55.11'],
    ])
    expect(text(today.month.total.gross)).toBe('1982.13')
    expect(grossOf(departure.month.lines)[0]).toEqual(['pension-base', '1108.75'])
  })

  it('[RP-15] is gross alone, when nothing is supposed of the saver', () => {
    const { today, yearTax } = incomeOf(PLAN)
    expect([today.month.total.net, today.month.lines[0]?.charges, yearTax]).toEqual([undefined, undefined, undefined])
  })

  it('[RP-16] takes 7.4 % from the base pension, 8.4 % from what is taxed as a pension, 18.6 % from two fifths of what was paid in', () => {
    const { lines, total } = incomeOf(PLAN, ALONE).today.month
    expect(lines.map(({ charges }) => text(charges))).toEqual(['79.91', '41.90', '8.69', '0.48', '4.51', '0.00'])
    expect(text(total.charges)).toBe('135.49')
  })

  it('[RP-17] taxes the year by the scale with its décote: 130 € on 18 027.68 €, shared by what each line brings', () => {
    const { yearTax, today } = incomeOf(PLAN, ALONE)
    expect(yearTax?.value).toBe('130')
    expect(yearTax && find(yearTax, 'projection.year-income')?.value).toMatch(/^18027\.68/)
    expect(today.month.lines.map(({ tax }) => text(tax))).toEqual(['6.71', '3.10', '0.64', '0.04', '0.33', '0.00'])
  })

  it('[RP-17] taxes a couple on two parts, and the household’s other income has its own share', () => {
    expect(incomeOf(PLAN, { ...ALONE, maritalStatus: 'MA' }).yearTax?.value).toBe('0')
    const both = incomeOf(PLAN, { ...ALONE, maritalStatus: 'MA', householdIncome: euros(30_000) })
    expect(both.yearTax?.value).toBe('2484')
    // Its lines’ shares of 77.70 €, each to the cent.
    expect(text(both.today.month.total.tax)).toBe('77.69')
  })

  it('[RP-18] takes charges from the gains of a capital of employee savings, and no tax', () => {
    const pee = held({ type: 'PERECO', policy_id: 'es', balance: euros(10_000), balance_es: euros(10_000) })
    const plan = { ...PLAN, accounts: [...PLAN.accounts, pee], payments: { ...PLAN.payments, es: euros(0) }, shares: { es: 0 } }
    const { lines } = incomeOf(plan, ALONE).departure.capital
    expect(lines.map(({ gross, charges, tax, net }) => [gross, charges, tax, net].map(text))).toEqual([
      ['10267.55', '49.76', '0.00', '10217.79'],
    ])
  })

  it('[RP-18] adds deducted payments to the scale in the year of the departure: 1 556 € more on 10 000 €', () => {
    const per = held({ type: 'PERU', policy_id: 'vvd', balance: euros(10_000), balance_vvd: euros(10_000) })
    const plan = { ...PLAN, accounts: [...PLAN.accounts, per], payments: { ...PLAN.payments, vvd: euros(0) }, shares: { vvd: 0 } }
    const { capitalTax, departure } = incomeOf(plan, ALONE)
    expect(capitalTax?.value).toBe('1556')
    // 10 000 € at 1 556 over 9 739.42 €, and 12.8 % of gains of 267.55 €.
    expect(text(departure.capital.total.tax)).toBe('1631.88')
  })

  it('[RP-16] splits a contract by where its savings come from: mandatory ones as a pension, the others by age', () => {
    const mixed = held({
      type: 'PERO',
      policy_id: 'mixed',
      balance: euros(20_000),
      balance_co: euros(10_000),
      balance_vvnd: euros(10_000),
    })
    const plan = { ...PLAN, accounts: [mixed], payments: { mixed: euros(0) } }
    const line = incomeOf(plan, ALONE).departure.month.lines.find(({ id }) => id === 'account-mixed')
    const gross = valueOf(line?.gross as Derivation)
    // Half at 8.4 %, half at 18.6 % of 40 %.
    expect(text(line?.charges)).toBe(gross.times('0.5').times('0.1584').toDecimalPlaces(2, 4).toFixed(2))
  })
})
