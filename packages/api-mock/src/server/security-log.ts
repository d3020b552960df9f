import type { Call, ErrorCode } from '@hautelisse/domain/contract'

import type { ApiContext } from './context.ts'
import { clientOf, type Api } from './environment.ts'
import type { SecurityEvent } from './security-note.ts'

type About = { readonly sub?: string | undefined; readonly call?: string; readonly code?: ErrorCode }

const PERSON_LENGTH = 16

/** Notes that something happened, where somebody listens. */
export const note = (api: Api, context: ApiContext, event: SecurityEvent, { sub, call, code }: About = {}): void =>
  api.options.onSecurity?.({
    at: api.options.clock.now(),
    event,
    request: context.get('requestId'),
    client: clientOf(api, context),
    ...(sub === undefined ? {} : { person: api.seal.mac(`person/${sub}`).slice(0, PERSON_LENGTH) }),
    ...(call === undefined ? {} : { call }),
    ...(code === undefined ? {} : { code }),
  })

/** Refusals that say something about who asks; the others are about what was asked. */
const NOTED: ReadonlySet<ErrorCode> = new Set([
  'ERR_TOKEN',
  'ERR_CSRF',
  'ERR_MIRROR',
  'ERR_CONSENT',
  'ERR_OTP',
  'ERR_LIMIT',
  'ERR_MAREL_ANSWER',
  'ERR_MAREL_LOGIN',
])

/** Notes the refusal of a call: each one of an act, a wrong code of a signature included, and elsewhere what says something about who asks. */
export const noteRefusal = (
  api: Api,
  context: ApiContext,
  { name, keyed }: Pick<Call, 'name' | 'keyed'>,
  code: ErrorCode,
): void => {
  if (keyed || NOTED.has(code)) note(api, context, 'refused', { sub: context.get('sub'), call: name, code })
}
