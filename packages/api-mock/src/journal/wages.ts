import type { Person } from '../people/index.ts'

/**
 * Says whether a company pays what leaves its plan, with the wages.
 *
 * @param person the person
 * @param company company of the plan
 */
export const isPaidByCompany = (person: Person, company: string): boolean =>
  person.s2e_profile?.companies.some(({ id, payor }) => id === company && payor) === true
