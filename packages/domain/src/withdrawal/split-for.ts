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
  type Euros,
} from '../money/index.ts'
import {
  simulateContracts,
  type PlainAnswer,
  type PlainContract,
  type PlainQuestion,
  type PlainSplit,
} from './plain-contracts.ts'
import type { PartName } from './model.ts'

/** Which annuity is wanted each month, in euros: without reversion, or with it to the spouse of the question. */
export type SplitQuestion = PlainQuestion & { readonly wanted: Euros; readonly option: 'single' | 'reversible' }

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
type FreePart = { readonly at: number; readonly name: PartName; readonly balance: Euros; readonly price: number }

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

const priceIn = ({ explain }: PlainAnswer, option: SplitQuestion['option']): number => {
  const type = option === 'single' ? 'RV_NR' : 'RV_R'
  const entry = explain().explanation?.factors.find((factor) => factor.type === type)
  return Number(entry?.factor.value)
}

/** Parts that may be split, those whose table gives most for an euro first, then in the order of the question. */
const freeParts = (contracts: readonly PlainContract[], answers: readonly PlainAnswer[], option: SplitQuestion['option']) =>
  contracts
    .flatMap((contract, at): readonly FreePart[] => {
      const answer = answers[at] as PlainAnswer
      return partsOf(contract)
        .filter(([name, split]) => !isForced(contract, name) && isPositive(balanceOf(split)))
        .map(([name, split]) => ({ at, name, balance: balanceOf(split), price: priceIn(answer, option) }))
    })
    .toSorted((one, other) => one.price - other.price)

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

const splitOf = ({ option, ...question }: SplitQuestion, contracts: readonly PlainContract[]): Split => {
  const answers = simulateContracts({ ...question, contracts })
  return {
    contracts,
    monthly: sumEuros(
      answers.map(({ monthly, reversible }) => (option === 'single' ? monthly : (reversible?.monthly ?? ZERO_EUROS))),
    ),
    capital: sumEuros(answers.map(({ capital }) => capital)),
  }
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
  const answers = simulateContracts(question)
  const whole = question.contracts.map((contract) => allConverted(contract))
  const most = splitOf(question, whole)
  if (most.monthly.lessThan(question.wanted)) return { kind: 'beyond', bound: 'whole-savings', ...most }
  const parts = freeParts(whole, answers, question.option)
  const split = (cents: number): Split => splitOf(question, converting(whole, parts, euros(cents / CENTS)))
  const largest = sumEuros(parts.map(({ balance }) => balance))
    .times(CENTS)
    .ceil()
    .toNumber()
  const cents = smallestWhole(largest, (candidate) => split(candidate).monthly.greaterThanOrEqualTo(question.wanted))
  return { kind: 'found', ...split(cents) }
}
