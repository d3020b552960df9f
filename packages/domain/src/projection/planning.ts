import type { Account } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { ProjectionPlan } from './departure.ts'
import type { IncomeTerms } from './income-model.ts'
import type { IncomeTermsOnWire, ProjectionInputs, RetirementRequest } from './wire.ts'

/** Who asks: their accounts, those that only the pension service knows, and their birth. */
export type ProjectionPerson = {
  readonly accounts: readonly Account[]
  readonly elsewhere: readonly Account[]
  readonly birthDate: PlainDate
  readonly today: PlainDate
}

/** The accounts of a person, those that only the pension service knows among them. */
export const allAccounts = ({ accounts, elsewhere }: ProjectionPerson): readonly Account[] => [...accounts, ...elsewhere]

/**
 * Gives the plan of a request: everything that its figures follow from.
 *
 * @param request of the retirement call, checked
 * @param person who asks
 */
export const planOf = (request: RetirementRequest, person: ProjectionPerson): ProjectionPlan => ({
  birthDate: person.birthDate,
  today: person.today,
  horizon: request.horizon,
  goal: request.goal,
  otherIncome: request.other_income,
  otherIncomeKind: request.other_income_kind,
  propertyLoan: request.property_loan,
  periodicity: request.allocated_periodicity,
  pension: { estimate: request.marel_result, known: request.known_pension ?? null },
  accounts: allAccounts(person).filter(({ policy_id }) => request.allocated_accounts[policy_id] !== undefined),
  payments: request.allocated_accounts,
  shares: request.annuity_shares ?? {},
})

/** What charges and tax follow from, where the saver said it. */
export const incomeTermsOf = ({ income_terms: terms }: Pick<RetirementRequest, 'income_terms'>): IncomeTerms | undefined =>
  terms === null || terms === undefined
    ? undefined
    : {
        pensionCharges: terms.pension_charges,
        maritalStatus: terms.marital_status,
        children: terms.children,
        householdIncome: terms.household_income,
        referenceIncome: terms.reference_income,
      }

/** The same as it stands on the wire. */
export const termsOnWire = (terms: IncomeTerms): IncomeTermsOnWire => ({
  pension_charges: terms.pensionCharges,
  marital_status: terms.maritalStatus,
  children: terms.children,
  household_income: terms.householdIncome,
  reference_income: terms.referenceIncome,
})

/** The saved answers that a request comes from. */
export const inputsOf = (request: RetirementRequest): ProjectionInputs => ({
  horizon: request.horizon,
  allocated_amount: request.allocated_amount,
  allocated_periodicity: request.allocated_periodicity,
  other_income: request.other_income,
  property_loan: request.property_loan,
  goal: request.goal,
  age_index: request.age_index,
  allocated: request.allocated_accounts,
  annuity_shares: request.annuity_shares ?? {},
  known_pension: request.known_pension ?? null,
  income_terms: request.income_terms ?? null,
  other_income_kind: request.other_income_kind,
})
