import { oauthProfileCall, signedInUser } from '@hautelisse/domain/session'
import type { Origin, User } from '@hautelisse/domain/session'
import type { CallOptions } from '../api/index.ts'
import { parseSettings, SETTINGS_KEY } from '../settings/index.ts'
import type { FamilyStates } from './families.ts'
import { familiesHeld } from './families.ts'
import type { SessionPorts } from './ports.ts'
import { dropBroken, keepUser, keptUser } from './kept-user.ts'
import { otpMachine } from './otp-machine.ts'
import { watchMachine } from './watch-machine.ts'

/** Who is signed in: as kept in this tab with all their families, or as the sign-in service knows them, the families still to load. */
export type Recognised = {
  readonly origin: Origin
  readonly user: User
  readonly isComplete: boolean
  readonly families: FamilyStates
  /** Keeps a user for a reload of this tab: loaded with the profile, since a visitor has nothing to keep. */
  readonly keep: KeepUser
  readonly life: SessionLife
}

/** Machines that run while somebody is signed in; their code too is loaded with the first profile. */
export type SessionLife = { readonly watch: typeof watchMachine; readonly otp: typeof otpMachine }

export type KeepUser = (user: User | undefined, families: FamilyStates) => void

/**
 * Asks who is signed in (P-CALL-04) and finds what this tab kept of that person (P-STORE-01).
 *
 * @param ports - the API and the storages
 * @param origin - origin of the session
 */
export const recognise = async (ports: SessionPorts, origin: Origin, options: CallOptions = {}): Promise<Recognised> => {
  const { oauth_profile: profile } = await ports.client.call(oauthProfileCall, { params: { origin } }, options)
  const known = signedInUser(origin, profile)
  dropBroken(ports)
  const day = ports.clock.today()
  const kept = keptUser(ports, known, day)
  const { language: localization } = parseSettings(ports.localStorage.read(SETTINGS_KEY))
  return {
    origin,
    // What was kept may be of the session before: when the sign-in service last asked for the password is always news, and so is what is held.
    user: { ...(kept ?? known), scopes: known.scopes, oauth_profile: profile, localization },
    isComplete: kept !== undefined,
    families: kept === undefined ? {} : familiesHeld(origin, kept.scopes),
    keep: (later, states) => keepUser(ports, { user: later, families: states, day }),
    life: { watch: watchMachine, otp: otpMachine },
  }
}
