import { authorizationCall, logoutCall } from '@hautelisse/domain/session'
import type { Origin, User } from '@hautelisse/domain/session'
import { fromCallback, fromPromise } from 'xstate'
import type { Client } from '../api/index.ts'
import type { TabMessage, TabsPort } from '../ports/index.ts'
import type { SessionEvent } from './context.ts'
import type { FamilyStates } from './families.ts'
import type { SessionPorts } from './ports.ts'

type OfOrigin = { readonly client: Client; readonly origin: Origin }

/** Asks where the door of an origin is (P-CALL-01). */
export const askAuthorization = fromPromise<string, OfOrigin>(
  async ({ input: { client, origin }, signal }) =>
    (await client.call(authorizationCall, { params: { origin } }, { signal })).data,
)

export type ProfileInput = { readonly ports: SessionPorts; readonly origin: Origin }
export type FamiliesInput = OfOrigin & { readonly user: User }
export type FamiliesOutput = { readonly user: User; readonly families: FamilyStates }

/** The place of an actor that the finished machine is given: what reads people's data comes in two ways, see `machine.ts`. */
export const place = <Output, Input>() =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('The session machine was started without its readers.')))

/** Person whose session ends; undefined ends the current session, as the saver's own press does. */
type SignOut = { readonly client: Client; readonly person?: string | undefined }

/** Ends the session at the server. */
export const tellSignOut = fromPromise<string, SignOut>(({ input: { client, person }, signal }) =>
  client.call(logoutCall, { body: {} }, { signal, forPerson: person }),
)

// A message may come from a tab that runs another version of the application.
const HEARD: ReadonlyMap<string, SessionEvent> = new Map<TabMessage, SessionEvent>([
  ['signed-in', { type: 'signedInElsewhere' }],
  ['signed-out', { type: 'signedOutElsewhere' }],
  ['expired', { type: 'expiredElsewhere' }],
  ['active', { type: 'activeElsewhere' }],
  ['otp-validated', { type: 'otpValidatedElsewhere' }],
])

/** Listens to the other tabs for as long as the machine runs. */
export const otherTabs = fromCallback<SessionEvent, { readonly tabs: TabsPort }>(({ input: { tabs }, sendBack }) =>
  tabs.subscribe((message) => {
    const event = HEARD.get(message)
    if (event !== undefined) sendBack(event)
  }),
)
