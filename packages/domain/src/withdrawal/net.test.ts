import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { goodCases, sylvie, type GoodCase } from './arbitraries.ts'
import {
  contractsOf,
  explainNet,
  inTodaysEuros,
  mostNetOf,
  netAnnuity,
  netCapital,
  netSmallAnnuity,
  netTotal,
  scheduleOf,
  SIMULATOR,
  explainWithdrawal,
  totalCapitalOf,
  totalOf,
  withdrawalEvaluators,
  type NetPart,
  type NetQuestion,
} from './index.ts'

const tables = await loadMortalityTables()
const evaluators = withdrawalEvaluators(tables)

const RATES = { marginal: 11, pensionCharges: 8.4 }
const answered = (good: GoodCase) => {
  const { accounts, birthDate, request, asOf } = good
  const schedule = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf })
  const question: NetQuestion = {
    contracts: contractsOf(accounts, { withdraw: true, withdrawCase: 'retirement' }, asOf),
    request,
    schedule,
    rates: RATES,
  }
  return { results: explainWithdrawal({ ...good, tables }), schedule, question }
}
const row = ({ origin, gross, charges, tax, net, paid }: NetPart) => [
  origin,
  ...[gross, charges, tax, net, paid].map((amount) => amount?.toFixed(2)),
]

/** The worked case, with a PER that tells deducted payments from others. */
const [pero, ...others] = sylvie.accounts
const detailed: GoodCase = {
  ...sylvie,
  accounts: [{ ...pero!, balance_vvd: euros('6150'), balance_vvnd: euros('3500') }, ...others],
}

