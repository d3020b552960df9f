import type { Account } from '@hautelisse/domain/accounts'
import { isPlainDate } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
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

const contractsFor = (rows: readonly ContractRow[], accounts: readonly Account[]): readonly ContractRow[] => {
  const own = [...accounts.filter(({ type }) => type === 'LIFE_INSURANCE'), ...offeredPlans(accounts).contracts]
  const held = own.map((account, id) => contractOf(account, id, EMPTY_HEIRS))
  return rows.map((row, at) => {
    const place = rows.slice(0, at).filter(({ kind }) => kind === row.kind).length
    return withHolding(row, held.filter(({ kind }) => kind === row.kind)[place])
  })
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
