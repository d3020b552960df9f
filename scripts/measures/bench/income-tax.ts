/**
 * The income tax of whole households: ours without and with its explanation, a float64 function as a good engineer writes it, and publicodes with the rules of
 * modele-social.
 *
 * The engine of publicodes is made once, outside the measurement; each household is then told to it and its tax evaluated, as a simulator does at a key press.
 * Before anything is measured the ways must agree to the euro. Its model holds one wage: the other adult's, net of its 10 %, is told as another income.
 */
import { bareTax, computeTax, explainTax, type Household, taxLawOf } from '@hautelisse/domain/income-tax'
import { Decimal, euros, ZERO_EUROS } from '@hautelisse/domain/money'
import rules from 'modele-social'
import fc from 'fast-check'
import { households } from '@hautelisse/domain/income-tax/arbitraries'
import Engine, { type Situation } from 'publicodes'

import { floatHouseholdOf, floatLawOf, floatTax } from './float-tax.ts'

import { type BenchRow, compare } from './measure.ts'

const LAW = taxLawOf(2025)
const TAX = 'impôt . foyer fiscal . impôt sur le revenu'

/** The tax is rounded to the euro by us and not by them. */
const BOUND = 0.5

const of = (marital_status: Household['marital_status'], children: number, wage_1: number, wage_2: number): Household => ({
  marital_status,
  single_parent: marital_status === 'CE',
  children,
  wage_1: euros(wage_1),
  wage_2: euros(wage_2),
  deduction: ZERO_EUROS,
})

/** Alone, a couple under the décote, two children under the cap of the family quotient, and the highest band. */
const HOUSEHOLDS: readonly Household[] = [
  of('CE', 0, 30_000, 0),
  of('MA', 0, 24_000, 20_000),
  of('MA', 2, 50_000, 35_000),
  of('MA', 3, 70_000, 40_000),
  of('CE', 0, 240_000, 0),
]

/** A share of a wage that is left after the 10 %, for wages between the bounds. */
const NET_SHARE = 0.9

const situationOf = ({ marital_status, children, wage_1, wage_2 }: Household): Situation<string> => ({
  date: '20/11/2026',
  dirigeant: 'non',
  salarié: 'oui',
  'salarié . contrat': "'CDI'",
  'salarié . rémunération . net . imposable': `${wage_1.toString()} €/an`,
  'impôt . foyer fiscal . revenu imposable . autres revenus imposables': `${wage_2.times(NET_SHARE).toString()} €/an`,
  'impôt . méthode de calcul': "'barème standard'",
  'impôt . foyer fiscal . situation de famille': marital_status === 'MA' ? "'couple'" : "'célibataire'",
  'impôt . foyer fiscal . enfants à charge': `${children} enfant`,
})

const agree = (way: string, given: readonly number[]): void => {
  for (const [at, household] of HOUSEHOLDS.entries()) {
    const expected = computeTax(household, LAW).taxAfterDecote
    if (
      !expected
        .minus(new Decimal(given[at] ?? Number.NaN))
        .abs()
        .lessThanOrEqualTo(BOUND)
    )
      throw new Error(`${way} gives ${String(given[at])} where ${expected.toString()} is expected`)
  }
}

const evaluateWith = (engine: Engine, situation: Situation<string>): number =>
  Number(engine.setSituation(situation).evaluate(TAX).nodeValue)

const silent = { log: () => {}, warn: () => {}, error: () => {} }

const SAMPLE = 2000
const FLOAT_LAW = floatLawOf(LAW)

/** Both ways on many households; the float function must give the same euro for each of them. */
const agreeOnMany = (): void => {
  const sample = fc.sample(households, { seed: 20_261_120, numRuns: SAMPLE })
  const other = sample.filter(
    (household) => floatTax(floatHouseholdOf(household), FLOAT_LAW) !== bareTax(household, LAW).tax.toNumber(),
  )
  if (other.length > 0) throw new Error(`The float64 function differs on ${other.length} of ${SAMPLE} households`)
}

/** Least that ours must be faster than publicodes. */
const HELD = 500

/** Measures all ways, and fails where two of them disagree. */
export const run = async (): Promise<BenchRow[]> => {
  const engine = new Engine(rules, { logger: silent })
  const situations = HOUSEHOLDS.map(situationOf)

  const bare = () => HOUSEHOLDS.map((household) => computeTax(household, LAW).taxAfterDecote.toNumber())
  const explained = () => HOUSEHOLDS.map((household) => Number(explainTax(household, LAW).taxAfterDecote.value))
  const publicodes = () => situations.map((situation) => evaluateWith(engine, situation))

  agree('computeTax', bare())
  agree('explainTax', explained())
  agree('publicodes', publicodes())
  agreeOnMany()
  const plain = HOUSEHOLDS.map(floatHouseholdOf)
  const rows = compare(
    'income tax of a household, incomes 2025',
    [
      { name: 'computeTax', run: bare },
      { name: 'the same without checking its input', run: () => HOUSEHOLDS.map((household) => bareTax(household, LAW).tax) },
      { name: 'explainTax, with every step', run: explained },
      {
        name: `float64, as a good engineer writes it (equal on ${SAMPLE} of ${SAMPLE})`,
        run: () => plain.map((household) => floatTax(household, FLOAT_LAW)),
      },
      { name: 'publicodes with modele-social', run: publicodes },
    ],
    HOUSEHOLDS.length,
  )
  const ratio = 1 / (rows.at(-1)?.ratio ?? Infinity)
  if (ratio < HELD) throw new Error(`computeTax is only ${ratio.toFixed(0)} times as fast as publicodes, not ${HELD}`)
  return rows
}
