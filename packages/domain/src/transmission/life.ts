import { PROVIDER_CONTRACT, PROVIDER_SCOPE } from '../contract/index.ts'
import type { Account } from '../accounts/index.ts'
import { CLAUSES, type Clause, type LifeInsurance } from '../inheritance/index.ts'
import { ZERO_EUROS } from '../money/index.ts'
import { refusals, type FieldError } from '../validation/index.ts'
import { readWhole } from './heirs.ts'
import { EMPTY_AMOUNT, requireValue, typed } from './patrimony.ts'
import { LONGEST_NAME, type ContractRow, type HeirsForm, type LifeForm, type LifeInsurances } from './model.ts'

/** The form before anything is answered. */
export const EMPTY_LIFE: LifeForm = { has_life_insurance: false, contracts: [] }

/**
 * Lists the clauses that make sense for a family, in their order.
 *
 * Rule LIFE-06, LIFE-10: a spouse for a person who is married or has a partner of PACS, children for a person who has some.
 *
 * @param heirs form of the heirs
 */
export const clausesFor = ({ family_situation: situation, children }: HeirsForm): readonly Clause[] =>
  CLAUSES.filter((clause) => {
    if (clause === 'spouse') return situation === 'spouse' || situation === 'pacs'
    return clause !== 'children' || (readWhole(children) ?? 0) > 0
  })

/**
 * Gives the clause that is proposed for a new contract.
 *
 * Rule LIFE-03, LIFE-10: the spouse of a person who is married; for a person who has a partner of PACS the children, if any; else the heirs.
 *
 * @param heirs form of the heirs
 * @example defaultClause({ ...EMPTY_HEIRS, family_situation: 'spouse' }) // 'spouse'
 */
export const defaultClause = (heirs: HeirsForm): Clause => {
  if (heirs.family_situation === 'spouse') return 'spouse'
  return heirs.family_situation === 'pacs' && clausesFor(heirs).includes('children') ? 'children' : 'heir'
}

/** A new contract. */
export const emptyContract = (id: number, heirs: HeirsForm): ContractRow => ({
  id,
  name: '',
  amount: EMPTY_AMOUNT,
  beneficiary: defaultClause(heirs),
  isOurs: false,
})

/** A contract that stands for an account of the saver. */
export const contractOf = (
  { title, company_name, balance, policy_id, scope }: Account,
  id: number,
  heirs: HeirsForm,
): ContractRow => ({
  id,
  name: (title === '' ? (company_name ?? '') : title).slice(0, LONGEST_NAME),
  amount: typed(balance.isNegative() ? ZERO_EUROS : balance),
  beneficiary: defaultClause(heirs),
  isOurs: scope === PROVIDER_SCOPE,
  planId: policy_id,
})

/**
 * Fills the form with the life insurances that the saver holds, one row each.
 *
 * Rule LIFE-04, LIFE-07.
 *
 * @param accounts accounts of the saver
 * @param heirs form of the heirs
 */
export const prefilledLife = (accounts: readonly Account[], heirs: HeirsForm): LifeForm => {
  const contracts = accounts.filter(({ type }) => type === 'LIFE_INSURANCE').map((account, id) => contractOf(account, id, heirs))
  return { has_life_insurance: contracts.length > 0, contracts }
}

/** Gives every contract a clause that still makes sense once the family is another one. */
export const fitClauses = (form: LifeForm, heirs: HeirsForm): LifeForm => {
  const offered = clausesFor(heirs)
  return {
    ...form,
    contracts: form.contracts.map((row) =>
      offered.includes(row.beneficiary) ? row : { ...row, beneficiary: defaultClause(heirs) },
    ),
  }
}

/**
 * Checks the life insurances: each contract has an amount above 0.
 *
 * Rule LIFE-09.
 *
 * @param form everything that is filled in
 */
export const validateLife = ({ has_life_insurance: has, contracts }: LifeForm): readonly FieldError[] =>
  has ? refusals(...contracts.map(({ id, amount }) => requireValue(`contracts.${id}.amount`, amount, true))) : []

/**
 * Gives the life insurances as they are sent.
 *
 * @param form everything that is filled in
 */
export const lifeOf = ({ has_life_insurance: has, contracts }: LifeForm): LifeInsurances => ({
  has_life_insurance: has,
  life_insurances_list: has
    ? contracts.flatMap(({ name, amount: { parsed }, beneficiary, isOurs }) =>
        parsed.kind === 'amount'
          ? [{ name: name.slice(0, LONGEST_NAME), amount: parsed.amount, beneficiary, [PROVIDER_CONTRACT]: isOurs }]
          : [],
      )
    : [],
})

/**
 * Puts life insurances that were sent before into the form.
 *
 * @param told life insurances as they were sent
 */
export const lifeFormOf = (told: LifeInsurances): LifeForm => ({
  has_life_insurance: told.has_life_insurance ?? false,
  contracts: (told.life_insurances_list ?? []).map((row, id) => ({
    id,
    name: row.name,
    amount: typed(row.amount),
    beneficiary: row.beneficiary,
    isOurs: row[PROVIDER_CONTRACT],
  })),
})

/**
 * Gives the contracts that life insurances describe.
 *
 * @param told life insurances as they are sent
 */
export const contractsOf = (told: LifeInsurances): readonly LifeInsurance[] =>
  told.has_life_insurance === true
    ? (told.life_insurances_list ?? []).map(({ amount, beneficiary }) => ({ amount, clause: beneficiary }))
    : []
