import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { find, inOrder, type Derivation } from '../explain/index.ts'
import { OutsideValidity } from '../law/index.ts'
import { euros } from '../money/index.ts'
import {
  dayUnder,
  informationRates,
  marginalRate,
  savingAt,
  savingCurve,
  explainTaxSaving,
  simulateTaxSaving,
  situationOf,
  taxAnswer,
  taxRequest,
  taxSimulationCall,
  usefulPayment,
  writeTaxSaving,
  type TaxRequest,
} from './index.ts'

const today = plainDate('2026-11-20')
const single: TaxRequest = {
  gender: 'F',
  client_age: 40,
  marital_status: 'CE',
  monthly_income: euros(2750),
  allocated_periodicity: null,
}
const couple: TaxRequest = { ...single, marital_status: 'MA' }
/** Pay of a year, said a month. */
const yearly = (wage: number) => euros(euros(wage).dividedBy(12))
const kinds = (request: TaxRequest, asOf = today) => simulateTaxSaving(request, asOf).notes.map(({ kind }) => kind)

describe('the simulation', () => {
  it('[TAX-58] of a couple on 40 000 and 30 000 has a ceiling of 4 710 and a tax of 5 108, then 3 860', () => {
    const request = { ...couple, monthly_income: yearly(40_000), spouse_monthly_income: euros(2500) }
    const { ceiling, taxBefore, taxAfter, tax_reduction } = simulateTaxSaving(request, today)
    expect([ceiling, taxBefore, taxAfter, tax_reduction].map(Number)).toEqual([4710, 5108, 3860, 1248])
  })

  // Origin: openfisca-france 176.0.7 and modele-social 11.1.0, differences of two runs.
  it.each([
    [{ ...single, allocated_amount: euros(2000) }, 339],
    [{ ...single, monthly_income: yearly(50_000), allocated_amount: euros(4500) }, 1350],
    [
      {
        ...couple,
        monthly_income: yearly(52_000),
        spouse_monthly_income: euros(2500),
        children: 2 as const,
        allocated_amount: euros(3000),
      },
      774,
    ],
  ])('[TAX-58] saves what two other programs say (%#)', (request, saving) => {
    const { tax_reduction } = simulateTaxSaving({ ...request, allocated_periodicity: 'one_shot' }, today)
    expect(tax_reduction.toNumber()).toBe(saving)
  })

  it('[TAX-58] saves nothing above the ceiling', () => {
    const at = (amount: number) =>
      simulateTaxSaving({ ...single, allocated_amount: euros(amount) }, today).tax_reduction.toNumber()
    expect([at(4710), at(4711), at(100_000)]).toEqual([at(4710), at(4710), at(4710)])
    expect(kinds({ ...single, allocated_amount: euros(4711) })).toContain('above-ceiling')
    expect(kinds({ ...single, allocated_amount: euros(4710) })).not.toContain('above-ceiling')
  })

  it('[TAX-38, TAX-44] without an amount takes twelve times the envelope', () => {
    const result = simulateTaxSaving(single, today)
    expect([result.vv_envelope_monthly, result.payment, result.ceiling].map(String)).toEqual(['392.5', '4710', '4710'])
    expect(simulateTaxSaving({ ...single, allocated_amount: null }, today)).toEqual(result)
  })

  it('[TAX-39, TAX-45] counts a monthly amount twelve times', () => {
    const monthly = { ...single, allocated_amount: euros(100), allocated_periodicity: 'monthly' as const }
    const once = { ...single, allocated_amount: euros(1200), allocated_periodicity: 'yearly' as const }
    expect(simulateTaxSaving(monthly, today).tax_reduction).toEqual(simulateTaxSaving(once, today).tax_reduction)
    expect(kinds(monthly)).toEqual(['twelve-payments'])
  })

  it('[TAX-30] takes the latest scale known on its day and says its year', () => {
    const years = (day: string) => {
      const { year, incomeYear, ceiling } = simulateTaxSaving(single, plainDate(day))
      return [year, incomeYear, ceiling.toNumber()]
    }
    expect(years('2025-11-20')).toEqual([2025, 2024, 4637])
    expect(years('2026-02-19')).toEqual([2026, 2024, 4710])
    expect(years('2026-02-20')).toEqual([2026, 2025, 4710])
    expect(years('2027-01-01')).toEqual([2027, 2025, 4806])
    expect(() => simulateTaxSaving(single, plainDate('2025-02-14'))).toThrow(OutsideValidity)
  })

  it.each([
    ['2026-11-20', 2026, 2025, '2026-11-20'],
    ['2026-12-31', 2027, 2025, '2027-01-01'],
    ['2027-01-01', 2026, 2025, '2026-12-31'],
    ['2026-02-19', 2026, 2025, '2026-02-20'],
    ['2026-02-20', 2026, 2024, '2026-02-19'],
    ['2020-01-01', 2025, 2024, '2025-02-15'],
    ['2020-01-01', 2026, 2025, '2026-02-20'],
    ['2026-11-20', 2031, 2025, '2031-01-01'],
    ['2026-11-20', 2025, 2025, undefined],
    ['2026-11-20', 2027, 2024, undefined],
    ['2026-11-20', 2024, 2024, undefined],
    ['2026-11-20', 2027, 2026, undefined],
    ['2026-11-20', 123_456, 2025, undefined],
  ])('[TAX-30] from %s the nearest day with the law of %d on incomes of %d is %s', (day, year, incomeYear, nearest) => {
    expect(dayUnder({ year, incomeYear }, plainDate(day))).toBe(nearest)
  })

  it('[TAX-58] taxes a single with children as a single parent, and says so', () => {
    const request = { ...single, monthly_income: yearly(38_000), children: 1 as const }
    expect(simulateTaxSaving(request, today).taxBefore.toNumber()).toBe(861)
    expect(kinds(request)).toEqual(['single-parent'])
  })
})

