import type { Account } from '@hautelisse/domain/accounts'
import type { Case } from '@hautelisse/domain/case'
import { sumEuros } from '@hautelisse/domain/money'
import {
  formOfInputs,
  incomeTermsOf,
  planOf,
  projectionCandidates,
  projectionCases,
  projectionInputsOf,
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

/** Pairs the accounts of today that can be counted with the contracts of a case: the first of a product with the first, and so on. */
const pairsOf = (
  accounts: readonly Account[],
  contracts: readonly CaseContract[],
): readonly (readonly [string, CaseContract])[] => {
  const countable = projectionCandidates(accounts).flatMap(({ account, canCount }) => (canCount ? [account] : []))
  return countable.flatMap(({ type, policy_id: policy }, at) => {
    const place = countable.slice(0, at).filter((before) => before.type === type).length
    const given = contracts.filter(({ product }) => product === type)[place]
    return given === undefined ? [] : [[policy, given] as const]
  })
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
  const pairs = pairsOf(accounts, contracts)
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
    },
    accounts,
  )
  return { form }
}
