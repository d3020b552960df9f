import { find, given, power, quotient, roundedToCents, type Derivation } from '../explain/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { INFLATION, valueOrStandIn } from '../law/index.ts'
import { Decimal, euros, roundToCents, type Euros } from '../money/index.ts'
import { convertAt, explainFigure, monthOf, yearlyFrom, type AnnuityPieces } from './explanation.ts'
import { asSmallAnnuity, EXPLAINED_STEPS, onePlus } from './pieces.ts'
import type {
  AnnuityFigure,
  AnnuityRows,
  AvailableResult,
  ContractExplanation,
  OtherTable,
  SimulationResult,
  SmallAnnuity,
} from './result.ts'
import type { Schedule } from './schedule.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/**
 * Gives the assumed rise of prices, in percent a year. NET-09.
 *
 * @param asOf day of the simulation
 * @example inflationAt(plainDate('2026-11-20')) // 2
 */
export const inflationAt = (asOf: PlainDate): number => valueOrStandIn(INFLATION, asOf).value

/**
 * Derives the assumed rise of prices a year, as a rate. NET-09.
 *
 * @param asOf day of the simulation
 * @example inflationOf(plainDate('2026-11-20')).value // '0.02'
 */
export const inflationOf = (asOf: PlainDate): Derivation =>
  given(
    { term: 'withdrawal.inflation' satisfies Term, unit: 'rate', source: sourceOf('inflation'), rule: 'NET-09' },
    new Decimal(inflationAt(asOf)).dividedBy(100),
  )

/**
 * Derives how much prices rise until the start: (1 + inflation) ^ (whole months / 12). NET-09.
 *
 * @param schedule start of the annuity
 * @param inflation rise of prices a year
 * @example deflatorOf(schedule, inflationOf(asOf)).value // '1.0267…' in 16 months at 2 %
 */
export const deflatorOf = ({ start, months }: Schedule, inflation: Derivation): Derivation =>
  power({ term: 'withdrawal.deflator' satisfies Term, unit: 'factor', details: { start } }, [
    onePlus(EXPLAINED_STEPS, 'withdrawal.yearly-inflation', inflation),
    quotient({ term: 'withdrawal.years-to-start' satisfies Term, unit: 'years' }, [
      given({ term: 'withdrawal.months-to-start' satisfies Term, unit: 'months' }, months),
      given({ term: 'withdrawal.months-per-year' satisfies Term, unit: 'months' }, 12),
    ]),
  ])

/**
 * Divides an amount of the start by the rise of prices until then; its name and unit stay.
 *
 * @param amount amount at the start, unrounded
 * @param deflator rise of prices
 * @example deflate(given({ term: 'withdrawal.paid', unit: 'eur' }, 102), deflatorOfOneYear).value // '100'
 */
export const deflate = (amount: Derivation, deflator: Derivation): Derivation =>
  quotient({ term: amount.term, unit: amount.unit, details: amount.details, rule: 'NET-09' }, [amount, deflator])

const unrounded = (figure: Derivation): Derivation => {
  const [exact] = figure.inputs
  return figure.operation === 'round-cents' && exact !== undefined ? exact : figure
}

/** Month of a small annuity in today’s euros; undefined where nothing says how it was computed. */
const smallMonthIn = (
  { derivation }: SmallAnnuity,
  pieces: AnnuityPieces<Derivation> | undefined,
  deflator: Derivation,
): Derivation | undefined => {
  const converted = derivation && find(derivation, 'withdrawal.converted-at-start' satisfies Term)
  const factor = derivation && find(derivation, 'withdrawal.factor' satisfies Term)
  if (pieces === undefined || converted === undefined || factor === undefined) return undefined
  const annuity = convertAt(EXPLAINED_STEPS, { ...pieces, converted: deflate(converted, deflator) }, factor)
  const year = yearlyFrom(EXPLAINED_STEPS, annuity, { type: 'RV_NR' })
  return monthOf(EXPLAINED_STEPS, year, 'withdrawal.small-annuity-month')
}

