import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { given, inOrder } from '../explain/index.ts'
import { euros } from '../money/index.ts'
import { netOf } from '../net-income/index.ts'
import { annuityLeft, lifeOfPayment, SOURCES, TERMS, type LifeQuestion } from './index.ts'

const question: LifeQuestion = {
  kind: 'voluntary-deducted',
  payment: euros(1000),
  rate: 30,
  years: 20,
  growthPercent: 0,
  exit: { marginal: 11, pensionCharges: 8.4 },
  asOf: plainDate('2026-11-20'),
}
type Change = Omit<Partial<LifeQuestion>, 'exit'> & { readonly exit?: Partial<LifeQuestion['exit']> }
const life = ({ exit, ...change }: Change = {}) => lifeOfPayment({ ...question, ...change, exit: { ...question.exit, ...exit } })

/** Contributions, invested, tax saved, cost; value, gains; charges, tax, net; balance; limit. */
const figures = (change: Change = {}) => {
  const { entry, growth, exit, balance, limit } = life(change)
  return [
    [entry.contributions, entry.invested, entry.taxSaved, entry.cost].map(String),
    [growth.value, growth.gains].map(String),
    [exit.charges, exit.tax, exit.net].map(String),
    String(balance),
    limit.kind === 'above' ? limit.percent.toString() : limit.kind,
  ]
}
const at2Percent = { years: 23, growthPercent: 2 } as const
const year = { payment: euros(5400), taxSaved: euros(1620) }

// Computed by another program in decimals of 40 digits, with every line in docs/rules/examples/payment-life.md; the limits by trying all 10 001 rates.
describe('the worked cases', () => {
  it.each<readonly [string, Change, ReturnType<typeof figures>]>([
    [
      '[BEY-91] [BEY-95] [BEY-96] case 1: deducted at 30 %, no growth, 11 % at the exit',
      {},
      [['0', '1000', '300', '700'], ['1000', '0'], ['0', '110', '890'], '190', '30'],
    ],
    [
      '[BEY-91] [BEY-94] [BEY-95] [BEY-96] case 2: deducted, 2 % over 23 years, the household’s saving',
      { ...year, ...at2Percent },
      [['0', '5400', '1620', '3780'], ['8515.26', '3115.26'], ['579.44', '992.75', '6943.07'], '3163.07', '69.57'],
    ],
    [
      '[BEY-95] [BEY-96] case 3: the same, gains by the scale',
      { ...year, ...at2Percent, exit: { gainsBy: 'scale' } },
      [['0', '5400', '1620', '3780'], ['8515.26', '3115.26'], ['579.44', '936.68', '6999.14'], '3219.14', '48.8'],
    ],
    [
      '[BEY-91] [BEY-95] case 4: not deducted',
      { kind: 'voluntary-not-deducted', payment: euros(5400), ...at2Percent },
      [['0', '5400', '0', '5400'], ['8515.26', '3115.26'], ['579.44', '398.75', '7537.07'], '2137.07', 'never'],
    ],
    [
      '[BEY-92] [BEY-95] case 5: a premium of 2 480 that would have left 1 615.37 in cash',
      { kind: 'premium', payment: euros(2480), growthPercent: 2 },
      [['240.56', '2239.44', '624.07', '1615.37'], ['3327.69', '1088.25'], ['202.41', '0', '3125.28'], '1509.91', 'never'],
    ],
    [
      '[BEY-92] case 6: a top-up of 619.72',
      { kind: 'top-up', payment: euros('619.72'), growthPercent: 2 },
      [['60.11', '559.61', '0', '0'], ['831.55', '271.94'], ['50.58', '0', '780.97'], '780.97', 'never'],
    ],
    [
      '[BEY-93] [BEY-95] [BEY-96] case 7: mandatory, no growth',
      { kind: 'mandatory', payment: euros(1200), years: 15 },
      [['0', '1200', '324', '876'], ['1200', '0'], ['100.8', '113.81', '985.39'], '109.39', '21.57'],
    ],
    [
      '[BEY-93] [BEY-96] case 8: mandatory, nothing saved today',
      { kind: 'mandatory', payment: euros(1200), rate: 0, years: 0, exit: { pensionCharges: 10.1 } },
      [['0', '1200', '0', '1200'], ['1200', '0'], ['121.2', '111.79', '967.01'], '-232.99', 'always'],
    ],
    [
      '[BEY-90] [BEY-96] case 9: deducted at 11 %, taxed at 30 %: it costs',
      { rate: 11, exit: { marginal: 30 } },
      [['0', '1000', '110', '890'], ['1000', '0'], ['0', '300', '700'], '-190', '11'],
    ],
    [
      '[BEY-91] [BEY-96] case 10: the household saves less than its marginal rate',
      { payment: euros(2000), taxSaved: euros(339), years: 0 },
      [['0', '2000', '339', '1661'], ['2000', '0'], ['0', '220', '1780'], '119', '16.95'],
    ],
  ])('%s', (_, change, expected) => {
    expect(figures(change)).toEqual(expected)
  })
})

