import { parseFrenchDate } from '@hautelisse/domain/calendar'
import { isNegative, isPositive, isZero, parseAmount, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import {
  readAge,
  splitFor,
  takingPart,
  type Contract,
  type Part,
  type PlainContract,
  type ReversionPercentage,
  type SplitAmount,
  type SplitFor,
  type SplitQuestion,
  type TypedAmount,
  type WithdrawalForm,
} from '@hautelisse/domain/withdrawal'
import type { WithdrawalMachineContext } from './context.ts'
import type { Wish } from './events.ts'
import { errorsOfStep, scheduleIn } from './progress.ts'

type Answers = Pick<WithdrawalForm, 'retirement_age' | 'reversible' | 'birth_date_spouse' | 'reversion_percentage'>

/** What of a stepper's context the split for a wanted annuity depends on: how the savings are split is no part of it. */
export type WishContext = Pick<WithdrawalMachineContext, 'wish' | 'contracts' | 'birthDate' | 'today' | 'isInTodaysEuros'> & {
  readonly answers: Answers
}

/** A part with what is converted of it and what stays as capital, in savings of today. */
export type WishPart = Part & { readonly annuity: Euros; readonly capital: Euros }

/** What is answered to a wanted annuity. */
export type WishAnswer = {
  /**
   * `found`: the least that is converted; `enough`: what comes as an annuity anyway gives as much; `beyond`: all of the savings give less, and the split converts
   * them all.
   */
  readonly kind: 'found' | 'enough' | 'beyond'
  /** Gross month's annuity of that split, and what it leaves as capital at the start. */
  readonly monthly: Euros
  readonly capital: Euros
  readonly contracts: readonly { readonly contract: Contract; readonly parts: readonly WishPart[] }[]
  /** The same for the distribution. */
  readonly amounts: readonly SplitAmount[]
}

/** The wish as it stands, and its answer. */
export type WishView = {
  readonly text: string
  readonly isWrong: boolean
  readonly option: Wish['option']
  /** Share that goes on to the spouse; undefined unless the reversion was asked for. */
  readonly percentage: ReversionPercentage | undefined
  readonly wanted: Euros | undefined
  readonly isInTodaysEuros: boolean
  /** Undefined until something is wanted. */
  readonly answer: WishAnswer | undefined
}

const spouseOf = (answers: Answers): SplitQuestion['spouse'] => {
  const [birthDate, percentage] = [parseFrenchDate(answers.birth_date_spouse), answers.reversion_percentage]
  return answers.reversible === true && birthDate !== undefined && percentage !== null ? { birthDate, percentage } : undefined
}

const plainOf = ({ account, parts }: Contract): PlainContract => ({
  id: account.policy_id,
  product: account.type as PlainContract['product'],
  table: account.mortality_table,
  savings: Object.fromEntries(parts.map(({ name, balance }) => [name, { capital: ZERO_EUROS, annuity: balance }])),
})

const isHolding = ({ parts }: Contract): boolean => parts.some(({ balance }) => isPositive(balance))

const wantedIn = (text: string): Euros | undefined => {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' && !isNegative(parsed.amount) ? parsed.amount : undefined
}

const partsOf = (answer: SplitFor, { account, parts }: Contract): readonly WishPart[] => {
  const savings = answer.contracts.find(({ id }) => id === account.policy_id)?.savings
  return parts.flatMap((part) => {
    const split = savings?.[part.name]
    return split === undefined || isZero(part.balance) ? [] : [{ ...part, ...split }]
  })
}

const answerOf = (answer: SplitFor, contracts: readonly Contract[]): WishAnswer => {
  const shown = contracts.map((contract) => ({ contract, parts: partsOf(answer, contract) }))
  const free = shown.flatMap(({ parts }) => parts.filter(({ lock }) => lock === undefined))
  const isEnough = answer.kind === 'found' && isZero(sumEuros(free.map(({ annuity }) => annuity)))
  return {
    kind: isEnough ? 'enough' : answer.kind,
    monthly: answer.monthly,
    capital: answer.capital,
    contracts: shown,
    amounts: shown.flatMap(({ parts }) => parts.map(({ policyId, name, annuity }) => ({ part: { policyId, name }, annuity }))),
  }
}

/**
 * Answers "Quel partage me donne … € par mois ?": what is converted at least of each contract, computed in the page by the engine of the answer. BEY-33, BEY-99.
 *
 * @param context what of the context it depends on
 * @param tables mortality tables
 * @returns undefined as long as age or reversion are not answered, and where nothing is held
 * @example wishOf(context, tables)?.answer?.kind // 'enough' of 100 € where mandatory payments give 149,32 €
 */
export const wishOf = (context: WishContext, tables: MortalityTables): WishView | undefined => {
  const { wish, answers, birthDate, today: on, isInTodaysEuros } = context
  const contracts = takingPart(context.contracts).filter(isHolding)
  const judged = { ...context, form: { ...answers, distribution: [], annuity_type: null } }
  const age = scheduleIn(judged) && readAge(answers.retirement_age)
  if (age === undefined || contracts.length === 0 || errorsOfStep(judged, 'reversible').length > 0) return undefined
  const spouse = spouseOf(answers)
  const option = spouse === undefined ? 'single' : wish.option
  const wanted = wantedIn(wish.text)
  const question = {
    contracts: contracts.map(plainOf),
    birthDate,
    age,
    on,
    spouse,
    tables,
    option,
    inTodaysEuros: isInTodaysEuros,
  }
  return {
    text: wish.text,
    isWrong: wish.text.trim() !== '' && wanted === undefined,
    option,
    percentage: spouse?.percentage,
    wanted,
    isInTodaysEuros,
    answer: wanted === undefined || isZero(wanted) ? undefined : answerOf(splitFor({ ...question, wanted }), contracts),
  }
}

const holds = ({ parsed }: TypedAmount, amount: Euros): boolean => parsed.kind === 'amount' && parsed.amount.equals(amount)

/**
 * Tells whether the savings are split as the answer says.
 *
 * @param context context of the stepper
 * @param answer answer to a wanted annuity
 * @example selectIsWishTaken(context, answer) // true once `wishTaken` was sent
 */
export const selectIsWishTaken = (
  { form }: Pick<WithdrawalMachineContext, 'form'>,
  { contracts }: Pick<WishAnswer, 'contracts'>,
): boolean =>
  contracts
    .flatMap(({ parts }) => parts)
    .every(({ policyId, name, annuity, capital }) =>
      form.distribution.some(
        (part) =>
          part.policyId === policyId && part.name === name && holds(part.annuity, annuity) && holds(part.capital, capital),
      ),
    )