describe('the net of a result', () => {
  it('[NET-07] cuts an annuity by the savings behind it, and each piece has its regime', () => {
    const { results, question } = answered(sylvie)
    // 31 480,20 of 35 480,20 are mandatory: 94,22 of 106,19; the rest is taxed on 40 %.
    expect(netAnnuity(results, { type: 'RV_NR' }, 'month', question)?.map(row)).toEqual([
      ['co', '94.22', '7.91', '8.94', '77.37', undefined],
      ['es', '11.97', '0.89', '0.53', '10.55', undefined],
      ['whole', '55.11', '4.63', '5.23', '45.25', undefined],
    ])
  })

  it('[NET-07] counts the savings of today as payments, and deducted ones in their share of the contract', () => {
    const { results, question } = answered(detailed)
    const parts = netCapital(results, question) ?? []
    // By hand: 164,55 × 18,6 %; 6 150 × 11 % + 164,55 × 12,8 %.
    expect(parts.slice(0, 3).map(row)).toEqual([
      ['vvd', '6314.55', '30.61', '697.56', '5586.38', '6150.00'],
      ['vvnd', '3593.64', '17.42', '11.99', '3564.23', '3500.00'],
      ['es', '3213.95', '15.58', '0.00', '3198.37', '3130.20'],
    ])
    expect(netTotal(parts).gross.toFixed(2)).toBe('35439.51')
  })

  it('[NET-05] [NET-07] counts what the saver says was paid in, each piece by its share, and the rest as gains', () => {
    const { results, question } = answered(detailed)
    const parts = netCapital(results, { ...question, paidIn: { amount: euros('17258.01'), of: euros('34516.02') } }) ?? []
    // By hand, half of each piece: 3 239,55 × 18,6 %; 3 075 × 11 % + 3 239,55 × 12,8 %; 1 843,64 × 18,6 and 12,8 %; 1 648,85 × 18,6 %.
    expect(parts.slice(0, 3).map(row)).toEqual([
      ['vvd', '6314.55', '602.56', '752.91', '4959.08', '3075.00'],
      ['vvnd', '3593.64', '342.92', '235.99', '3014.73', '1750.00'],
      ['es', '3213.95', '306.69', '0.00', '2907.26', '1565.10'],
    ])
    expect(discrepancies(explainNet(parts)!, evaluators)).toEqual([])
  })

  it('[NET-07] says what is left at most while it is not said: without gains at 11 %, with gains alone of a deducted payment at 41 %', () => {
    const { results, question } = answered(detailed)
    const most = (marginal: number) =>
      mostNetOf(results, { ...question, rates: { ...RATES, marginal } })
        ?.slice(0, 3)
        .map((net) => net.toFixed(2))
    expect(most(11)).toEqual(['5586.38', '3564.23', '3198.37'])
    // 6 314,55 less 18,6 and 12,8 % of it: 1 174,51 and 808,26.
    expect(most(41)).toEqual(['4331.78', '3564.23', '3198.37'])
  })

  it('[NET-07] is not given where a product’s regime is not modelled', () => {
    const { results, question } = answered(sylvie)
    const contracts = question.contracts.map((contract) =>
      contract.account.type === 'A83' ? { ...contract, account: { ...contract.account, type: 'B2V' as const } } : contract,
    )
    expect(netAnnuity(results, { type: 'RV_NR' }, 'month', { ...question, contracts })).toBeUndefined()
    expect(netCapital(results, { ...question, contracts: contractsOf(sylvie.accounts, SIMULATOR, sylvie.asOf) })).toBeDefined()
  })

  it('[NET-07] is not given where a contract does not offer the annuity, or is not among those of the question', () => {
    const { results, question } = answered(sylvie)
    expect(netAnnuity(results, { type: 'RV_R' }, 'month', question)).toBeUndefined()
    expect(netCapital(results, { ...question, contracts: [] })).toBeUndefined()
  })

  it('[NET-07] starts at the gross figure itself where an answer carries no calculation', () => {
    const { results, question } = answered(sylvie)
    const bare = results.map((result) => Object.assign({}, result, { explanation: undefined }))
    const nets = (parts: readonly NetPart[] | undefined) => parts?.map(row)
    expect(nets(netCapital(bare, question))).toEqual(nets(netCapital(results, question)))
    for (const period of ['month', 'year'] as const)
      expect(nets(netAnnuity(bare, { type: 'RV_NR' }, period, question))).toEqual(
        nets(netAnnuity(results, { type: 'RV_NR' }, period, question)),
      )
  })

  it('[NET-07] of the small annuity is that of the law’s own test, and not given where no contract was tested', () => {
    const a83: Account = {
      type: 'A83',
      scope: 'ais',
      status: 'ENCOURS',
      title: 'Retraite article 83',
      policy_id: '0071',
      balance: euros(27_400),
    }
    const small = answered({
      ...sylvie,
      accounts: [a83],
      birthDate: plainDate('1992-06-05'),
      request: {
        distribution: { capital_0071: euros(27_400), annuity_0071: euros(0) },
        retirement_age: 64,
        reversible: false,
      },
    })
    // 126,26 € a month, as the test of capital that may be refused has it; 126,26 × 8,4 % = 10,61.
    expect(netSmallAnnuity(small.results, small.question)?.map((part) => row(part).slice(0, 3))).toEqual([
      ['whole', '126.26', '10.61'],
    ])
    const { results, question } = answered(sylvie)
    expect(netSmallAnnuity(results, question)).toBeUndefined()
  })

  test.prop([goodCases, fc.boolean(), fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined })], SLOW)(
    '[NET-07] has pieces that add up to each gross figure, never more than the most, and steps that replay',
    (good, isReal, percent) => {
      const { results, schedule, question: unsaid } = answered(good)
      const paidIn = percent === undefined ? undefined : { amount: euros(percent), of: euros(100) }
      const question = { ...unsaid, paidIn }
      const shown = isReal ? inTodaysEuros(results, schedule, good.asOf) : results
      const capital = netCapital(shown, question) ?? []
      const annuity = netAnnuity(shown, { type: 'RV_NR' }, 'month', question) ?? []
      const most = mostNetOf(shown, question) ?? []
      expect(capital.filter(({ net }, place) => net.greaterThan(most[place]?.plus('0.02') ?? -1))).toEqual([])
      expect(netTotal(capital).gross).toEqual(totalCapitalOf(shown))
      expect(netTotal(annuity).gross).toEqual(totalOf(shown, { type: 'RV_NR' }, 'month'))
      for (const parts of [capital, annuity]) {
        const { gross, charges, tax, net } = netTotal(parts)
        expect(sumEuros([charges, tax, net])).toEqual(gross)
        const explanation = explainNet(parts)
        expect(explanation?.value ?? '0').toBe(net.toString())
        if (explanation !== undefined) expect(discrepancies(explanation, evaluators)).toEqual([])
        expect(
          parts.filter((part) => part.gross.lessThan(0) || part.net.lessThan(0) || part.net.greaterThan(part.gross)),
        ).toEqual([])
      }
    },
  )
})
