import { annuityFactor } from '../annuity/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { evaluated, given, type Derivation, type Evaluator, type Label } from '../explain/index.ts'
import { TECHNICAL_RATE, valueOrStandIn } from '../law/index.ts'
import { Decimal, MONTHS_PER_YEAR } from '../money/index.ts'
import type { MortalityTables } from '../mortality/index.ts'
import { exitSource, type ExitSourceCode } from './exit-sources.ts'
import type { Term } from './terms.ts'

const RULE = 'TS-09'

/** Steps of an exit that other rooms compute: its price alone. */
type ExitEvaluators = { readonly 'annuity-factor': Evaluator }

/**
 * Gives the evaluator of the one step of an exit that is no arithmetic: the price of 1 € a year, read from the step's inputs in their order
 * (year of birth, age, technical rate, payments a year).
 *
 * @param tables the mortality tables; an exit reads TGF05
 * @example exitEvaluators(await loadMortalityTables())['annuity-factor'](step, [1985, 64, 0, 12].map((value) => new Decimal(value))).toFixed(6) // '33.486034'
 */
export const exitEvaluators = ({ TGF05: table }: Pick<MortalityTables, 'TGF05'>): ExitEvaluators => ({
  'annuity-factor': ({ inputs }, values) => {
    const [birthYear, age, technicalRate, paymentsPerYear] = values.map(Number)
    if (birthYear === undefined || age === undefined || technicalRate === undefined || paymentsPerYear === undefined) {
      throw new RangeError(`The price needs four inputs, not ${inputs.length}`)
    }
    return new Decimal(
      annuityFactor({
        type: 'RV_NR',
        life: { table, birthYear, age },
        technicalRate,
        paymentsPerYear,
        timing: 'arrears',
      }),
    )
  },
})

/** The life that an exit's annuity is priced for: year of birth, and age in completed years when the money comes out. */
type ExitLife = { readonly birthYear: number; readonly age: number }

/**
 * Prices 1 € a year of the annuity of an exit: single, TGF05, monthly in arrears. Rule TS-09, docs/rules/tax-saving.md.
 *
 * @param life year of birth and age
 * @param asOf day by whose law it is priced
 * @param tables the mortality tables
 * @example exitFactor({ birthYear: 1985, age: 64 }, plainDate('2026-11-20'), tables).value // '33.486034…'
 */
export const exitFactor = ({ birthYear, age }: ExitLife, asOf: PlainDate, tables: MortalityTables): Derivation => {
  const from = (term: Term, unit: Label['unit'], source: ExitSourceCode): Label => ({
    term,
    unit,
    source: exitSource(source),
    rule: RULE,
  })
  return evaluated(
    'annuity-factor',
    { ...from('tax-saving.exit-factor', 'factor', 'table-women'), details: { type: 'RV_NR', table: 'TGF05', timing: 'arrears' } },
    [
      given(from('tax-saving.exit-birth-year', 'year', 'saver'), birthYear),
      given(from('tax-saving.exit-age', 'age', 'saver'), age),
      given(
        from('tax-saving.exit-technical-rate', 'rate', 'technical-rate'),
        new Decimal(valueOrStandIn(TECHNICAL_RATE, asOf).value).dividedBy(100),
      ),
      given(from('tax-saving.exit-payments-per-year', 'count', 'table-women'), MONTHS_PER_YEAR),
    ],
    exitEvaluators(tables),
  )
}
