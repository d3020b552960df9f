import { describe, expect, it } from 'vitest'

import { annuityFactor } from '../annuity/index.ts'
import { plainDate, type PlainDate } from '../calendar/index.ts'
import { discrepancies, inOrder, replay, type Evaluators } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { Decimal, euros } from '../money/index.ts'
import {
  EXIT_AGES,
  EXIT_FORMS,
  EXIT_SOURCES,
  exitBounds,
  exitEvaluators,
  exitOf,
  exitRates,
  TERMS,
  type ExitDoubt,
  type ExitForm,
  type ExitQuestion,
} from './index.ts'

const today = plainDate('2026-11-20')
const tables = await loadMortalityTables()
const never = () => new Decimal(Number.NaN)
const evaluators: Evaluators = { ...exitEvaluators(tables), 'complete-expectation': never }

/** The worked case: 41 years old, 5 400 € all deducted, which save 1 620 €. */
const question: ExitQuestion = {
  payment: euros(5400),
  deducted: euros(5400),
  saving: euros(1620),
  age: 41,
  exitAge: 64,
  rate: new Decimal('0.11'),
}
const exit = (form: ExitForm, change: Partial<ExitQuestion> = {}, asOf = today) => {
  const found = exitOf(form, { ...question, ...change }, { asOf, tables })
  if (found === undefined) throw new Error('no exit')
  return found
}
const figures = (form: ExitForm, change: Partial<ExitQuestion> = {}) => {
  const { value, gross, incomeTax, socialCharges, net } = exit(form, change)
  return [value, gross, incomeTax, socialCharges, net].map(String)
}
const doubts = (form: ExitForm, change: Partial<ExitQuestion> = {}, asOf = today) =>
  exit(form, change, asOf).doubts.map(({ kind }) => kind)

describe('the exit as capital', () => {
  it('[TS-09] taxes the deducted payment at the saver’s rate and its gains at the flat tax', () => {
    // 5 400 × 1.02^23 = 8 515.26; 11 % of 5 400 = 594.00 and 12.8 % of 3 115.26 = 398.75; 18.6 % of 3 115.26 = 579.44.
    expect(figures('capital')).toEqual(['8515.26', '8515.26', '992.75', '579.44', '6943.07'])
    expect([exit('capital').years, exit('capital').effort.toString()]).toEqual([23, '3780'])
  })

  it('[TS-09] leaves what was not deducted untaxed, but for its gains', () => {
    expect(figures('capital', { deducted: euros(0) })).toEqual(['8515.26', '8515.26', '398.75', '579.44', '7537.07'])
    expect(figures('capital', { rate: new Decimal(0) })).toEqual(figures('capital', { deducted: euros(0) }))
  })

  it('[TS-09] leaves, as long as no rate is chosen, something between what the highest rate and the lowest leave (S-21)', () => {
    const { rate: _, ...unrated } = question
    const bounds = exitBounds(unrated, { asOf: today })
    // 45 % of 5 400 is 2 430 of tax more than nothing.
    expect([bounds?.least, bounds?.most].map(String)).toEqual(['5107.07', '7537.07'])
    for (const chosen of exitRates(today)) {
      const { net } = exit('capital', { rate: chosen })
      expect(net.greaterThanOrEqualTo(bounds?.least ?? net) && net.lessThanOrEqualTo(bounds?.most ?? 0)).toBe(true)
    }
    expect(exitBounds({ ...unrated, payment: euros(0) }, { asOf: today })).toBeUndefined()
  })

  it('[TS-09] has no gains where the age of the exit is reached or over', () => {
    for (const age of [64, 69]) expect(figures('capital', { age })).toEqual(['5400', '5400', '594', '0', '4806'])
  })
})