describe('what is said with a result', () => {
  it('[TS-03] no tax, the pay of the spouse, five children, and a law that is not checked', () => {
    expect(kinds({ ...single, monthly_income: euros(1000) })).toEqual(['no-tax'])
    expect(kinds({ ...couple, monthly_income: euros(9000) })).toEqual(['spouse-pay-absent'])
    expect(kinds({ ...couple, monthly_income: euros(9000), spouse_monthly_income: euros(0), children: 5 })).toEqual([
      'five-children',
    ])
    expect(simulateTaxSaving({ ...single, monthly_income: euros(6000) }, plainDate('2026-11-21')).notes).toEqual([
      { kind: 'law-not-checked', checkedUntil: today },
    ])
  })

  it('[TS-02] the useful payment, from 50 € below the ceiling on', () => {
    const { useful, notes, ceiling } = simulateTaxSaving(
      { ...couple, monthly_income: euros(2600), spouse_monthly_income: euros(600) },
      today,
    )
    expect(ceiling.minus(useful).greaterThanOrEqualTo(50)).toBe(true)
    expect(notes).toEqual([{ kind: 'useful-payment', payment: useful }])
    expect(usefulPayment(situationOf({ ...single, monthly_income: euros(1000) }, today)).toNumber()).toBe(0)
    expect(kinds({ ...single, monthly_income: euros(9000) })).toEqual([])
  })
})

describe('the curve from payment to saving', () => {
  const bends = (request: TaxRequest, asOf = today) =>
    savingCurve(situationOf(request, asOf)).map(
      ({ payment, bends: reasons }) =>
        `${payment.toString()}: ${reasons.map((bend) => (bend.kind === 'band' ? `band ${bend.rate.toString()}` : bend.kind)).join(', ')}`,
    )

  it('[TS-04] bends where the income falls into a lower band', () => {
    // 34 200 net: 4 621 above 29 579; the décote begins at 1 977.69 + 30 % of 15.43.
    expect(bends({ ...single, monthly_income: yearly(38_000) })).toEqual([
      '0: ',
      '4606: decote',
      '4621: band 0.11',
      '4710: ceiling',
    ])
  })

  it('[TS-04] bends where the décote begins and where nothing is left', () => {
    // 18 000 net: before the décote 704, which falls to 659.20 (60.49 after it, not collected) 407.27 lower: at a payment of 408.
    expect(bends({ ...single, monthly_income: yearly(20_000) })).toEqual(['0: ', '407: ', '408: nothing-left', '4710: ceiling'])
  })

  it('[TS-04] bends where the children’s parts take off less than their cap', () => {
    // 72 900 net: by two parts less 3 614 is more than by three as long as 19 % of the income exceeds 9 964.02 + 3 614.
    const capped = { ...couple, monthly_income: yearly(81_000), children: 2 as const }
    expect(bends(capped)).toEqual(['0: ', '1437: band 0.11, quotient-cap', '7290: ceiling'])
  })

  it('[TS-04] bends where the décote begins, even where it ends before the ceiling because there is no tax left to take it off', () => {
    // 262 000 net, 21 parts: by two parts less 38 × 1 807 the tax is 3 277.35, where the décote of a couple begins, at 254 493.
    const { household, ...situation } = situationOf({ ...couple, monthly_income: yearly(276_555) }, today)
    const curve = savingCurve({ ...situation, household: { ...household, children: 20 } })
    const found = curve.flatMap(({ payment, bends: reasons }) => reasons.map(({ kind }) => [payment.toNumber(), kind]))
    expect(found).toContainEqual([7507, 'decote'])
  })

  it('[TS-04] is flat where there is no tax', () => {
    expect(bends({ ...single, monthly_income: euros(100) })).toEqual(['0: ', '4710: ceiling'])
  })

  it('[TS-05] starts from the marginal rate of the scale', () => {
    const rate = (wage: number) => marginalRate(situationOf({ ...single, monthly_income: yearly(wage) }, today)).toString()
    expect([rate(1200), rate(20_000), rate(40_000), rate(120_000), rate(400_000)]).toEqual(['0', '0.11', '0.3', '0.41', '0.45'])
    const parent = { ...couple, monthly_income: yearly(150_000), children: 2 as const }
    expect(marginalRate(situationOf(parent, today)).toString()).toBe('0.3')
  })
})

