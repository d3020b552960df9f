import { difference, roundedToCents, sum, type Derivation } from '../explain/index.ts'
import { capitalLines, monthLines, named, riseOf, type GrossLine } from './income-gross.ts'
import type { ExplainedIncome, IncomeEuros, IncomeLine, IncomeSide, IncomeTerms, SettledTerms } from './income-model.ts'
import { settleCharges } from './income-charges.ts'
import { takenFrom, type Taken } from './income-taken.ts'
import { capitalTaxOf, shareOfTax, taxOfCapital, yearTaxOf } from './income-tax.ts'
import type { ProjectionPlan } from './departure.ts'
import type { Projection } from './project.ts'
import { label, LAW } from './steps.ts'

type Unit = Derivation['unit']

/** Tax of a line, not rounded. */
type TaxOf = (taken: Taken) => Derivation

const grossOnly = (lines: readonly GrossLine[], euros: IncomeEuros): readonly IncomeLine<Derivation>[] =>
  lines.map(({ id, gross }) => ({ id, gross: gross[euros] }))

const afterAll = (line: GrossLine, taken: Taken, euros: IncomeEuros, taxOf: TaxOf): IncomeLine<Derivation> => {
  const gross = line.gross[euros]
  const { unit } = gross
  const charges = roundedToCents(label('projection.charges', unit, 'RP-16', LAW), taken.charges)
  const tax = roundedToCents(label('projection.tax', unit, 'RP-17', LAW), taxOf(taken))
  const net = difference(label('projection.net', unit, 'RP-15', undefined, { line: line.id }), [
    named(gross, line.id),
    charges,
    tax,
  ])
  return { id: line.id, gross, charges, tax, net }
}

const totalOf = (lines: readonly IncomeLine<Derivation>[], unit: Unit, isNet: boolean): IncomeSide<Derivation>['total'] => {
  const add = (name: 'gross' | 'charges' | 'tax' | 'net', term: Parameters<typeof label>[0]): Derivation =>
    sum(
      label(term, unit, 'RP-15'),
      lines.flatMap((line) => {
        const part = line[name]
        // Each part is told where it stands: the total names it.
        return part === undefined
          ? []
          : [{ ...part, operation: 'given' as const, inputs: [], details: { ...part.details, line: line.id } }]
      }),
    )
  const gross = add('gross', 'projection.total-gross')
  if (!isNet) return { gross }
  return {
    gross,
    charges: add('charges', 'projection.total-charges'),
    tax: add('tax', 'projection.total-tax'),
    net: add('net', 'projection.total-net'),
  }
}

const sideOf = (lines: readonly IncomeLine<Derivation>[], unit: Unit, isNet: boolean): IncomeSide<Derivation> => ({
  lines,
  total: totalOf(lines, unit, isNet),
})

/**
 * Computes what a saver will live on at retirement: state pension, the annuity and the capital of every contract and other income, gross, after social charges and
 * after income tax, in euros of today and of the departure.
 *
 * Rules RP-15 to RP-18, docs/rules/projection.md. Every part is rounded to the cent, half up, and parts add up to their total; gross = charges + tax + net. Without
 * terms there is the gross alone: nothing is supposed of the saver.
 *
 * @param projection the project, with its steps
 * @param plan everything it follows from
 * @param terms rate of charges and household, as the saver supposes them
 * @example retirementIncome(projectPlan(EXPLAINED_STEPS, plan, evaluators), plan, undefined).today.month.total.gross.value // '1982.13'
 */
export const retirementIncome = (
  projection: Projection<Derivation>,
  plan: ProjectionPlan,
  terms: IncomeTerms | undefined,
): ExplainedIncome => {
  const rise = riseOf(projection, plan)
  const [months, capitals] = [monthLines(projection, plan, rise), capitalLines(projection, plan, rise)]
  if (terms === undefined) {
    const told = (euros: IncomeEuros) => ({
      month: sideOf(grossOnly(months, euros), 'eur-per-month', false),
      capital: sideOf(grossOnly(capitals, euros), 'eur', false),
    })
    return { today: told('today'), departure: told('departure'), rise }
  }
  const { departure } = projection
  const takenWith = (lines: readonly GrossLine[], euros: IncomeEuros, settled: SettledTerms): readonly Taken[] =>
    lines.map((line) => takenFrom({ line, euros, terms: settled, departure, rise }))
  const { terms: settled, charges } = settleCharges(terms, plan, departure, (tried) =>
    yearTaxOf(takenWith(months, 'today', tried), tried, plan),
  )
  const takenIn = (lines: readonly GrossLine[], euros: IncomeEuros): readonly Taken[] => takenWith(lines, euros, settled)
  const year = yearTaxOf(takenIn(months, 'today'), terms, plan)
  const added = capitalTaxOf(takenIn(capitals, 'today'), year, terms, plan)
  const told = (euros: IncomeEuros) => {
    const all = (lines: readonly GrossLine[], taxOf: TaxOf) =>
      takenIn(lines, euros).flatMap((taken, place) => {
        const line = lines[place]
        return line === undefined ? [] : [afterAll(line, taken, euros, taxOf)]
      })
    return {
      month: sideOf(
        all(months, (taken) => shareOfTax(taken, year)),
        'eur-per-month',
        true,
      ),
      capital: sideOf(
        all(capitals, (taken) => taxOfCapital(taken, added)),
        'eur',
        true,
      ),
    }
  }
  return {
    today: told('today'),
    departure: told('departure'),
    yearTax: year.tax,
    capitalTax: capitals.length > 0 ? added.tax : undefined,
    settledCharges: charges,
    rise,
  }
}