// Published by others under the law of before 2026, with what it is worth at the exit told: a growth of two years that gives it to the cent.
describe('examples that others have published', () => {
  const doubling = { years: 2, growthPercent: 41.421356237309 } as const
  it.each<readonly [string, Change, ReturnType<typeof figures>]>([
    [
      '[BEY-91] [BEY-95] case 11, Epsor: 10 000 at 41 % become 18 000, 30 % at the exit: 12 600 for an effort of 5 900',
      { payment: euros(10_000), rate: 41, years: 2, growthPercent: 34.164078649987, exit: { marginal: 30 } },
      [['0', '10000', '4100', '5900'], ['18000', '8000'], ['1376', '4024', '12600'], '6700', '97'],
    ],
    [
      '[BEY-91] [BEY-95] case 12, a forum of MoneyVox: 1 000 become 2 000, 41 % at both ends: 1 290 for 590',
      { rate: 41, ...doubling, exit: { marginal: 41 } },
      [['0', '1000', '410', '590'], ['2000', '1000'], ['172', '538', '1290'], '700', 'never'],
    ],
  ])('%s', (_, change, expected) => {
    expect(figures({ ...change, asOf: plainDate('2025-12-31') })).toEqual(expected)
  })

  it('[BEY-91] case 13, Goodvest: 1 000 cost 1 000, 890, 700, 590 and 550 at the rates of the scale', () => {
    expect([0, 11, 30, 41, 45].map((rate) => life({ rate }).entry.cost.toNumber())).toEqual([1000, 890, 700, 590, 550])
  })
})

describe('what is left of every 100 € of annuity a year', () => {
  const left = (kind: LifeQuestion['kind'], age: number, marginal = 11) => {
    const { charges, tax, net } = annuityLeft({ kind, age, exit: { marginal, pensionCharges: 8.4 }, asOf: question.asOf })
    return [charges, tax, net].map(Number)
  }

  // By hand: 18,6 % and the tax on 40 % from 60 to 69 years, 30 % from 70 on; 11 % of 90; of a pension 11 % of 90 % of 95.80.
  it.each<readonly [LifeQuestion['kind'], number, readonly number[]]>([
    ['voluntary-deducted', 64, [7.44, 9.9, 82.66]],
    ['voluntary-not-deducted', 64, [7.44, 4.4, 88.16]],
    ['premium', 69, [7.44, 4.4, 88.16]],
    ['top-up', 70, [5.58, 3.3, 91.12]],
    ['mandatory', 64, [8.4, 9.48, 82.12]],
  ])('[BEY-98] of %s at %i years is %j', (kind, age, expected) => {
    expect(left(kind, age)).toEqual(expected)
  })

  it('[BEY-98] refuses an age that nobody has, and a mandatory payment without charges', () => {
    const asked = { kind: 'mandatory', exit: { marginal: 11 }, age: 64, asOf: question.asOf } as const
    expect(() => annuityLeft(asked)).toThrow(expect.objectContaining({ field: 'exit.pensionCharges' }))
    expect(() => annuityLeft({ ...asked, kind: 'premium', age: 121 })).toThrow(expect.objectContaining({ field: 'age' }))
    expect(() => annuityLeft({ ...asked, kind: 'premium', asOf: plainDate('2024-12-31') })).toThrow(
      expect.objectContaining({ field: 'asOf' }),
    )
  })
})

