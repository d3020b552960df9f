/**
 * The income tax of whole households: ours without and with its explanation, and publicodes with the rules of modele-social.
 *
 * The engine of publicodes is made once, outside the measurement; each household is then told to it and its tax evaluated, as a simulator does at a key press.
 * Before anything is measured the ways must agree to the euro. Its model holds one wage: the other adult's, net of its 10 %, is told as another income.
 */
import { computeTax, explainTax, type Household, taxLawOf } from '@hautelisse/domain/income-tax'
import { Decimal, euros, ZERO_EUROS } from '@hautelisse/domain/money'
import rules from 'modele-social'
import Engine, { type Situation } from 'publicodes'

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
  return compare(
    'income tax of a household, incomes 2025',
    [
      { name: 'computeTax', run: bare },
      { name: 'explainTax, with every step', run: explained },
      { name: 'publicodes with modele-social', run: publicodes },
    ],
    HOUSEHOLDS.length,
  )
}
