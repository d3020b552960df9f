import {
  difference,
  evaluated,
  given,
  product,
  quotient,
  sum,
  type Derivation,
  type Label,
  type Source,
} from '../explain/index.ts'
import { ASSET_CLASSES, type AssetClass, type AssumptionSet } from '../futures/index.ts'
import { Decimal } from '../money/index.ts'
import type { MixPart } from './classes.ts'
import { FUTURE_EVALUATORS, weightTerm } from './future-evaluators.ts'

/** A fund of a mix with its name. */
export type NamedPart = MixPart & { readonly name: string }

/** A mix while at least so many years are left, and less than `below`; `below` is left out for the farthest. */
export type Column = { readonly from: number; readonly below?: number | undefined; readonly parts: readonly NamedPart[] }

/** What a column is for a formula: from how many years on it holds, how fast it grows, how far it strays. */
export type ExplainedColumn = { readonly bound: Derivation; readonly growth: Derivation; readonly deviation: Derivation }

const ASSUMED: Source = { kind: 'assumption', code: 'robo-assumptions' }
const SHEET: Source = { kind: 'contract', code: 'robo-fund-sheet' }
/** Where the shares of a grid, of holdings, and of holdings as they are expected in a later year come from. */
export const [GRID, HELD, EXPECTED]: readonly [Source, Source, Source] = [
  { kind: 'contract', code: 'robo-grid' },
  { kind: 'contract', code: 'robo-holdings' },
  { kind: 'assumption', code: 'robo-kept' },
]

const PERCENT = 100
const MIX_RULE = 'ROBO-21'

type Classified = NamedPart & { readonly asset_class: AssetClass }

const chargeOf = (set: AssumptionSet, { name, asset_class, ongoing_charges }: Classified): Derivation =>
  ongoing_charges === undefined
    ? given({ term: 'fund-charge', unit: 'rate', source: ASSUMED, details: { name } }, set.classes[asset_class].fee)
    : given(
        { term: 'fund-charge', unit: 'rate', source: SHEET, details: { name } },
        new Decimal(ongoing_charges).dividedBy(PERCENT),
      )

/** What each fund has of the classified whole; a share of a full column is stated as it is. */
const sharesOf = (parts: readonly Classified[], source: Source): readonly Derivation[] => {
  const [term, unit] = source === GRID ? (['grid-share', 'rate'] as const) : (['fund-amount', 'eur'] as const)
  const amounts = parts.map(({ name, amount }) => given({ term, unit, source, details: { name } }, amount))
  const whole = sum({ term: 'classified', unit, rule: 'ROBO-26' }, amounts)
  if (source === GRID && whole.value === '1') return amounts
  return amounts.map((amount) => quotient({ term: 'fund-share', unit: 'rate', details: amount.details }, [amount, whole]))
}

/** Return of a mix after charges, fund by fund. */
const returnOf = (set: AssumptionSet, parts: readonly Classified[], shares: readonly Derivation[], label: Label): Derivation =>
  sum(
    label,
    parts.map((part, place) => {
      const { name, asset_class } = part
      const expected = given(
        { term: 'class-return', unit: 'rate', source: ASSUMED, details: { class: asset_class } },
        set.classes[asset_class].mean,
      )
      const net = difference({ term: 'fund-return', unit: 'rate', details: { name } }, [expected, chargeOf(set, part)])
      return product({ term: 'fund-part', unit: 'rate', rule: MIX_RULE, details: { name } }, [shares[place] as Derivation, net])
    }),
  )

const weightsOf = (parts: readonly Classified[], shares: readonly Derivation[]): readonly Derivation[] =>
  ASSET_CLASSES.flatMap((name) => {
    const held = shares.filter((_, place) => parts[place]?.asset_class === name)
    return held.length === 0 ? [] : [sum({ term: weightTerm(name), unit: 'rate', details: { class: name } }, held)]
  })

/**
 * Explains growth and deviation of a mix of funds: return by fund after its charge, deviation by classes, growth from both.
 *
 * Rules ROBO-21, ROBO-26: what is not classified is left out, and a fund's own charge replaces the assumed one.
 *
 * @param set assumptions
 * @param column years in which it holds, and its funds
 * @param source grid or holdings
 * @param name beginning of its terms: `between` for one of many that is named and not taken apart
 * @returns undefined where nothing is classified
 */
export const explainColumn = (
  set: AssumptionSet,
  column: Column,
  source: Source,
  name: 'column' | 'between' = 'column',
): ExplainedColumn | undefined => {
  const { from, below, parts } = column
  const classified = parts.flatMap(({ asset_class, ...part }) =>
    asset_class === null || part.amount === 0 ? [] : [{ ...part, asset_class }],
  )
  if (classified.length === 0) return undefined
  const details = below === undefined ? { from } : { from, below }
  const label = (term: string): Label => ({ term: `${name}-${term}`, unit: 'rate', rule: MIX_RULE, details })
  const shares = sharesOf(classified, source)
  const mean = returnOf(set, classified, shares, { ...label('return'), source: ASSUMED })
  const deviation = evaluated(
    'mix-deviation',
    { ...label('deviation'), source: ASSUMED, details: { ...details, assumptions: set.id } },
    weightsOf(classified, shares),
    FUTURE_EVALUATORS,
  )
  const two = given({ term: 'two', unit: 'factor' }, 2)
  const half = quotient(label('half-variance'), [product(label('variance'), [deviation, deviation]), two])
  return {
    bound: given({ term: 'bound', unit: 'years', source: GRID, details }, from),
    growth: difference(label('growth'), [mean, half]),
    deviation,
  }
}
