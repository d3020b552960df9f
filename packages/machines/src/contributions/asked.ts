import { COLLECTIVE_SCOPES } from '@hautelisse/domain/session'
import type { S2eProfile, User } from '@hautelisse/domain/session'
import type { RetirementQuestion } from './machine.ts'

/** Whose gauges are asked for. */
export type GaugesAsked = {
  /** Employer whose plans are asked about; the additions of all employers count. */
  readonly company: S2eProfile['companies'][number] | undefined
  readonly retirement: RetirementQuestion | undefined
}

/**
 * Says which gauges a person may have: the additions to the kinds of plan of their main company, or of the first one, and the deductible payments if they hold company
 * savings. Both kinds of premium have the same answer (CON-02, CON-03, S-CALL-39).
 *
 * @param user the user who is signed in
 * @example gaugesAskedFor(sylvie).company?.id // 'ent-aubrenne'
 */
export const gaugesAskedFor = ({ s2e_profile: profile, scopes }: Pick<User, 's2e_profile' | 'scopes'>): GaugesAsked => ({
  company: profile?.companies.find(({ main_company }) => main_company) ?? profile?.companies[0],
  retirement: COLLECTIVE_SCOPES.some((scope) => scopes.includes(scope)) ? { type: 'PARTICIPATION' } : undefined,
})
