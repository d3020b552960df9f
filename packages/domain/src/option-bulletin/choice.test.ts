import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import { BULLETIN, NO_EVALUATORS, PEE, pereco } from './aubrenne.testing.ts'
import {
  accountsOf,
  canChoose,
  cashOutOf,
  choiceProblems,
  defaultChoice,
  hintsOf,
  openingChoice,
  optionBulletin,
  dueOf,
  periodOf,
  premiumOfBulletin,
  remainderOf,
  topUpsOf,
  type Choice,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const PREMIUM = premiumOfBulletin(BULLETIN, TODAY)

const placed = (policy_id: string, investment_id: string, amount: string) => ({ policy_id, investment_id, amount: euros(amount) })
const choiceOf = (cash: string, ...parts: readonly (readonly [string, string, string])[]): Choice => ({
  payment_amount: euros(cash),
  instructions: parts.map(([policy, fund, amount]) => placed(policy, fund, amount)),
})
const [RETIREMENT, SAVINGS] = [pereco().policy_id, PEE.policy_id]
const MOCKUP = choiceOf(
  '0',
  [RETIREMENT, 'pilotee', '1000'],
  [RETIREMENT, 'obligations', '239.44'],
  [SAVINGS, 'monetaire', '500'],
  [SAVINGS, 'actions', '500'],
)
const cents = (amounts: readonly Euros[]) => amounts.map((amount) => amount.toFixed(2))
const problemsOf = (choice: Choice, { net = '2239.44', minimum = '160', hasBank = true } = {}) =>
  choiceProblems({ bulletin: { ...BULLETIN, minimum_investment_amount: euros(minimum) }, net: euros(net), hasBank }, choice).map(
    ({ code, amount }) => [code, amount?.toFixed(2)],
  )

describe('a bulletin', () => {
  it('[BULL-01] distributes the gross premium less CSG and CRDS: 2 480,00 − 240,56 = 2 239,44', () => {
    expect(cents([PREMIUM.gross, PREMIUM.contributions, PREMIUM.net])).toEqual(['2480.00', '240.56', '2239.44'])
  })

  it('[ENT-45] [ENT-46] [ENT-47] holds plans, funds, the default and an answer, there and back', () => {
    const wire = {
      id: 'bo-1',
      type: 'PARTICIPATION',
      amount: 2480,
      exercise_end: '31/12/2025',
      default_affectations: [{ policy_id: SAVINGS, investments: [{ id: 'monetaire', amount: 2239.44 }] }],
      allocable_accounts: [
        {
          policy_id: SAVINGS,
          title: 'PEE',
          type: 'PEE' as const,
          order: 1,
          available_on: '01/06/2031',
          investments: [{ id: 'm', label: 'M', held: false }],
        },
      ],
      answer: {
        s2e_transaction_id: 'T-1',
        version: 2,
        by_default: false,
        payment_amount: 0,
        instructions: [{ policy_id: SAVINGS, investment_id: 'm', amount: 2239.44 }],
      },
    }
    expect(optionBulletin.encode(optionBulletin.decode(wire))).toEqual(wire)
  })

  it('[ENT-47] shows its plans in their order', () => {
    expect(accountsOf(BULLETIN).map(({ title }) => title)).toEqual(['PERECO', 'PEE'])
  })

  it.each([
    ['2026-11-01', 'not-begun', undefined, undefined, false, false],
    ['2026-11-20', 'open', 12, 13, true, true],
    ['2026-12-02', 'open', 0, 1, true, true],
    ['2026-12-03', 'changeable', undefined, 0, false, true],
    ['2026-12-04', 'over', undefined, undefined, false, false],
  ] as const)('[BULL-02] [O-BULL-09] [O-BULL-15] on %s is %s: %s days are left, %s for a change', (...given) => {
    const [day, state, daysLeft, changeDaysLeft, first, change] = given
    const today = plainDate(day)
    const last = { lastDay: '2026-12-02', lastChangeDay: '2026-12-03' }
    expect(periodOf(BULLETIN, today)).toEqual({ state, ...last })
    const answer = { s2e_transaction_id: 'T', version: 1, by_default: true, ...MOCKUP, instructions: [...MOCKUP.instructions] }
    const due = [dueOf(BULLETIN, today), dueOf({ ...BULLETIN, answer }, today)]
    expect(due.map((one) => one?.daysLeft)).toEqual([daysLeft, changeDaysLeft])
    expect(due.map((one) => one?.lastDay)).toEqual([first ? last.lastDay : undefined, change ? last.lastChangeDay : undefined])
    expect([canChoose(BULLETIN, today), canChoose({ ...BULLETIN, answer }, today)]).toEqual([first, change])
  })

  it('[BULL-02] without a deadline is open from its first day on', () => {
    expect(periodOf({}, TODAY)).toEqual({ state: 'open' })
  })
})

describe('a choice', () => {
  it('[O-BULL-12] [BULL-03] is taken where paid out and placed make exactly what is distributed', () => {
    expect(problemsOf(MOCKUP)).toEqual([])
    expect(remainderOf(MOCKUP, PREMIUM.net).isZero()).toBe(true)
    expect(
      problemsOf(
        choiceOf('0.01', ...MOCKUP.instructions.map((one) => [one.policy_id, one.investment_id, String(one.amount)] as const)),
      ),
    ).toEqual([['not-distributed', '-0.01']])
    expect(problemsOf(choiceOf('0', [SAVINGS, 'monetaire', '2239.43']))).toEqual([['not-distributed', '0.01']])
  })

  it('[O-BULL-06] [O-BULL-11] [BULL-04] places nothing, or the minimum at least, over all plans together', () => {
    expect(problemsOf(choiceOf('2239.44'))).toEqual([])
    expect(problemsOf(choiceOf('2079.44', [SAVINGS, 'monetaire', '80'], [RETIREMENT, 'pilotee', '80']))).toEqual([])
    expect(problemsOf(choiceOf('2079.45', [SAVINGS, 'monetaire', '159.99']))).toEqual([['below-minimum', '160.00']])
    expect(problemsOf(choiceOf('1739.45', [SAVINGS, 'monetaire', '499.99']), { minimum: '500' })).toEqual([
      ['below-minimum', '500.00'],
    ])
    expect(problemsOf(choiceOf('1739.44', [SAVINGS, 'monetaire', '500']), { minimum: '500' })).toEqual([])
  })

  it('[O-BULL-06] [BULL-04] has no minimum where the whole premium is below it', () => {
    expect(problemsOf(choiceOf('50', [SAVINGS, 'monetaire', '20']), { net: '70' })).toEqual([])
  })

  it('[BULL-05] pays out only where money has somewhere to go, and into funds of the bulletin, each once', () => {
    expect(problemsOf(choiceOf('2239.44'), { hasBank: false })).toEqual([['no-bank-account', undefined]])
    expect(problemsOf(choiceOf('0', [SAVINGS, 'pilotee', '2239.44']))).toEqual([['unknown-investment', undefined]])
    expect(problemsOf(choiceOf('0', ['0', 'monetaire', '2239.44']))).toEqual([['unknown-investment', undefined]])
    expect(problemsOf(choiceOf('0', [SAVINGS, 'monetaire', '2000'], [SAVINGS, 'monetaire', '239.44']))).toEqual([
      ['unknown-investment', undefined],
    ])
  })

  it('[O-BULL-07] [BULL-06] opens with the default, or with the one that was made', () => {
    const default_affectations = [{ policy_id: SAVINGS, investments: [{ id: 'monetaire', amount: euros('2239.44') }] }]
    expect(openingChoice({ ...BULLETIN, default_affectations })).toEqual(choiceOf('0', [SAVINGS, 'monetaire', '2239.44']))
    const answer = { s2e_transaction_id: 'T', version: 1, by_default: false, ...choiceOf('2239.44'), instructions: [] }
    expect(openingChoice({ ...BULLETIN, default_affectations, answer }).payment_amount).toEqual(euros('2239.44'))
    expect(openingChoice({ id: '1', type: 'PARTICIPATION' }).instructions).toEqual([])
  })

  it.each([
    [
      'PARTICIPATION',
      '2239.44',
      [
        ['pilotee', '1119.72'],
        ['monetaire', '1119.72'],
      ],
    ],
    [
      'PARTICIPATION',
      '2239.45',
      [
        ['pilotee', '1119.73'],
        ['monetaire', '1119.72'],
      ],
    ],
    ['INTERESSEMENT', '2239.45', [['monetaire', '2239.45']]],
  ])('[BULL-06] of %s goes by default, of %s, to %j', (type, net, expected) => {
    const { instructions, payment_amount } = defaultChoice({ ...BULLETIN, type }, euros(net))
    expect(payment_amount.isZero()).toBe(true)
    expect(instructions.map(({ investment_id, amount }) => [investment_id, amount.toFixed(2)])).toEqual(expected)
  })

  it('[BULL-06] goes by default to the one plan that there is, and nowhere without one', () => {
    const only = { ...BULLETIN, allocable_accounts: [PEE] }
    expect(defaultChoice(only, euros(10)).instructions).toEqual([placed(SAVINGS, 'monetaire', '10')])
    expect(defaultChoice({ type: 'PARTICIPATION' }, euros(10)).instructions).toEqual([])
  })
})

describe('the top-up beside a choice', () => {
  it('[BULL-07] [O-BULL-08] adds up: 559,61 and 225,75 make 3 024,80 invested', () => {
    const topUps = topUpsOf(BULLETIN, MOCKUP, TODAY)
    expect(
      topUps.accounts.map(({ account, placed: own, topUp, invested }) => [
        account.title,
        ...cents([own, topUp.gross, topUp.contributions, topUp.net, invested]),
      ]),
    ).toEqual([
      ['PERECO', '1239.44', '619.72', '60.11', '559.61', '1799.05'],
      ['PEE', '1000.00', '250.00', '24.25', '225.75', '1225.75'],
    ])
    expect(cents([topUps.gross, topUps.contributions, topUps.net, topUps.invested])).toEqual([
      '869.72',
      '84.36',
      '785.36',
      '3024.80',
    ])
  })

  it('[BULL-07] fills the gauges to 619,72 of 1 314,00 and 507,00 of 3 138,00', () => {
    const gauges = topUpsOf(BULLETIN, MOCKUP, TODAY).accounts.map(({ given, topUp }) => [
      given?.receivedBefore.plus(topUp.gross).toFixed(2),
      given?.rule.ceiling?.toFixed(2),
    ])
    expect(gauges).toEqual([
      ['619.72', '1314.00'],
      ['507.00', '3138.00'],
    ])
  })

  it('[BULL-07] is 1 011,11 for all of it on the PERECO', () => {
    const { accounts } = topUpsOf(BULLETIN, choiceOf('0', [RETIREMENT, 'pilotee', '2239.44']), TODAY)
    expect(accounts.map(({ topUp: { gross, contributions, net } }) => cents([gross, contributions, net]))).toEqual([
      ['1119.72', '108.61', '1011.11'],
      ['0.00', '0.00', '0.00'],
    ])
  })

  it('[BULL-07] counts what the choice brings to a plan of the same kind before it', () => {
    const second = {
      ...PEE,
      policy_id: '2',
      title: 'PEG',
      type: 'PEG' as const,
      order: 3,
      top_up: { ...PEE.top_up!, ceiling: null, bands: [{ up_to: null, rate: new Decimal(3) }] },
    }
    const bulletin = { ...BULLETIN, allocable_accounts: [PEE, second] }
    // 3 844,80 of the law in 2026, less 257,00 received and 250,00 of the PEE: 3 337,80, of 3 600,00 by its rule.
    const { accounts } = topUpsOf(bulletin, choiceOf('0', [SAVINGS, 'monetaire', '1000'], ['2', 'monetaire', '1200']), TODAY)
    expect(cents(accounts.map(({ topUp }) => topUp.gross))).toEqual(['250.00', '3337.80'])
  })

  it('[BULL-07] is nothing for a plan without a rule, and for one that no ceiling covers', () => {
    const { top_up: _, ...bare } = PEE
    for (const account of [bare, { ...PEE, type: 'PERO' as const }]) {
      const { accounts, invested } = topUpsOf({ allocable_accounts: [account] }, MOCKUP, TODAY)
      expect([accounts[0]?.given, ...cents([accounts[0]!.topUp.gross, invested])]).toEqual([undefined, '0.00', '1000.00'])
    }
  })

  it('[BULL-08] says what is missing for the whole of it where the premium can still bring it: 164,56', () => {
    const bulletin = { ...BULLETIN, allocable_accounts: [pereco('612'), PEE] }
    const hints = hintsOf(topUpsOf(bulletin, MOCKUP, TODAY), PREMIUM.net)
    expect(hints.map(({ account, missing }) => [account.title, missing.toFixed(2)])).toEqual([['PERECO', '164.56']])
  })

  it('[BULL-08] says nothing of a payment that the premium cannot reach, nor of one that brings all already', () => {
    expect(hintsOf(topUpsOf(BULLETIN, MOCKUP, TODAY), PREMIUM.net)).toEqual([])
    const full = { ...BULLETIN, allocable_accounts: [pereco('1314')] }
    expect(hintsOf(topUpsOf(full, MOCKUP, TODAY), PREMIUM.net)).toEqual([])
  })
})

describe('cash of a choice', () => {
  it('[BULL-09] is taxed on its gross part less the deductible CSG, and withheld at the rate of the household', () => {
    // 2 480 × 0,932 = 2 311,36; a tenth of it is 231,14.
    const { taxable, withheld, onAccount, explanation } = cashOutOf(PREMIUM, PREMIUM.net, { rate: 10, asOf: TODAY })
    expect(cents([taxable, withheld, onAccount])).toEqual(['2311.36', '231.14', '2008.30'])
    expect(discrepancies(explanation, NO_EVALUATORS)).toEqual([])
  })

  it('[BULL-09] is nothing of nothing', () => {
    const nothing = premiumOfBulletin({ amount: euros(0) }, TODAY)
    expect(cents([cashOutOf(nothing, euros(0), { rate: 30, asOf: TODAY }).onAccount])).toEqual(['0.00'])
  })
})
