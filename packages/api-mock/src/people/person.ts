import type { Account } from '@hautelisse/domain/accounts'
import type { PROVIDER_ADVISOR, PROVIDER_PROFILE } from '@hautelisse/domain/contract'
import type { OauthProfile, Origin, User } from '@hautelisse/domain/session'

/** A seeded person: everything that the insurer's servers would know. Names, companies and figures are invented. */
export type Person = Readonly<Pick<User, 'ais_profile' | 's2e_profile' | typeof PROVIDER_PROFILE | typeof PROVIDER_ADVISOR>> & {
  readonly origin: Origin
  readonly oauth_profile: OauthProfile
  /** What the sign-in door says of the person, in French. */
  readonly line: string
  /** Whether the person's company offers a coaching partner. */
  readonly hasCoaching?: true
  /** Whether the person lets employees look at their space. */
  readonly letsEmployeesLook?: true
  /** Accounts of every family that the person holds. */
  readonly accounts: readonly Account[]
}
