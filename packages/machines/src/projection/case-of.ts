import type { Account } from '@hautelisse/domain/accounts'
import { pairHeld, type Case } from '@hautelisse/domain/case'
import { sumEuros } from '@hautelisse/domain/money'
import {
  formOfInputs,
  incomeTermsOf,
  planOf,
  projectionCandidates,
  projectionCases,
  projectionInputsOf,
  savingsOf,
  type CaseContract,
  type ProjectionForm,
} from '@hautelisse/domain/projection'
import type { ProjectionSnapshot } from './machine.ts'
import { selectFigures } from './select.ts'

/**
 * Gives the case of the figures on the screen. BEY-01.
 *
 * @param snapshot state of the machine
 * @returns undefined without figures
 * @example selectCase(snapshot)?.simulator // 'projection'
 */
export const selectCase = (snapshot: ProjectionSnapshot): Case | undefined => {
  const shown = selectFigures(snapshot)
  if (shown.kind !== 'known') return undefined
  const { accounts, birthDate, today } = snapshot.context.about
  const plan = planOf(shown.request, { accounts, elsewhere: [], birthDate, today })
  return projectionCases.caseOf(projectionInputsOf(plan, incomeTermsOf(shown.request)), today)
}

/** Pairs the contracts of a case with the accounts of today that can be counted. */
const pairsOf = (accounts: readonly Account[], contracts: readonly CaseContract[]): ReadonlyMap<CaseContract, Account> => {
  const countable = projectionCandidates(accounts).flatMap(({ account, canCount }) => (canCount ? [account] : []))
  const isKind = ({ type }: Account, { product }: CaseContract): boolean => type === product
  return pairHeld(countable, contracts, {
    isKind,
    isSame: (account, contract) => isKind(account, contract) && account.balance.equals(contract.savings),
  })
}

/**
 * Gives a case with the savings of today: contracts by product and place, with the payments and the shares that were told; one that is no longer held is left out. What was
 * told of the state pension stays. BEY-07.
 *
 * @param one a case of this simulator
 * @param holder the person's accounts
 * @returns undefined where nothing is left of what it counts
 * @example renewedCase(one, { accounts }) // the same case where they hold what they held
 */
export const renewedCase = (one: Case, { accounts }: { readonly accounts: readonly Account[] }): Case | undefined => {
  const inputs = projectionCases.inputsOf(one)
  const pairs = pairsOf(accounts, inputs.contracts)
  const contracts = inputs.contracts.flatMap((given) => {
    const account = pairs.get(given)
    return account === undefined ? [] : [{ ...savingsOf(account), payment: given.payment, annuity_share: given.annuity_share }]
  })
  return contracts.length === 0 && inputs.contracts.length > 0
    ? undefined
    : projectionCases.caseOf({ ...inputs, contracts }, one.asOf)
}

/**
 * Gives the draft with which a retirement project opens on a case, for today and with what the person holds today: contracts by product and place, one that is no
 * longer held left out, another one not ticked. An estimate of the state pension is the one of today; without any, the amount of the case counts. BEY-07.
 *
 * @param one a case of this simulator
 * @param holder the person's accounts
 * @example draftOfCase(one, { accounts }).form.horizon // '64'
 */
export const draftOfCase = (
  one: Case,
  { accounts }: { readonly accounts: readonly Account[] },
): { readonly form: ProjectionForm } => {
  const { contracts, pension, income_terms: terms, ...inputs } = projectionCases.inputsOf(one)
  const pairs = [...pairsOf(accounts, contracts)].map(([given, { policy_id: policy }]) => [policy, given] as const)
  const known =
    pension === undefined ? null : 'month' in pension ? pension.month : sumEuros([pension.base, pension.complementary])
  const form = formOfInputs(
    {
      horizon: inputs.horizon,
      goal: inputs.goal,
      other_income: inputs.other_income,
      property_loan: inputs.property_loan,
      allocated_amount: sumEuros(pairs.map(([, { payment }]) => payment)),
      allocated_periodicity: inputs.periodicity,
      allocated: Object.fromEntries(pairs.map(([policy, { payment }]) => [policy, payment])),
      annuity_shares: Object.fromEntries(
        pairs.flatMap(([policy, { annuity_share: share }]) => (share === undefined ? [] : [[policy, share]])),
      ),
      known_pension: known?.isZero() === true ? null : known,
      age_index: null,
      income_terms: terms ?? null,
      other_income_kind: inputs.other_income_kind,
    },
    accounts,
  )
  return { form }
}
