import {
  ameliCodeCall,
  ameliLoginCall,
  cnavLoginCall,
  dgfipCodeCall,
  dgfipLoginCall,
  dgfipResendCall,
  FORM_OPTIONS,
  pensionDemonstrationCall,
  pensionKeyCall,
  PROVIDERS,
  sendAgain,
} from '@hautelisse/domain/pension'

import { answered, forMembers, refused, refusedSaying } from '../server/index.ts'
import { credentialsOf } from './accounts.ts'
import { publicKeyOf } from './cipher.ts'
import { changeAccess } from './kept.ts'
import { askingOf, isDemonstration, opened, tryCode, tryLogin } from './login.ts'

/** The logins of the public pension service, answered: a person signs in with their own accounts only. */
export const pensionCalls = [
  forMembers(pensionKeyCall, async ({ api }) => answered(await publicKeyOf(api))),

  forMembers(pensionDemonstrationCall, async ({ api, person }) => {
    if (!isDemonstration(api)) return refused('ERR_UNKNOWN')
    return answered({
      accounts: PROVIDERS.flatMap((provider) => {
        const own = credentialsOf(person.oauth_profile.sub, provider)
        return own === undefined ? [] : [{ provider, ...own }]
      }),
    })
  }),

  forMembers(cnavLoginCall, async ({ body, ...by }) => {
    const login = await tryLogin(by, 'cnav', body)
    return 'kind' in login ? login : answered(opened(by, login.session_id))
  }),

  forMembers(dgfipLoginCall, async ({ body, ...by }) => {
    const login = await tryLogin(by, 'dgfip', body)
    return 'kind' in login ? login : answered({ ...FORM_OPTIONS, ...login })
  }),

  forMembers(dgfipCodeCall, ({ body, ...by }) => tryCode(by, 'dgfip', body)),

  forMembers(dgfipResendCall, async ({ body, ...by }) => {
    const { sub } = by.person.oauth_profile
    const asking = askingOf(by, body.session_id)
    const sent = await changeAccess(by.api.options.storage, sub, (held) => sendAgain(held, 'dgfip', asking))
    if (sent === 'gone') return refused('ERR_MAREL_SESSION')
    return sent === 'sent'
      ? answered('OK')
      : refusedSaying('ERR_MAREL_BLOCKED', 'Le code a déjà été renvoyé trois fois. Reconnectez-vous pour en recevoir un nouveau.')
  }),

  forMembers(ameliLoginCall, async ({ body, ...by }) => {
    const login = await tryLogin(by, 'ameli', body)
    return 'kind' in login ? login : answered(login)
  }),

  forMembers(ameliCodeCall, ({ body: { otp, session_id, ...again }, ...by }) =>
    tryCode(by, 'ameli', { code: otp, session_id, again }),
  ),
]
