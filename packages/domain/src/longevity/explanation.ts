import {
  difference,
  evaluated,
  given,
  product,
  quotient,
  sum,
  type Derivation,
  type EvaluatedStep,
  type Evaluator,
  type LongevityOperation,
  type Source,
} from '../explain/index.ts'
import type { Life } from '../annuity/index.ts'
import type { MortalityTable } from '../mortality/index.ts'
import { Decimal, euros, MONTHS_PER_YEAR } from '../money/index.ts'
import { agesReached, type Tenths } from './ages.ts'
import { instalmentReaching } from './instalments.ts'
import { type Group, type Lives, monthsLeft, shareByMonth } from './lives.ts'
import type { Term } from './terms.ts'

/** What the figures of a long life rest on, as the room that shows them cites it. */
export type LifeSources = { readonly table: Source; readonly age: Source; readonly spouse: Source; readonly assumption: Source }

/** An annuity that stays the same, or one that rises as assumed. */
export type Reading = 'steady' | 'assumed'

const term = (name: Term): Term => name
const NOT_FOUND = -1

type Tables = Readonly<Partial<Record<MortalityTable['code'], MortalityTable>>>

const groupOf = ({ details }: EvaluatedStep): Group => details?.['group'] as Group

/** Lives of a step: birth year and age of the saver, then of the spouse. */
const livesOf = (tables: Tables, { details }: EvaluatedStep, values: readonly Decimal[]): Lives => {
  const table = tables[details?.['table'] as MortalityTable['code']] as MortalityTable
  const [birthYear, age, spouseBirthYear, spouseAge] = values.map((value) => value.toNumber())
  const life = { table, birthYear: birthYear as number, age: age as number }
  return {
    life,
    spouse:
      spouseBirthYear === undefined || spouseAge === undefined
        ? undefined
        : { table, birthYear: spouseBirthYear, age: spouseAge },
  }
}

const percent = (rate: Decimal | undefined): number => rate?.times(100).toNumber() ?? 0

/**
 * Gives the evaluators of this room's derivations: the instalment that reaches a capital, and the months to which a part of a table lives.
 *
 * @param tables mortality tables
 * @example discrepancies(explainAge(lives, 'saver', 9, sources), longevityEvaluators(tables)) // []
 */
export const longevityEvaluators = (tables: Tables): Readonly<Record<LongevityOperation, Evaluator>> => ({
  'instalment-reaching': (_, [capital, month, age, rise, prices]) =>
    new Decimal(
      instalmentReaching({
        capital: euros(capital as Decimal),
        month: euros(month as Decimal),
        age: (age as Decimal).toNumber(),
        risePercent: percent(rise),
        inflationPercent: percent(prices),
      }) ?? NOT_FOUND,
    ),
  'months-living': (step, [tenths, ...values]) => {
    const part = (tenths as Decimal).times(10).toNumber()
    const reached = agesReached(livesOf(tables, step, values), groupOf(step))
    return new Decimal(reached.find((row) => row.tenths === part)?.months ?? NOT_FOUND)
  },
})

/** An evaluator reads the table of the lives alone. */
const evaluatorsOf = ({ table }: Life) => longevityEvaluators({ [table.code]: table })

const perYear = (): Derivation => given({ term: term('longevity.months-per-year'), unit: 'months' }, MONTHS_PER_YEAR)

/** Age at the start in months. */
const startOf = (age: Derivation): Derivation => product({ term: term('longevity.start'), unit: 'months' }, [age, perYear()])

const ageOf = (age: number, { age: source }: LifeSources): Derivation =>
  given({ term: term('longevity.age'), unit: 'age', source }, age)

const rateOf = (name: Term, percentage: number, source: Source): Derivation =>
  given({ term: name, unit: 'rate', source }, new Decimal(percentage).dividedBy(100))

/** What the age at which the instalments reach the capital depends on; capital and month come with calculations of their own. */
export type ReachingQuestion = {
  readonly capital: Derivation
  /** Gross month of the single annuity. */
  readonly month: Derivation
  readonly life: Life
  /** Percent a year. */
  readonly risePercent: number
  readonly inflationPercent: number
}

/**
 * Derives the age, in whole months, at which the sum of the gross instalments reaches the capital. BEY-62, BEY-63.
 *
 * @param question capital and month with their derivations, life and rates
 * @param reading an annuity that stays the same, or one that rises as assumed
 * @param sources what the figures rest on
 * @returns undefined where the sum never reaches the capital
 * @example explainReaching(question, 'steady', sources)?.value // '1138': 94 years 10 months
 */
