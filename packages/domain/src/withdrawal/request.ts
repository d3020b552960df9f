import type { Account } from '../accounts/index.ts'
import { parseFrenchDate, type PlainDate } from '../calendar/index.ts'
import { isPositive, isZero, subtractEuros } from '../money/index.ts'
import { fieldError, refusals, type FieldError } from '../validation/index.ts'
import { AMOUNT_TOLERANCE, amountOrZero } from './distribution.ts'
import { distributionKey, namesAccount, readDistribution, writeDistribution, type WireDistribution } from './distribution-wire.ts'
import { asksForOption, contractsOf, isEligible, type Contract } from './eligibility.ts'
import {
  SIDES,
  type Distribution,
  type PartForm,
  type SimulationRequest,
  type SplitPart,
  type WithdrawalContext,
  type WithdrawalForm,
} from './model.ts'
import { options, showsSpouse } from './options.ts'
import { scheduleOf } from './schedule.ts'
import {
  amountPath,
  OLDEST_AGE,
  requirePair,
  requirePercentage,
  requireRetirementAge,
  requireSpouse,
  startFor,
  validateForm,
  type FormContext,
} from './validate.ts'

/** The context that covers the most contracts. A request does not say where it was made, so the server asks no more than this. */
export const WIDEST: WithdrawalContext = { withdraw: true, withdrawCase: 'retirement' }

/** A request and what it is checked against. */
export type RequestToCheck = {
  readonly request: SimulationRequest
  /** All accounts of the person who asks, of all scopes. */
  readonly accounts: readonly Account[]
  readonly birthDate: PlainDate
  /** Day of the simulation. */
  readonly asOf: PlainDate
}

const checkKeys = (wire: WireDistribution, accounts: readonly Account[], contracts: readonly Contract[]): FieldError[] => {
  const expected = new Set(
    contracts.flatMap(({ parts }) => parts.flatMap((part) => SIDES.map((side) => distributionKey(side, part)))),
  )
  return Object.keys(wire)
    .filter((key) => !expected.has(key))
    .map((key) => {
      const path = `distribution.${key}`
      const named = accounts.filter((account) => namesAccount(key, account))
      if (named.some((account) => isEligible(account, WIDEST))) return fieldError(path, 'unknown-key')
      if (named.length > 0) return fieldError(path, 'ineligible-account')
      return fieldError(path, SIDES.some((side) => key.startsWith(`${side}_`)) ? 'unknown-policy' : 'unknown-key')
    })
}

const checkPart = (wire: WireDistribution, part: SplitPart): FieldError[] => {
  const amounts = SIDES.flatMap((side) => {
    if (!Object.hasOwn(wire, distributionKey(side, part))) return [fieldError(amountPath(side, part), 'required')]
    return part[side].lessThan(0) ? [fieldError(amountPath(side, part), 'wrong')] : []
  })
  return amounts.length > 0 ? amounts : requirePair(part, part.capital, part.annuity)
}

const isAllCapital = (parts: readonly SplitPart[]): boolean =>
  parts.every(
    ({ balance, capital, annuity }) =>
      isZero(annuity) && subtractEuros(balance, capital).abs().lessThanOrEqualTo(AMOUNT_TOLERANCE),
  )

const checkLocked = (parts: readonly SplitPart[], { offersAllOrNothing }: Contract): FieldError[] =>
  offersAllOrNothing && isAllCapital(parts)
    ? []
    : parts
        .filter(({ lock, capital }) => (lock === 'mandatory-payments' || lock === 'article-83') && isPositive(capital))
        .map((part) => fieldError(amountPath('capital', part), 'capital-locked'))

const checkContract = (wire: WireDistribution, distribution: Distribution, contract: Contract): FieldError[] => {
  const parts = distribution.filter(({ policyId }) => policyId === contract.account.policy_id)
  return [...parts.flatMap((part) => checkPart(wire, part)), ...checkLocked(parts, contract)]
}

