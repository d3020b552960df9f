import type { Account } from '@hautelisse/domain/accounts'
import { isPlainDate } from '@hautelisse/domain/calendar'
import { pairHeld, type Case } from '@hautelisse/domain/case'
import {
  contractOf,
  EMPTY_HEIRS,
  heirsFormOf,
  lifeFormOf,
  offeredPlans,
  patrimonyFormOf,
  toldOf,
  transmissionCases,
  transmissionInputsOf,
  type ContractRow,
} from '@hautelisse/domain/transmission'
import type { TransmissionDraft } from './draft.ts'
import { withoutHeld } from './held.ts'
import type { TransmissionSnapshot } from './select.ts'

/**
 * Gives the case of the result on the screen, as it was saved: what "Et si…" moves is not part of it. BEY-01.
 *
 * @param snapshot state of the machine
 * @returns undefined without a result
 * @example selectCase(snapshot)?.simulator // 'transmission'
 */
export const selectCase = ({ context }: Pick<TransmissionSnapshot, 'context'>): Case | undefined => {
  const { result, today } = context
  if (result === undefined) return undefined
  const { date = today } = result
  return transmissionCases.caseOf(transmissionInputsOf(result), isPlainDate(date) ? date : today)
}

/** Whom a case is opened for. */
export type CaseHolder = { readonly userId: string; readonly accounts: readonly Account[] }

/** A contract of the case with the name and the value of the person's own contract in its place. */
const withHolding = (row: ContractRow, held: ContractRow | undefined): ContractRow =>
  held === undefined ? row : { ...row, name: held.name, amount: held.amount, isOurs: held.isOurs, planId: held.planId }

/** The person's own contracts, in the order in which the simulator offers them. */
const ownContracts = (accounts: readonly Account[]): readonly ContractRow[] =>
  [...accounts.filter(({ type }) => type === 'LIFE_INSURANCE'), ...offeredPlans(accounts).contracts].map((account, id) =>
    contractOf(account, id, EMPTY_HEIRS),
  )

const isKind = ({ kind }: ContractRow, { kind: given }: ContractRow): boolean => kind === given

const contractsFor = (rows: readonly ContractRow[], accounts: readonly Account[]): readonly ContractRow[] => {
  const pairs = pairHeld(ownContracts(accounts), rows, {
    isKind,
    isSame: (held, row) => isKind(held, row) && held.amount.text === row.amount.text,
  })
  return rows.map((row) => withHolding(row, pairs.get(row)))
}

/**
 * Gives a case with what the person's contracts are worth today: the first life insurance of the case stands for the first one that is held, and so on; what the person
 * does not hold here stays as it was told. BEY-07.
 *
 * @param one a case of this simulator
 * @param holder the person's accounts
 * @example renewedCase(one, { accounts }) // the same case where they hold what they held
 */
export const renewedCase = (one: Case, { accounts }: Pick<CaseHolder, 'accounts'>): Case => {
  const inputs = transmissionCases.inputsOf(one)
  const { contracts } = inputs.life_insurances
  if (contracts === undefined) return one
  const rows = contractsFor(lifeFormOf(toldOf(inputs).life_insurances).contracts, accounts)
  const renewed = contracts.map((contract, at) => {
    const row = rows[at]
    if (row?.planId === undefined || row.amount.parsed.kind !== 'amount') return contract
    return Object.assign({}, contract, { amount: row.amount.parsed.amount })
  })
  return transmissionCases.caseOf({ ...inputs, life_insurances: { ...inputs.life_insurances, contracts: renewed } }, one.asOf)
}

/**
 * Gives the draft with which the simulator opens a case: everything is answered, and the last step asks for the result, because asking for it saves it in place of
 * the person's own. The first life insurance of the case stands for the first one that is held, and so on; a contract that the person does not hold stays as it
 * was told. BEY-07.
 *
 * @param one a case of this simulator
 * @param holder id and accounts of the person
 * @example draftOfCase(one, { userId, accounts }).step // 'life-insurances'
 */
export const draftOfCase = (one: Case, { userId, accounts }: CaseHolder): TransmissionDraft => {
  const told = toldOf(transmissionCases.inputsOf(one))
  const life = lifeFormOf(told.life_insurances)
  const form = {
    heirs: heirsFormOf(told.heirs),
    patrimony: patrimonyFormOf(told.patrimony),
    life: { ...life, contracts: contractsFor(life.contracts, accounts) },
  }
  return { userId, step: 'life-insurances', form: withoutHeld(form, accounts), isShareTyped: true }
}