export const explainReaching = (question: ReachingQuestion, reading: Reading, sources: LifeSources): Derivation | undefined => {
  const { capital, month, life, risePercent, inflationPercent } = question
  const rule = reading === 'steady' ? 'BEY-62' : 'BEY-63'
  const age = ageOf(life.age, sources)
  const rates =
    reading === 'steady'
      ? []
      : [
          rateOf('longevity.rise', risePercent, sources.assumption),
          ...(inflationPercent === 0 ? [] : [rateOf('longevity.prices', inflationPercent, sources.assumption)]),
        ]
  const instalment = evaluated(
    'instalment-reaching',
    { term: term('longevity.instalment'), unit: 'count', rule, details: { reading } },
    [capital, month, age, ...rates],
    evaluatorsOf(life),
  )
  if (instalment.value === String(NOT_FOUND)) return undefined
  return sum({ term: term('longevity.reaching-age'), unit: 'months', rule, details: { reading } }, [startOf(age), instalment])
}

/** Those of a table who live to an age in months: straight between whole ages. */
const survivorsAt = ({ table, birthYear }: Life, ageInMonths: number, source: Source): Derivation => {
  const [year, months] = [Math.floor(ageInMonths / MONTHS_PER_YEAR), ageInMonths % MONTHS_PER_YEAR]
  const living = (age: number): Derivation =>
    given(
      { term: term('longevity.survivors'), unit: 'count', source, details: { months: age * MONTHS_PER_YEAR } },
      table.survivors(birthYear, age),
    )
  if (months === 0) return living(year)
  const part = quotient({ term: term('longevity.part-of-year'), unit: 'factor' }, [
    given({ term: term('longevity.months-of-year'), unit: 'months' }, months),
    perYear(),
  ])
  const lost = difference({ term: term('longevity.died'), unit: 'count' }, [living(year), living(year + 1)])
  return difference({ term: term('longevity.survivors'), unit: 'count', details: { months: ageInMonths } }, [
    living(year),
    product({ term: term('longevity.died'), unit: 'count', details: { months } }, [lost, part]),
  ])
}

/**
 * Derives the share of those of a table living at the start who live some months later: survivors ÷ survivors. BEY-60.
 *
 * @param life life at the start
 * @param months whole months since the start
 * @param sources what the figures rest on
 * @example explainShare({ table: tables.TGF05, birthYear: 1964, age: 64 }, 370, sources).value // '0.5326…'
 */
export const explainShare = (life: Life, months: number, { table }: LifeSources): Derivation => {
  const start = life.age * MONTHS_PER_YEAR
  return quotient({ term: term('longevity.share'), unit: 'rate', rule: 'BEY-60', details: { months: start + months } }, [
    survivorsAt(life, start + months, table),
    survivorsAt(life, start, table),
  ])
}

const spouseFigures = ({ birthYear, age }: Life, { spouse: source }: LifeSources): readonly Derivation[] => [
  given({ term: term('longevity.spouse-birth-year'), unit: 'year', source }, birthYear),
  given({ term: term('longevity.spouse-age'), unit: 'age', source }, age),
]

/**
 * Derives the age, in whole months, to which nine, five or one in ten of a group live. BEY-60, BEY-61.
 *
 * Its step names the share that lives at that month, and the one that lives a month later.
 *
 * @param lives lives at the start, which have a mortality
 * @param group whose survival is meant
 * @param tenths of ten people, how many
 * @param sources what the figures rest on
 * @example explainAge(lives, 'saver', 9, sources).value // '981': 81 years 9 months
 */
export const explainAge = (lives: Lives, group: Group, tenths: Tenths, sources: LifeSources): Derivation => {
  const { life, spouse } = lives
  const living = shareByMonth(lives, group)
  const months = agesReached(lives, group).find((row) => row.tenths === tenths)?.months ?? monthsLeft(life)
  const rule = group === 'saver' || group === 'spouse' ? 'BEY-60' : 'BEY-61'
  const isSpouse = group === 'spouse'
  const own = ageOf(life.age, sources)
  const others = spouse === undefined ? [] : spouseFigures(spouse, sources)
  const found = evaluated(
    'months-living',
    {
      term: term('longevity.months-living'),
      unit: 'months',
      rule,
      source: sources.table,
      details: { table: life.table.code, group, tenths, share: living(months), next: living(months + 1) },
    },
    [
      given({ term: term('longevity.tenths'), unit: 'rate' }, new Decimal(tenths).dividedBy(10)),
      given({ term: term('longevity.birth-year'), unit: 'year' }, life.birthYear),
      own,
      ...others,
    ],
    evaluatorsOf(life),
  )
  return sum({ term: term('longevity.lived-age'), unit: 'months', rule, details: { group, tenths } }, [
    startOf(isSpouse ? (others[1] ?? own) : own),
    found,
  ])
}