describe('the exit as an annuity', () => {
  it('[TS-09] taxes it as a pension less its 10 %, with social charges on the share for the age', () => {
    const life = { table: tables.TGF05, birthYear: 1985, age: 64 }
    const factor = annuityFactor({ type: 'RV_NR', life, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
    const gross = Math.round((8515.26 * 0.99 * 100) / factor) / 100
    const cents = (amount: number) => Math.round(amount * 100) / 100
    const [incomeTax, charges] = [cents(gross * 0.9 * 0.11), cents(gross * 0.4 * 0.186)]
    expect(figures('annuity').map(Number)).toEqual([8515.26, gross, incomeTax, charges, cents(gross - incomeTax - charges)])
  })

  it('[TS-09] is priced by the year of birth that the profile tells, and by the latest one for the age where it tells none', () => {
    const january = plainDate('2027-01-15')
    const gross = (birthDate?: string, asOf = january) =>
      exit('annuity', birthDate === undefined ? {} : { birthDate: plainDate(birthDate) }, asOf).gross.toString()
    // Computed outside this code from TGF05: F at 64 is 33.486034 born in 1985 and 33.624128 born in 1986; 8 515.26 × 0.99 ÷ F.
    expect([gross('1985-03-12'), gross()]).toEqual(['251.75', '250.72'])
    expect([gross('1985-03-12', today), gross(undefined, today)]).toEqual(['251.75', '251.75'])
    // Another age was typed than the profile's.
    expect(gross('1980-03-12')).toBe('250.72')
  })

  it('[TS-09] taxes the part that was not deducted on the share for the age alone: 70 % below 50, 50 % below 60, 40 % below 70, then 30 %', () => {
    const shares = [49, 50, 59, 60, 69, 70].map((exitAge) => {
      const { gross, incomeTax, socialCharges } = exit('annuity', { deducted: euros(0), exitAge, age: 40 })
      return [incomeTax, socialCharges].map((part) => part.dividedBy(gross).toDecimalPlaces(3).toNumber())
    })
    expect(shares.map(([tax]) => tax)).toEqual([0.077, 0.055, 0.055, 0.044, 0.044, 0.033])
    expect(shares.map(([, charges]) => charges)).toEqual([0.13, 0.093, 0.093, 0.074, 0.074, 0.056])
  })

  it('[TS-09] has a price that replays from year of birth, age, technical rate and payments a year, and no other', () => {
    const { explanation } = exit('annuity')
    const factor = inOrder(explanation).find(({ node }) => node.term === 'tax-saving.exit-factor')?.node
    if (factor === undefined) throw new Error('no price')
    expect(factor.inputs.map(({ value }) => value)).toEqual(['1985', '64', '0', '12'])
    expect(discrepancies(explanation, evaluators)).toEqual([])
    const forged = { ...factor, value: '30' }
    expect(discrepancies(forged, evaluators)).toMatchObject([{ node: forged, recomputed: factor.value }])
    expect(() => replay({ ...factor, inputs: factor.inputs.slice(0, 3) }, evaluators)).toThrow('needs four inputs, not 3')
  })

  it('[TS-09] needs tables, and a payment', () => {
    expect(exitOf('annuity', question, { asOf: today })).toBeUndefined()
    for (const form of EXIT_FORMS)
      expect(exitOf(form, { ...question, payment: euros(0) }, { asOf: today, tables })).toBeUndefined()
  })
})

describe('what is said with an exit', () => {
  it('[TS-10] names what the law and the question leave open, one code each', () => {
    expect(doubts('capital')).toEqual(['law-of-the-exit', 'one-rate', 'gains-option'])
    expect(doubts('annuity')).toEqual(['law-of-the-exit', 'one-rate', 'pension-bounds', 'annuity-charges', 'small-annuity'])
    expect(doubts('annuity', { payment: euros(30_000) })).not.toContain('small-annuity')
    expect(doubts('capital', {}, plainDate('2026-11-21'))).toContain('law-not-checked')
    expect(doubts('capital', {}, plainDate('2026-11-20'))).not.toContain('law-not-checked')
  })

  it('[TS-10] one rate stands for the deducted payment of a capital, and for all that is taxed of an annuity', () => {
    for (const form of EXIT_FORMS) expect(exit(form).doubts).toContainEqual({ kind: 'one-rate', form })
  })

  const found = <Kind extends ExitDoubt['kind']>(kind: Kind, change: Partial<ExitQuestion>, asOf = today) =>
    exit('capital', change, asOf).doubts.find((doubt): doubt is Extract<ExitDoubt, { kind: Kind }> => doubt.kind === kind)

  it('[TS-10] who does not deduct must have given the deduction up: said above the ceiling, and where nothing is saved', () => {
    expect(found('waiver-needed', {})).toBeUndefined()
    expect(found('waiver-needed', { deducted: euros('5399.99') })).toMatchObject({
      notDeducted: euros('0.01'),
      savesNothing: false,
    })
    expect(found('waiver-needed', { saving: euros(1) })).toBeUndefined()
    expect(found('waiver-needed', { saving: euros(0) })).toMatchObject({ notDeducted: euros(0), savesNothing: true })
    expect(found('waiver-needed', { deducted: euros(0), saving: euros(0) })).toMatchObject({
      notDeducted: euros(5400),
      savesNothing: true,
    })
    expect(doubts('annuity', { deducted: euros(3000) })).toContain('waiver-needed')
  })

  // CSS L.161-17-2 for pensions from 1 September 2026: 62 years and 9 months until March 1965, 63 from April, 63 and 3 months in 1966, 64 from 1969.
  it.each([
    [41, 63, today, 768],
    [41, 64, today, undefined],
    [62, 60, today, 753],
    [62, 62, today, 753],
    [62, 63, today, undefined],
    [61, 62, plainDate('2026-03-31'), 753],
    [61, 62, plainDate('2026-04-01'), 756],
    [61, 63, plainDate('2026-04-01'), undefined],
    [60, 63, today, 759],
    [60, 64, today, undefined],
    [69, 60, today, undefined],
  ])(
    '[TS-10] of a saver of %d an exit at %d, asked for on %s, comes before a legal age of %s months',
    (age, exitAge, asOf, legal) => {
      expect(found('before-legal-age', { age, exitAge }, asOf)?.legalAgeInMonths).toBe(legal)
    },
  )

  it('[TS-10] the legal age is that of the birth that is known', () => {
    // 61 on 01/04/2026: born in 1964, where the latest birth for that age is on 01/04/1965.
    const legalAt = (birthDate: PlainDate | undefined) =>
      found('before-legal-age', { age: 61, exitAge: 62, birthDate }, plainDate('2026-04-01'))?.legalAgeInMonths
    expect([legalAt(plainDate('1964-06-15')), legalAt(undefined)]).toEqual([753, 756])
  })

  it('[TS-10] an annuity of 110,00 € a month is a small one, one of 110,01 € is not', () => {
    const life = { table: tables.TGF05, birthYear: 1962, age: 64 }
    const factor = annuityFactor({ type: 'RV_NR', life, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
    const ofYear = (gross: number) => {
      const payment = euros(Math.round(((gross * factor) / 0.99) * 100) / 100)
      const { gross: yearly, doubts: said } = exit('annuity', { payment, deducted: payment, age: 64 })
      return [yearly.toString(), said.find(({ kind }) => kind === 'small-annuity')]
    }
    expect(ofYear(1320.05)).toEqual(['1320.05', { kind: 'small-annuity', monthly: euros(110) }])
    expect(ofYear(1320.06)).toEqual(['1320.06', undefined])
  })

  it('[TS-09] offers the rates of the scale, and the ages of the withdrawal simulator', () => {
    expect(exitRates(today).map(String)).toEqual(['0', '0.11', '0.3', '0.41', '0.45'])
    expect(EXIT_AGES).toEqual({ first: 60, last: 69, usual: 64 })
  })

  it.each(EXIT_FORMS)('[TS-09] explains the %s down to the payment, every step with its source and a known term', (form) => {
    for (const change of [{}, { deducted: euros(3000) }]) {
      const { explanation, net } = exit(form, change)
      expect([explanation.value, replay(explanation, evaluators).toString()]).toEqual([net.toString(), net.toString()])
      const nodes = inOrder(explanation).map(({ node }) => node)
      expect(nodes.filter(({ term }) => !(TERMS as readonly string[]).includes(term))).toEqual([])
      expect(nodes.filter(({ source }) => source === undefined || !Object.hasOwn(EXIT_SOURCES, source.code))).toEqual([])
    }
  })
})
