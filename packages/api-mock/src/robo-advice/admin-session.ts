import { ROBO_ADMIN_COOKIE, type AnswerOf, type Call } from '@hautelisse/domain/contract'

import {
  forVisitors,
  refused,
  type Api,
  type ApiContext,
  type BoundCall,
  type Outcome,
  type PublicHandler,
  type Refusal,
  type RoboAdminSession,
} from '../server/index.ts'

type AdminInput<C extends Call> = Parameters<PublicHandler<C>>[0] & { readonly admin: RoboAdminSession }

const findAdmin = async (api: Api, context: ApiContext): Promise<RoboAdminSession | Refusal> => {
  const { credentials } = api.options
  const found = await api.roboAdmins.find(credentials.read(context, ROBO_ADMIN_COOKIE))
  if (found.kind === 'open') return found.admin
  if (found.kind !== 'expired') return refused('ERR_TOKEN')
  credentials.remove(context, ROBO_ADMIN_COOKIE)
  return refused('ERR_EXP')
}

/**
 * Binds a call that needs the session of an administrator: it is looked for before anything of the request is read, and a member's session does not count.
 *
 * @param call call of the area
 * @param handler answers it for the administrator
 */
export const forAdmins = <C extends Call>(
  call: C,
  handler: (input: AdminInput<C>) => Promise<Outcome<AnswerOf<C>>>,
): BoundCall => ({
  ...forVisitors(call, async (input) => {
    const admin = await findAdmin(input.api, input.context)
    return 'code' in admin ? admin : handler({ ...input, admin })
  }),
  admits: async (api, context) => {
    const admin = await findAdmin(api, context)
    return 'code' in admin ? admin : undefined
  },
})
