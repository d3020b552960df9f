import type { Account } from '../accounts/index.ts'
import { hasGuaranteedYears, hasReversion } from '../annuity/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { isPositive, sumEuros, type Euros } from '../money/index.ts'
import { fieldError, type FieldError } from '../validation/index.ts'
import {
  checkRequest,
  contractsOf,
  options,
  readDistribution,
  type Distribution,
  type SimulationRequest,
  type SimulationResult,
} from '../withdrawal/index.ts'
import { retirementOpening } from './cases.ts'
import type { AnnuityChoice, RetirementRequest } from './model.ts'

const AT_RETIREMENT = { withdraw: true, withdrawCase: 'retirement' } as const

/** What is withdrawn of one contract: as capital, and as an annuity. */
export type WithdrawnContract = { readonly policyId: string; readonly capital: Euros; readonly annuity: Euros }

/**
 * Adds up what a simulation takes out of each contract.
 *
 * @param simulation the request of the simulator
 * @param accounts accounts of the saver
 * @param asOf day of the request
 * @example withdrawnOf(simulation, accounts, plainDate('2026-11-20'))[0]?.capital // 5 000,00 €
 */
export const withdrawnOf = (
  { distribution }: Pick<SimulationRequest, 'distribution'>,
  accounts: readonly Account[],
  asOf: PlainDate,
): readonly WithdrawnContract[] => {
  const parts: Distribution = readDistribution(distribution, contractsOf(accounts, AT_RETIREMENT, asOf))
  return [...new Set(parts.map(({ policyId }) => policyId))].map((policyId) => {
    const own = parts.filter((part) => part.policyId === policyId)
    return {
      policyId,
      capital: sumEuros(own.map(({ capital }) => capital)),
      annuity: sumEuros(own.map(({ annuity }) => annuity)),
    }
  })
}

/** What the choices are checked against; without results the years of a guarantee are not looked up. */
export type RetirementToCheck = {
  readonly request: RetirementRequest
  readonly accounts: readonly Account[]
  readonly birthDate: PlainDate
  readonly asOf: PlainDate
  /** Figures of the simulation, which hold the years that can be guaranteed. */
  readonly results: SimulationResult | undefined
}

const yearsFor = (results: SimulationResult | undefined, { policy_id: policyId, type }: AnnuityChoice): readonly number[] => {
  const result = results?.find((one) => one.policyId === policyId)
  if (result?.kind !== 'available') return []
  const rows = hasReversion(type) ? result.withReversion : result.withoutReversion
  return (rows?.guaranteed ?? []).map(({ years }) => years)
}

const choiceError = (
  choice: AnnuityChoice,
  at: number,
  { request: { simulation }, results }: RetirementToCheck,
): FieldError | undefined => {
  const { type, guaranteed_years: years, spouse_percentage: share } = choice
  if (!options(simulation.reversible).includes(type)) return fieldError(`options.${at}.type`, 'option-not-allowed')
  const isGuaranteed = hasGuaranteedYears(type) ? years !== null && yearsFor(results, choice).includes(years) : years === null
  if (!isGuaranteed) return fieldError(`options.${at}.guaranteed_years`, 'wrong')
  const wanted = hasReversion(type) ? simulation.reversion_percentage : null
  return share === wanted ? undefined : fieldError(`options.${at}.spouse_percentage`, 'reversion-percentage-wrong')
}

const choiceErrors = (check: RetirementToCheck, withdrawn: readonly WithdrawnContract[]): readonly FieldError[] => {
  const { options: choices } = check.request
  const converting = withdrawn.filter(({ annuity }) => isPositive(annuity)).map(({ policyId }) => policyId)
  const named = choices.map(({ policy_id }) => policy_id)
  const isLacking = converting.some((policyId) => named.filter((one) => one === policyId).length !== 1)
  if (isLacking) return [fieldError('options', 'annuity-option-required')]
  return choices.flatMap((choice, at) =>
    converting.includes(choice.policy_id)
      ? (choiceError(choice, at, check) ?? [])
      : [fieldError(`options.${at}.policy_id`, 'unknown-policy')],
  )
}

/**
 * Checks a withdrawal at retirement against the contracts of the person who asks; page and server both ask this. docs/rules/retirement-withdrawal.md, RWD-01, RWD-04.
 *
 * Refused: a simulation that the simulator refuses, nothing to withdraw, a saver below the legal age without a pension, a contract that becomes an annuity and has
 * not exactly one choice, an annuity that the answer to "reversible?" excludes, years that are not offered, another share for the spouse than the simulation's.
 *
 * @param check request, accounts, birth date, day and figures
 * @example checkRetirement({ …check, request: { …request, options: [] } }) // [{ path: 'options', code: 'annuity-option-required' }]
 */
export const checkRetirement = (check: RetirementToCheck): readonly FieldError[] => {
  const { request, accounts, birthDate, asOf } = check
  const wrong = checkRequest({ request: request.simulation, accounts, birthDate, asOf })
  if (wrong.length > 0) return wrong.map((error) => Object.assign({}, error, { path: `simulation.${error.path}` }))
  const opening = retirementOpening(accounts, birthDate, asOf)
  if (opening.kind === 'with-pension' && request.pension_started !== true) return [fieldError('pension_started', 'required')]
  const withdrawn = withdrawnOf(request.simulation, accounts, asOf)
  const isNothing = withdrawn.every(({ capital, annuity }) => !isPositive(capital) && !isPositive(annuity))
  return isNothing ? [fieldError('simulation.distribution', 'required')] : choiceErrors(check, withdrawn)
}
