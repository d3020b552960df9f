import { DomainInputError, refuse, requireObject, requireOneOf, requireWhole } from '../input/index.ts'
import { requirePositiveEuros } from '../money/index.ts'
import { MARITAL_STATUSES, type Household } from './model.ts'
import { isSharedAlone, SHARED_ALONE } from './parts.ts'

/** Most children of a household: more than any has, and still a count. */
export const MOST_CHILDREN = 99

/** Refuses an impossible household: an unknown status, a fraction of a child, an amount below zero or no amount at all; and one whose parts are not computed (`isSharedAlone`). */
export const acceptHousehold = (household: Household): void => {
  requireObject('household', household)
  requireOneOf('marital_status', household.marital_status, MARITAL_STATUSES)
  requireOneOf('single_parent', household.single_parent, [true, false])
  requireWhole('children', household.children, { min: 0, max: MOST_CHILDREN })
  requireWhole('shared_children', household.shared_children ?? 0, { min: 0, max: household.children })
  if (isSharedAlone(household)) refuse('shared_children', household.shared_children, SHARED_ALONE)
  requirePositiveEuros('wage_1', household.wage_1)
  requirePositiveEuros('wage_2', household.wage_2)
  requirePositiveEuros('deduction', household.deduction)
}

/**
 * Says why a household has no tax, or nothing if it has one: the first refusal in the order of the fields.
 *
 * @param household its wages, children and deduction, in euros a year
 * @public
 * @example checkHousehold({ marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(30_000), wage_2: euros(0), deduction: euros(0) }) // undefined
 */
export const checkHousehold = (household: Household): DomainInputError | undefined => {
  try {
    acceptHousehold(household)
    return undefined
  } catch (error) {
    if (error instanceof DomainInputError) return error
    throw error
  }
}
