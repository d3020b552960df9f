import type { ErrorCode } from '@hautelisse/domain/contract'

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
const NOTED: ReadonlySet<ErrorCode> = new Set(['ERR_CSRF', 'ERR_MIRROR', 'ERR_CONSENT', 'ERR_OTP', 'ERR_LIMIT'])

/** Notes the refusal of a call, where it says something about who asks. */
export const noteRefusal = (api: Api, context: ApiContext, call: string, code: ErrorCode): void => {
  if (NOTED.has(code)) note(api, context, 'refused', { call, code })
}