const explanationIn = (explanation: ContractExplanation, deflator: Derivation, inflation: Derivation): ContractExplanation => {
  const capital = deflate(unrounded(explanation.capital), deflator)
  return {
    ...explanation,
    capital: roundedToCents({ term: capital.term, unit: 'eur', rule: 'NET-09' }, capital),
    converted: deflate(explanation.converted, deflator),
    inflation,
    deflator,
  }
}

const resultIn = (result: AvailableResult, deflator: Derivation, inflation: Derivation): AvailableResult => {
  const explanation = result.explanation && explanationIn(result.explanation, deflator, inflation)
  const [atStart, yearly] = [new Decimal(deflator.value), new Decimal(inflation.value).plus(1)]
  const amount = (value: Euros, years = 0): Euros => roundToCents(euros(value.dividedBy(atStart.times(yearly.pow(years)))))
  const figure = (of: AnnuityFigure, rente: Euros, years = 0): Euros => {
    const explained = explanation && explainFigure(explanation, of, 'year')
    return explained === undefined ? amount(rente, years) : euros(explained.value)
  }
  const rows = ({ byAge, guaranteed }: AnnuityRows, plain: 'RV_NR' | 'RV_R', longer: 'RV_NRAG' | 'RV_RAG'): AnnuityRows => ({
    byAge: byAge.map(({ age, rente }) => ({
      age,
      rente: figure({ type: plain, age }, rente, age - (byAge[0]?.age ?? age)),
    })),
    guaranteed: guaranteed.map(({ years, rente }) => ({ years, rente: figure({ type: longer, years }, rente) })),
  })
  const other = ({ table, rente, factor }: OtherTable): OtherTable => {
    if (explanation === undefined || factor === undefined) return { table, rente: amount(rente), factor }
    const annuity = convertAt(EXPLAINED_STEPS, explanation, factor)
    return { table, rente: euros(yearlyFrom(EXPLAINED_STEPS, annuity, { type: 'RV_NR' }).value), factor }
  }
  /** The law’s test is made in the euros of the start: what is compared stays beside what is shown. */
  const tested = (small: SmallAnnuity): SmallAnnuity => {
    const { monthly: compared, threshold, asOf } = small
    const month = smallMonthIn(small, explanation, deflator)
    return month === undefined
      ? { ...small, monthly: amount(compared), compared }
      : { ...small, monthly: euros(month.value), compared, derivation: asSmallAnnuity(month, threshold.toString(), asOf) }
  }
  const { capitalAtStart, convertedAtStart, withoutReversion, withReversion, otherTable, smallAnnuity } = result
  return {
    ...result,
    capitalAtStart: capitalAtStart && (explanation === undefined ? amount(capitalAtStart) : euros(explanation.capital.value)),
    convertedAtStart:
      convertedAtStart &&
      (explanation === undefined ? amount(convertedAtStart) : roundToCents(euros(explanation.converted.value))),
    withoutReversion: {
      ...rows(withoutReversion, 'RV_NR', 'RV_NRAG'),
      steps: withoutReversion.steps.map(({ step, rente }) => ({ step, rente: figure({ type: 'RV_CPP', step }, rente) })),
    },
    withReversion: withReversion && rows(withReversion, 'RV_R', 'RV_RAG'),
    otherTable: otherTable && other(otherTable),
    smallAnnuity: smallAnnuity && tested(smallAnnuity),
    explanation,
  }
}

/**
 * Writes every projected amount of an answer in the euros of the day of the simulation: ÷ (1 + inflation) ^ (whole months to the start / 12), and for a later
 * age ÷ (1 + inflation) once more for each year since the start. Rounded once, at the end. NET-09.
 *
 * Savings of today and the law's threshold of small annuities stay as they are; the annuity that the law compares with it is kept beside.
 *
 * @param results answer of the simulation
 * @param schedule start of the annuity
 * @param asOf day of the simulation
 * @example inTodaysEuros(results, schedule, asOf) // 49 223,48 € in 355 months: 27 400,00 €
 */
export const inTodaysEuros = (results: SimulationResult, schedule: Schedule, asOf: PlainDate): SimulationResult => {
  const inflation = inflationOf(asOf)
  const deflator = deflatorOf(schedule, inflation)
  return results.map((result) => (result.kind === 'available' ? resultIn(result, deflator, inflation) : result))
}
