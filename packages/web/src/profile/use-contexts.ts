import { mainCompanyOf } from '@hautelisse/domain/profile'
import { profileContextsMachine, selectAddress, selectIdentity, type ProfilePart } from '@hautelisse/machines/profile'
import { selectUser } from '@hautelisse/machines/session'
import { useMachine } from '@xstate/react'
import { useApp, useSession } from '../shell/index.ts'

/** Reads how identity and address are changed for as long as a page is there. */
export const useContexts = () => {
  const { client } = useApp()
  const user = useSession(selectUser)
  const company = user === undefined ? undefined : mainCompanyOf(user)
  const [snapshot, send] = useMachine(profileContextsMachine, { input: { client, company: company?.id } })
  return {
    company,
    identity: selectIdentity(snapshot),
    address: selectAddress(snapshot),
    retry: (part: ProfilePart) => send({ type: 'retryRequested', part }),
  }
}