describe('the wire', () => {
  const read = (body: object) => taxRequest.safeParse(body)
  const body = { gender: 'F', client_age: 40, marital_status: 'CE', monthly_income: 2750, allocated_periodicity: null }

  it('[TAX-31 to TAX-37] [TAX-53] reads the request, and refuses what is off it', () => {
    expect(read(body).data).toEqual(single)
    expect(read({ ...body, children: 5, allocated_amount: 100, allocated_periodicity: '' }).data).toMatchObject({
      children: 5,
      allocated_periodicity: null,
    })
    for (const off of [
      { gender: 'X' },
      { client_age: 17 },
      { client_age: 70 },
      { marital_status: 'PAC' },
      { children: 6 },
      { monthly_income: 0 },
      { monthly_income: -1 },
      { monthly_income: 100_000_000 },
      { spouse_monthly_income: 100_000_000 },
      { allocated_amount: 100_000_000 },
      { spouse_monthly_income: -1 },
      { allocated_amount: -1 },
      { allocated_periodicity: 'weekly' },
      { allocated_periodicity: undefined },
      { surprise: 1 },
    ]) {
      expect([off, read({ ...body, ...off }).success]).toEqual([off, false])
    }
    expect(taxRequest.encode(single)).toEqual(body)
  })

  it('[S-CALL-34, TAX-38] answers envelope and saving, and reads them back', () => {
    const result = simulateTaxSaving({ ...single, monthly_income: euros(4667) }, today)
    const sent = taxAnswer.encode(writeTaxSaving(result))
    expect(sent).toMatchObject({
      vv_envelope_monthly: 420,
      tax_reduction: 1512,
      year: 2026,
      income_year: 2025,
      ceiling: 5040,
    })
    expect(taxAnswer.decode(JSON.parse(JSON.stringify(sent)) as never)).toEqual(writeTaxSaving(result))
    expect(taxAnswer.decode({ vv_envelope_monthly: 392.5, tax_reduction: 339 }).ceiling).toBeUndefined()
  })

  it('[S-CALL-34] may be asked without having signed in', () => {
    expect(taxSimulationCall).toMatchObject({
      method: 'POST',
      version: 'v3',
      path: '/simulators/tax/simulation',
      signedIn: false,
    })
  })
})

describe('the information texts', () => {
  const rates = (socialCharges: number, flatTax: number, year: number) => ({
    socialCharges: { percent: socialCharges, year },
    flatTax: { percent: flatTax, year },
  })

  it('[S-CONST-45, S-CONST-46, S-CONST-47] name 17.2 % and 30 % until 2025, 18.6 % and 31.4 % from 2026', () => {
    expect(informationRates(2025)).toEqual(rates(17.2, 30, 2025))
    expect(informationRates(2026)).toEqual(rates(18.6, 31.4, 2026))
  })

  it('[S-CONST-48] say the last year they are known for when that of the payments is later, and nothing before the first', () => {
    for (const year of [2027, 2030]) expect(informationRates(year)).toEqual(rates(18.6, 31.4, 2026))
    expect(informationRates(2024)).toBeUndefined()
  })
})

/** Term, unit, operation, source and rule of a step. */
const described = ({ term, unit, operation, source, rule = '-' }: Derivation): string =>
  [term, unit, operation, source?.code ?? '-', rule].join(' ')

describe('the explanation', () => {
  const request: TaxRequest = {
    ...couple,
    spouse_monthly_income: euros(1500),
    allocated_amount: euros(100),
    allocated_periodicity: 'monthly',
  }
  const { tax_reduction } = simulateTaxSaving(request, today)
  const explanation = explainTaxSaving(request, today)

  it('[TAX-58] leads from the pay a month to the saving and to what the payment costs', () => {
    const steps = [explanation.envelope, explanation.effort].flatMap((tree) => inOrder(tree)).map(({ node }) => described(node))
    expect([...new Set(steps)].filter((step) => step.startsWith('tax-saving')).toSorted()).toEqual([
      'tax-saving.deducted eur-per-year least retirement-deduction TAX-58',
      'tax-saving.effort eur-per-year difference retirement-deduction TS-06',
      'tax-saving.envelope eur-per-month quotient retirement-deduction TAX-38',
      'tax-saving.monthly-income eur-per-month given household TAX-58',
      'tax-saving.months months given household -',
      'tax-saving.payment eur-per-month given household TAX-58',
      'tax-saving.saving eur-per-year difference retirement-deduction TAX-58',
      'tax-saving.yearly-payment eur-per-year product household TAX-58',
    ])
    expect(find(explanation.effort, 'income-tax.wage')?.operation).toBe('product')
    expect(explanation.saving.value).toBe(tax_reduction.toString())
  })

  it('[TS-06] says the real effort: the payment less the saving', () => {
    const saving = savingAt(situationOf(request, today), euros(1200))
    expect(explanation.effort.value).toBe(euros(1200).minus(saving).toString())
  })
})
