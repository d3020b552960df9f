import type { Account } from '@hautelisse/domain/accounts'
import {
  contractOf,
  EMPTY_AMOUNT,
  EMPTY_HEIRS,
  goodOf,
  type TransmissionForm,
  type TypedAmount,
} from '@hautelisse/domain/transmission'
import type { TransmissionDraft } from './draft.ts'

/** A row of the form, which may stand for a plan of the saver's own. */
type Row = { readonly id: number; readonly planId?: string | undefined }
type Kept = TransmissionDraft['form']

/** What the plan behind a good holds; undefined for a good that stands for none of them. */
const heldGood = ({ id, planId }: Row, accounts: readonly Account[]): TypedAmount | undefined => {
  const account = accounts.find(({ policy_id }) => policy_id === planId)
  return account && goodOf(account, id).amount
}

/** What the account behind a contract holds; undefined for a contract that stands for none of them. */
const heldContract = ({ id, planId }: Row, accounts: readonly Account[]): TypedAmount | undefined => {
  const account = accounts.find(({ policy_id }) => policy_id === planId)
  return account && contractOf(account, id, EMPTY_HEIRS).amount
}

const emptied = <One extends { readonly amount: TypedAmount }>(row: One, held: TypedAmount | undefined) => ({
  ...row,
  amount: held?.text === row.amount.text ? undefined : row.amount,
})

const filled = <One extends { readonly amount?: TypedAmount | undefined }>(row: One, held: TypedAmount | undefined) => ({
  ...row,
  amount: row.amount ?? held ?? EMPTY_AMOUNT,
})

/**
 * Leaves out of a form the amounts that plans hold by what the server says.
 *
 * @param form form of the simulator
 * @param accounts accounts of the saver
 */
export const withoutHeld = ({ heirs, patrimony, life }: TransmissionForm, accounts: readonly Account[]): Kept => ({
  heirs,
  patrimony: { ...patrimony, other_goods: patrimony.other_goods.map((row) => emptied(row, heldGood(row, accounts))) },
  life: { ...life, contracts: life.contracts.map((row) => emptied(row, heldContract(row, accounts))) },
})

/**
 * Fills a kept form with what the plans hold today; a plan that is gone leaves its amount to the saver.
 *
 * @param form form as it was kept
 * @param accounts accounts of the saver
 */
export const withHeld = ({ heirs, patrimony, life }: Kept, accounts: readonly Account[]): TransmissionForm => ({
  heirs,
  patrimony: { ...patrimony, other_goods: patrimony.other_goods.map((row) => filled(row, heldGood(row, accounts))) },
  life: { ...life, contracts: life.contracts.map((row) => filled(row, heldContract(row, accounts))) },
})