describe('the rate at the exit', () => {
  it('[BEY-96] costs nothing at the limit and costs a hundredth of a point above it', () => {
    const change = { ...year, ...at2Percent }
    const balance = (marginal: number) => life({ ...change, exit: { marginal } }).balance.toString()
    // 7 537.07 − 69.57 % of 5 400 = 3 780.29, − 69.58 % = 3 779.75.
    expect([balance(69.57), balance(69.58)]).toEqual(['0.29', '-0.25'])
  })

  it('[BEY-96] is beyond every rate where the growth alone pays for a tax of 100 %', () => {
    // 1 000 × 1.05^40 = 7 039.99; 31.4 % of 6 039.99 are taken, and 1 000 at most: more than 700 are left.
    expect(life({ years: 40, growthPercent: 5 }).limit).toEqual({ kind: 'never' })
  })
})

describe('what is said with a life', () => {
  const doubts = (change: Change = {}) => life(change).doubts.map(({ kind }) => kind)

  it('[BEY-97] names what each payment leaves open', () => {
    expect(doubts()).toEqual(['law-of-the-exit', 'one-rate'])
    expect(doubts({ kind: 'voluntary-not-deducted' })).toEqual(['law-of-the-exit', 'waiver-needed'])
    expect(doubts({ kind: 'premium' })).toEqual(['law-of-the-exit', 'one-rate', 'ten-percent-bounds'])
    expect(doubts({ kind: 'premium', taxSaved: euros(300) })).toEqual(['law-of-the-exit', 'ten-percent-bounds'])
    expect(doubts({ kind: 'top-up' })).toEqual(['law-of-the-exit'])
    expect(doubts({ kind: 'mandatory' })).toEqual(['law-of-the-exit', 'one-rate', 'small-annuity-only', 'ten-percent-bounds'])
  })

  it('[BEY-97] names what the scale on gains leaves out, and a law that was not checked since', () => {
    expect(doubts({ exit: { gainsBy: 'scale' } })).toContain('csg-on-gains')
    expect(doubts({ kind: 'mandatory', exit: { gainsBy: 'scale' } })).not.toContain('csg-on-gains')
    expect(life({ asOf: plainDate('2030-01-01') }).doubts).toContainEqual({ kind: 'law-not-checked', checkedUntil: '2026-11-20' })
  })
})

it('[BEY-95] takes as much of each euro of a mandatory payment in place of a small annuity as of its annuity', () => {
  const { charges, tax, net } = life({ kind: 'mandatory', payment: euros(1200) }).exit
  const annuity = netOf(
    { form: 'annuity', regime: 'pension', gross: given({ term: 'gross', unit: 'eur-per-year' }, 1200) },
    { marginal: 11, pensionCharges: 8.4, on: question.asOf, age: 64 },
  )
  expect([charges, tax, net]).toEqual([annuity.charges, annuity.tax, annuity.net])
})

it('[BEY-95] takes charges of 17.2 % on the gains by the law of 2025, 18.6 % by that of 2026', () => {
  const charges = (day: string) => life({ ...at2Percent, payment: euros(5400), asOf: plainDate(day) }).exit.charges.toString()
  expect([charges('2025-12-31'), charges('2026-01-01')]).toEqual(['535.82', '579.44'])
})

it('[BEY-90] explains its balance by known terms and sources', () => {
  for (const kind of ['voluntary-deducted', 'premium', 'top-up', 'mandatory'] as const) {
    const nodes = inOrder(life({ kind, growthPercent: 2 }).explanation).map(({ node }) => node)
    const own = nodes.filter(({ term }) => term.startsWith('payment-life.'))
    expect(own.filter(({ term }) => !(TERMS as readonly string[]).includes(term))).toEqual([])
    expect(own.filter(({ source }) => source === undefined || !Object.hasOwn(SOURCES, source.code))).toEqual([])
  }
})
