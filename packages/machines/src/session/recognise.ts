import { oauthProfileCall, signedInUser } from '@hautelisse/domain/session'
import type { Origin, User } from '@hautelisse/domain/session'
import type { CallOptions } from '../api/index.ts'
import { parseSettings, SETTINGS_KEY } from '../settings/index.ts'
import type { SessionPorts } from './ports.ts'
import { dropBroken, keepUser, keptUser } from './kept-user.ts'
import { otpMachine } from './otp-machine.ts'
import { watchMachine } from './watch-machine.ts'

/** Who is signed in, as the sign-in service knows them, with what this tab has seen them do; their families are still to load. */
export type Recognised = {
  readonly origin: Origin
  readonly user: User
  /** Keeps what outlasts the page of a user for a reload of this tab: loaded with the profile, since a visitor has nothing to keep. */
  readonly keep: KeepUser
  readonly life: SessionLife
}

/** Machines that run while somebody is signed in; their code too is loaded with the first profile. */
export type SessionLife = { readonly watch: typeof watchMachine; readonly otp: typeof otpMachine }

export type KeepUser = (user: User | undefined) => void

/**
 * Asks who is signed in (P-CALL-04) and finds what this tab kept of that person (P-STORE-01).
 *
 * @param ports - the API and the storages
 * @param origin - origin of the session
 */
export const recognise = async (ports: SessionPorts, origin: Origin, options: CallOptions = {}): Promise<Recognised> => {
  const { oauth_profile: profile } = await ports.client.call(
    oauthProfileCall,
    { params: { origin } },
    { ...options, isUnnamed: true },
  )
  const known = signedInUser(origin, profile)
  dropBroken(ports)
  const { language: localization } = parseSettings(ports.localStorage.read(SETTINGS_KEY))
  return {
    origin,
    user: { ...known, ...keptUser(ports, known), localization },
    keep: (later) => keepUser(ports, later),
    life: { watch: watchMachine, otp: otpMachine },
  }
}