const checkDistribution = ({ request, accounts, asOf }: RequestToCheck): FieldError[] => {
  const wire = request.distribution
  const contracts = contractsOf(accounts, WIDEST, asOf)
  const distribution = readDistribution(wire, contracts)
  if (Object.keys(wire).length === 0) return [fieldError('distribution', 'required')]
  return [
    ...checkKeys(wire, accounts, contracts),
    ...contracts.flatMap((contract) => checkContract(wire, distribution, contract)),
  ]
}

const checkAge = ({ request, birthDate, asOf }: RequestToCheck): FieldError | undefined => {
  const { retirement_age: retirementAge } = request
  const outside = requireRetirementAge(retirementAge)
  if (outside !== undefined) return outside
  return scheduleOf({ birthDate, retirementAge, asOf }).age <= OLDEST_AGE ? undefined : fieldError('retirement_age', 'wrong')
}

const checkReversion = ({ request, birthDate, asOf }: RequestToCheck): FieldError[] => {
  if (request.reversible !== true) return []
  const { birth_date_spouse: born, reversion_percentage: percentage, retirement_age: retirementAge } = request
  const spouse =
    born === undefined
      ? fieldError('birth_date_spouse', 'required')
      : requireSpouse(born, startFor(retirementAge, { birthDate, asOf }), asOf)
  return refusals(spouse, requirePercentage(percentage))
}

const checkOption = ({ annuity_type: type, reversible }: SimulationRequest): FieldError | undefined =>
  type === undefined || options(reversible).includes(type) ? undefined : fieldError('annuity_type', 'option-not-allowed')

/**
 * Checks a request that its schema has read against the accounts of the person who asks; the stepper and the server both ask this.
 *
 * Refused: a policy that is not the person's, a contract that is not eligible, unknown and missing keys, negative amounts, a pair above its balance + 0,01,
 * an amount so large that what it grows to cannot be written, capital on mandatory payments or on an article 83 unless the contract is below 30 000,00 and
 * wholly on the capital side, a type that the answer to "reversible?" excludes, a spouse who is missing, under age or beyond the tables. A contract none of
 * whose keys is sent takes no part. docs/decisions/07, MRM-71, MRM-72.
 *
 * @param check request, accounts, birth date and day of the simulation
 * @returns the refusals with paths such as `distribution.capital_0048_co`; none for a good request
 * @example checkRequest({ …check, request: { …request, reversible: false, annuity_type: 'RV_R' } }) // [{ path: 'annuity_type', code: 'option-not-allowed' }]
 */
export const checkRequest = (check: RequestToCheck): readonly FieldError[] => [
  ...refusals(checkAge(check)),
  ...checkReversion(check),
  ...checkDistribution(check),
  ...refusals(checkOption(check.request)),
]

const splitOf = (part: PartForm): SplitPart => ({
  ...part,
  capital: amountOrZero(part.capital),
  annuity: amountOrZero(part.annuity),
})

const spouseOf = ({ birth_date_spouse: text, reversion_percentage: percentage }: WithdrawalForm): Partial<SimulationRequest> => ({
  birth_date_spouse: parseFrenchDate(text),
  reversion_percentage: percentage ?? undefined,
})

/**
 * Makes the request of a form without errors.
 *
 * Spouse data is left out unless the annuity is reversible, the annuity type with one contract. MRM-12, MRM-18 to MRM-25, MRM-54.
 *
 * @param form what the saver filled in
 * @param context birth date, day of the simulation and contracts
 * @returns nothing while `validateForm` finds errors
 * @example requestOf({ …form, retirement_age: '59' }, context) // undefined
 */
export const requestOf = (form: WithdrawalForm, context: FormContext): SimulationRequest | undefined => {
  if (validateForm(form, context).length > 0) return undefined
  const { reversible, annuity_type: type } = form
  return {
    distribution: writeDistribution(form.distribution.map(splitOf)),
    retirement_age: Number(form.retirement_age),
    reversible,
    ...(showsSpouse(form) ? spouseOf(form) : {}),
    ...(type === null || !asksForOption(context.contracts) ? {} : { annuity_type: type }),
  }
}
