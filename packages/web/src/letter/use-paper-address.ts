import type { Account } from '@hautelisse/domain/accounts'
import { addressLines, mainCompanyOf } from '@hautelisse/domain/profile'
import { paperAddressMachine, selectPaperAddress } from '@hautelisse/machines/letter'
import { selectUser } from '@hautelisse/machines/session'
import { useMachine } from '@xstate/react'
import { useApp, useSession } from '../shell/index.ts'

/** Gives the lines of the address to which a letter about an account goes, where the context of its company tells one; read while the page is there. */
export const usePaperAddress = (): ((account: Pick<Account, 'company_name'>) => readonly string[] | undefined) => {
  const { client } = useApp()
  const user = useSession(selectUser)
  const company = user && mainCompanyOf(user)
  const [snapshot] = useMachine(paperAddressMachine, { input: { client, company: company?.id } })
  const address = selectPaperAddress(snapshot)
  return ({ company_name: name }) =>
    address === undefined || name === undefined || name !== company?.name ? undefined : addressLines(address)
}
