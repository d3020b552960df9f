import type { Account } from '@hautelisse/domain/accounts'
import { isPlainDate } from '@hautelisse/domain/calendar'
import { pairHeld, type Case } from '@hautelisse/domain/case'
import {
  contractOf,
  EMPTY_HEIRS,
  goodOf,
  heirsFormOf,
  lifeFormOf,
  offeredPlans,
  patrimonyFormOf,
  toldOf,
  transmissionCases,
  transmissionInputsOf,
  type ContractRow,
  type GoodRow,
  type HeldPlaces,
  type Told,
  type TransmissionInputs,
  type TypedAmount,
} from '@hautelisse/domain/transmission'
import type { TransmissionDraft } from './draft.ts'
import { withoutHeld } from './held.ts'
import type { TransmissionSnapshot } from './select.ts'

/** The person's own contracts, in the order in which the simulator offers them. */
const ownContracts = (accounts: readonly Account[]): readonly ContractRow[] =>
  [...accounts.filter(({ type }) => type === 'LIFE_INSURANCE'), ...offeredPlans(accounts).contracts].map((account, id) =>
    contractOf(account, id, EMPTY_HEIRS),
  )

/** The person's own company savings, as goods. */
const ownGoods = (accounts: readonly Account[]): readonly GoodRow[] => offeredPlans(accounts).goods.map(goodOf)

type Amounted = { readonly amount: TypedAmount }
const holdsSame = (held: Amounted, row: Amounted): boolean => held.amount.text === row.amount.text
const isGood = ({ type }: GoodRow, { type: given }: GoodRow): boolean => type === given
const isKind = ({ kind }: ContractRow, { kind: given }: ContractRow): boolean => kind === given

const placesOf = <Row>(rows: readonly Row[], isOwn: (row: Row) => boolean): ReadonlySet<number> =>
  new Set(rows.flatMap((row, at) => (isOwn(row) ? [at] : [])))

/** Of a contract its name says that it is the person's own; a good has none: it is a plan of theirs where it is all of what one holds. */
const heldIn = ({ patrimony, life_insurances }: Told, accounts: readonly Account[]): HeldPlaces => {
  const { other_goods: goods } = patrimonyFormOf(patrimony)
  const isPlan = (held: GoodRow, row: GoodRow): boolean =>
    isGood(held, row) && holdsSame(held, row) && held.rate.text === row.rate.text
  const plans = pairHeld(ownGoods(accounts), goods, { isKind: isPlan, isSame: isPlan })
  return {
    goods: placesOf(goods, (row) => plans.has(row)),
    contracts: placesOf(lifeFormOf(life_insurances, accounts).contracts, ({ planId }) => planId !== undefined),
  }
}

/**
 * Gives the case of the result on the screen, as it was saved: what "Et si…" moves is not part of it. BEY-01.
 *
 * @param snapshot state of the machine
 * @returns undefined without a result
 * @example selectCase(snapshot)?.simulator // 'transmission'
 */
export const selectCase = ({ context }: Pick<TransmissionSnapshot, 'context'>): Case | undefined => {
  const { result, today, asker } = context
  if (result === undefined) return undefined
  const { date = today } = result
  const inputs = transmissionInputsOf(result, heldIn(result, asker.accounts))
  return transmissionCases.caseOf(inputs, isPlainDate(date) ? date : today)
}

/** Whom a case is opened for. */
export type CaseHolder = { readonly userId: string; readonly accounts: readonly Account[] }

type Marked = { readonly held?: true | undefined }

/** Rows that the case says to be the person's own. */
const markedRows = <Row>(rows: readonly Row[], given: readonly Marked[] = []): readonly Row[] =>
  rows.filter((_, at) => given[at]?.held === true)

/** Contracts of a case, each of the person's own with its name and what it is worth today. */
const contractsFor = (inputs: TransmissionInputs, accounts: readonly Account[]): readonly ContractRow[] => {
  const rows = lifeFormOf(toldOf(inputs).life_insurances).contracts
  const pairs = pairHeld(ownContracts(accounts), markedRows(rows, inputs.life_insurances.contracts), {
    isKind,
    isSame: (held, row) => isKind(held, row) && holdsSame(held, row),
  })
  return rows.map((row) => {
    const held = pairs.get(row)
    if (held === undefined) return row
    const { name, amount, isOurs, planId } = held
    return Object.assign({}, row, { name, amount, isOurs, planId })
  })
}

/** Goods of a case, each company plan of the person's own with what it holds today. */
const goodsFor = (inputs: TransmissionInputs, accounts: readonly Account[]): readonly GoodRow[] => {
  const rows = patrimonyFormOf(toldOf(inputs).patrimony).other_goods
  const pairs = pairHeld(ownGoods(accounts), markedRows(rows, inputs.patrimony.other_goods), {
    isKind: isGood,
    isSame: (held, row) => isGood(held, row) && holdsSame(held, row),
  })
  return rows.map((row) => {
    const held = pairs.get(row)
    return held === undefined ? row : Object.assign({}, row, { amount: held.amount, planId: held.planId })
  })
}

/** What was given, with what its row is worth where that stands for something that is held. */
const worthToday = <Given extends object>(
  given: readonly Given[] | undefined,
  rows: readonly (Amounted & { readonly planId?: string | undefined })[],
): Given[] | undefined =>
  given?.map((one, at) => {
    const row = rows[at]
    if (row?.planId === undefined || row.amount.parsed.kind !== 'amount') return one
    return Object.assign({}, one, { amount: row.amount.parsed.amount })
  })

/**
 * Gives a case with what the person's contracts and company plans are worth today: the first life insurance of their own in the case stands for the first one that is held,
 * and so on; what the person does not hold here stays as it was told. BEY-07.
 *
 * @param one a case of this simulator
 * @param holder the person's accounts
 * @example renewedCase(one, { accounts }) // the same case where they hold what they held
 */
export const renewedCase = (one: Case, { accounts }: Pick<CaseHolder, 'accounts'>): Case => {
  const inputs = transmissionCases.inputsOf(one)
  const { patrimony, life_insurances: life } = inputs
  return transmissionCases.caseOf(
    {
      ...inputs,
      patrimony: { ...patrimony, other_goods: worthToday(patrimony.other_goods, goodsFor(inputs, accounts)) },
      life_insurances: { ...life, contracts: worthToday(life.contracts, contractsFor(inputs, accounts)) },
    },
    one.asOf,
  )
}

/**
 * Gives the draft with which the simulator opens a case: everything is answered, and the last step asks for the result, because asking for it saves it in place of
 * the person's own. The first life insurance of their own in the case stands for the first one that is held, and so on; what the person does not hold stays as it
 * was told. BEY-07.
 *
 * @param one a case of this simulator
 * @param holder id and accounts of the person
 * @example draftOfCase(one, { userId, accounts }).step // 'life-insurances'
 */
export const draftOfCase = (one: Case, { userId, accounts }: CaseHolder): TransmissionDraft => {
  const inputs = transmissionCases.inputsOf(one)
  const told = toldOf(inputs)
  const form = {
    heirs: heirsFormOf(told.heirs),
    patrimony: { ...patrimonyFormOf(told.patrimony), other_goods: goodsFor(inputs, accounts) },
    life: { ...lifeFormOf(told.life_insurances), contracts: contractsFor(inputs, accounts) },
  }
  return { userId, step: 'life-insurances', form: withoutHeld(form, accounts), isShareTyped: true }
}
