import {
  PERSON_HEADER,
  PROVIDER_ADVISOR,
  PROVIDER_PROFILE,
  PROVIDER_SCOPE,
  SESSION_COOKIE,
  SESSION_ORIGIN_COOKIE,
  versionCall,
  versionV2Call,
} from '@hautelisse/domain/contract'
import {
  aisProfileCall,
  authorizationCall,
  changePasswordCall,
  logoutCall,
  oauthProfileCall,
  providerAdvisorCall,
  providerProfileCall,
  s2eProfileCall,
  scopesOf,
  tokenCall,
} from '@hautelisse/domain/session'

import { linksOf } from '../aggregation/index.ts'
import {
  answered,
  clientOf,
  findMember,
  forMembers,
  forVisitors,
  fromOwnPages,
  note,
  refused,
  rotateToken,
  trustsOwnPages,
  versionSaid,
  type Api,
  type ApiContext,
} from '../server/index.ts'
import { PASSWORD_DOOR, signInDoor } from '../doors/index.ts'
import { openSessionCalls } from './open-sessions.ts'
import { otpCalls } from './one-time-code.ts'

const versionOf = async ({ api }: { readonly api: Api }) => answered(versionSaid(api.options))

/** Whether a page whose time is over names somebody whose session this is not, or not any more: the cookies may be the next person's by now. */
const isOfAnother = async (api: Api, context: ApiContext): Promise<boolean> =>
  context.req.header(PERSON_HEADER) !== undefined && (await findMember(api, context)).kind === 'refused'

/** The calls of the session, answered. A family that the person does not hold is an unknown address. */
export const sessionCalls = [
  forVisitors(versionCall, versionOf),
  forVisitors(versionV2Call, versionOf),

  fromOwnPages(
    forVisitors(authorizationCall, async ({ api, context, params }) =>
      (await api.openings(clientOf(api, context)))
        ? answered({ data: signInDoor(params.origin, await api.sessions.expect(params.origin)) })
        : refused('ERR_LIMIT'),
    ),
  ),

  forMembers(oauthProfileCall, async ({ api, params, session, person }) => {
    if (params.origin !== session.origin) return refused('ERR_TOKEN')
    const { oauth_profile: profile } = person
    // Who has linked a bank has accounts elsewhere from then on.
    const linked = (await linksOf(api, person)).links.length > 0 ? { bi_customer_id: `bi-${profile.sub}` } : {}
    return answered({ oauth_profile: { ...profile, ...linked, auth_time: Math.floor(session.createdAt / 1000) } })
  }),

  fromOwnPages(
    forMembers(tokenCall, async ({ api, params, session, person }) => {
      if (params.profile !== session.origin) return refused('ERR_TOKEN')
      if (!scopesOf(person.oauth_profile).includes(PROVIDER_SCOPE)) return refused('ERR_UNKNOWN')
      await api.sessions.update(session.id, (kept) => ({ session: { ...kept, providerOpened: true }, result: undefined }))
      return answered('OK')
    }),
  ),

  ...otpCalls,
  ...openSessionCalls,

  forMembers(changePasswordCall, async ({ session }) =>
    session.origin === 'collective' ? answered({ data: PASSWORD_DOOR }) : refused('ERR_UNKNOWN'),
  ),

  trustsOwnPages(
    forVisitors(logoutCall, async ({ api, context }) => {
      if (await isOfAnother(api, context)) return answered('OK')
      const { credentials } = api.options
      const id = credentials.read(context, SESSION_COOKIE)
      if (id !== undefined) {
        await api.sessions.close(id)
        note(api, context, 'signed-out')
      }
      credentials.remove(context, SESSION_COOKIE)
      credentials.remove(context, SESSION_ORIGIN_COOKIE)
      await rotateToken(api, context)
      return answered('OK')
    }),
  ),

  forMembers(aisProfileCall, async ({ person }) =>
    person.ais_profile === undefined ? refused('ERR_UNKNOWN') : answered({ ais_profile: person.ais_profile }),
  ),

  forMembers(s2eProfileCall, async ({ person }) =>
    person.s2e_profile === undefined ? refused('ERR_UNKNOWN') : answered({ s2e_profile: person.s2e_profile }),
  ),

  forMembers(providerProfileCall, async ({ session, person }) => {
    if (!session.providerOpened) return refused('ERR_TOKEN')
    const profile = person[PROVIDER_PROFILE]
    return profile === undefined ? refused('ERR_UNKNOWN') : answered({ [PROVIDER_PROFILE]: profile })
  }),

  forMembers(providerAdvisorCall, async ({ session, person }) => {
    if (!session.providerOpened) return refused('ERR_TOKEN')
    const advisor = person[PROVIDER_ADVISOR]
    return advisor === undefined ? refused('ERR_UNKNOWN') : answered({ [PROVIDER_ADVISOR]: advisor })
  }),
]
