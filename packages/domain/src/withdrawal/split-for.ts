import { requireObject, requireOneOf } from '../input/index.ts'
import {
  addEuros,
  euros,
  isPositive,
  requirePositiveEuros,
  smallestWhole,
  subtractEuros,
  sumEuros,
  ZERO_EUROS,
  type Decimal,
  type Euros,
} from '../money/index.ts'
import type { PartName } from './model.ts'
import { simulateContracts, type PlainContract, type PlainQuestion, type PlainSplit } from './plain-contracts.ts'
import { splitPrices, type CountedOption, type SplitPrices } from './split-prices.ts'

/** Which annuity is wanted each month, in euros: without reversion, or with it to the spouse of the question. */
export type SplitQuestion = PlainQuestion & {
  readonly wanted: Euros
  readonly option: CountedOption
  /** What is wanted and what is answered are in the euros of the day of the question, not in those of the start. NET-09. */
  readonly inTodaysEuros?: boolean | undefined
}

/** A split of contracts, in the order of the question, and what it gives a month and as capital at the start. */
type Split = {
  readonly contracts: readonly PlainContract[]
  readonly monthly: Euros
  readonly capital: Euros
}

/** The split that converts least, or the one that converts all and why it is not enough. */
export type SplitFor =
  | ({ readonly kind: 'found' } & Split)
  | ({ readonly kind: 'beyond'; readonly bound: 'whole-savings' } & Split)

const CENTS = 100

/** A part whose saver may choose: mandatory payments and an article 83 come as an annuity. */
type FreePart = { readonly at: number; readonly name: PartName; readonly balance: Euros; readonly price: Decimal }

const isForced = ({ product }: PlainContract, name: PartName): boolean => product === 'A83' || name === 'co'

const partsOf = ({ savings }: PlainContract): readonly (readonly [PartName, PlainSplit])[] =>
  (Object.entries(savings) as [PartName, PlainSplit | undefined][]).flatMap(([name, split]) =>
    split === undefined ? [] : [[name, split] as const],
  )

const balanceOf = ({ capital, annuity }: PlainSplit): Euros => addEuros(capital, annuity)

/** Puts all of every part on the annuity. */
const allConverted = (contract: PlainContract): PlainContract => ({
  ...contract,
  savings: Object.fromEntries(
    partsOf(contract).map(([name, split]) => [name, { capital: ZERO_EUROS, annuity: balanceOf(split) }]),
  ),
})

/** Parts that may be split, those whose table gives most for an euro first, then in the order of the question. */
const freeParts = (contracts: readonly PlainContract[], { factors }: SplitPrices): readonly FreePart[] =>
  contracts
    .flatMap((contract, at) =>
      partsOf(contract)
        .filter(([name, split]) => !isForced(contract, name) && isPositive(balanceOf(split)))
        .map(([name, split]): FreePart => ({ at, name, balance: balanceOf(split), price: factors[at] as Decimal })),
    )
    .toSorted((one, other) => one.price.comparedTo(other.price))

/** Converts an amount of the free parts, one after the other, and leaves the rest as capital. */
const converting = (contracts: readonly PlainContract[], parts: readonly FreePart[], amount: Euros): readonly PlainContract[] => {
  let rest = amount
  const after = [...contracts]
  for (const { at, name, balance } of parts) {
    const annuity = rest.lessThan(balance) ? rest : balance
    rest = subtractEuros(rest, annuity)
    const contract = after[at] as PlainContract
    after[at] = { ...contract, savings: { ...contract.savings, [name]: { capital: subtractEuros(balance, annuity), annuity } } }
  }
  return after
}

/**
 * Finds the split that converts least and still gives a wanted annuity a month: a cent less converted misses it.
 *
 * Mandatory payments and an article 83 are converted first, since they come as an annuity; then the parts whose table gives most for a euro, in whole cents.
 * Gross, after the fee, single or with reversion. Rule BEY-33, docs/rules/beyond-ceilings.md.
 *
 * @param question contracts, of which the balances count and not how they are split; birth date, age, day, tables, and the euros wanted each month
 * @returns where all of it converted gives less: that split, and what it gives
 * @public
 * @throws DomainInputError
 * @example splitFor({ contracts: [{ id: 'A', product: 'PER', savings: { vv: { capital: euros(0), annuity: euros(100_000) } } }], birthDate: plainDate('1961-02-15'), age: 65, on: plainDate('2026-03-01'), tables, wanted: euros(100), option: 'single' }).kind // 'found'
 */
export const splitFor = (question: SplitQuestion): SplitFor => {
  requireObject('question', question)
  requirePositiveEuros('wanted', question.wanted)
  requireOneOf('option', question.option, question.spouse === undefined ? ['single'] : ['single', 'reversible'])
  simulateContracts(question)
  const whole = question.contracts.map((contract) => allConverted(contract))
  const prices = splitPrices(question, question)
  const answer = (contracts: readonly PlainContract[]): Split => ({
    contracts,
    monthly: prices.monthlyOf(contracts),
    capital: prices.capitalOf(contracts),
  })
  const most = answer(whole)
  if (most.monthly.lessThan(question.wanted)) return { kind: 'beyond', bound: 'whole-savings', ...most }
  const parts = freeParts(whole, prices)
  const split = (cents: number) => converting(whole, parts, euros(cents / CENTS))
  const largest = sumEuros(parts.map(({ balance }) => balance))
    .times(CENTS)
    .ceil()
    .toNumber()
  const cents = smallestWhole(largest, (candidate) => prices.monthlyOf(split(candidate)).greaterThanOrEqualTo(question.wanted))
  return { kind: 'found', ...answer(split(cents)) }
}
