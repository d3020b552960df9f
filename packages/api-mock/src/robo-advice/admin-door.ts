import { ROBO_ADMIN_COOKIE } from '@hautelisse/domain/contract'
import { adminAuthorizeCall, adminLeaveCall, adminTokenCall } from '@hautelisse/domain/robo-advice'

import { answered, clientOf, forVisitors, fromOwnPages, note, refused } from '../server/index.ts'
import { roboAdminDoor } from '../doors/index.ts'
import { forAdmins } from './admin-session.ts'

/** How an administrator comes in and goes: the address of the door, the cookie for its code, and the end of the session. */
export const adminDoorCalls = [
  fromOwnPages(
    forVisitors(adminAuthorizeCall, async ({ api, context }) =>
      (await api.openings(clientOf(api, context)))
        ? answered({ authorization_url: roboAdminDoor(await api.roboAdmins.expect()) })
        : refused('ERR_LIMIT'),
    ),
  ),

  forVisitors(adminTokenCall, async ({ api, context, body: { code, state } }) => {
    const admin = await api.roboAdmins.exchange(code, state)
    if (admin?.role === undefined) return refused('ERR_REFUSED')
    const { credentials } = api.options
    const former = credentials.read(context, ROBO_ADMIN_COOKIE)
    if (former !== undefined) await api.roboAdmins.close(former)
    credentials.write(context, ROBO_ADMIN_COOKIE, await api.roboAdmins.open(admin.email, admin.role))
    note(api, context, 'signed-in', { sub: admin.email })
    return answered({ email: admin.email, role: admin.role })
  }),

  forAdmins(adminLeaveCall, async ({ api, context }) => {
    const { credentials } = api.options
    const id = credentials.read(context, ROBO_ADMIN_COOKIE)
    if (id !== undefined) await api.roboAdmins.close(id)
    credentials.remove(context, ROBO_ADMIN_COOKIE)
    return answered('OK')
  }),
]
