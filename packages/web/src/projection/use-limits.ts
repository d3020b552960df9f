import { retirementGaugeByTypeCall } from '@hautelisse/domain/contributions'
import type { Euros } from '@hautelisse/domain/money'
import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import { gaugesAskedFor } from '@hautelisse/machines/contributions'
import { selectUser } from '@hautelisse/machines/session'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useApp, useSession } from '../shell/index.ts'

/** The deductible ceiling of the saver's tax notice, in euros a year; undefined until it is known, and where it cannot be read. */
export const useDeductibleCeiling = (): { readonly isKnown: boolean; readonly ceiling: Euros | undefined } => {
  const { client } = useApp()
  const user = useSession(selectUser)
  const type = user && gaugesAskedFor(user).retirement?.type
  const machine = useMemo(
    () =>
      askingMachine(async (signal: AbortSignal): Promise<Euros | undefined> =>
        type === undefined
          ? undefined
          : (await client.call(retirementGaugeByTypeCall, { params: { type } }, { signal })).per.ceiling,
      ),
    [client, type],
  )
  const answer = useSelector(useActorRef(machine), selectAnswer<Euros | undefined>)
  return { isKnown: answer.kind !== 'loading', ceiling: answer.kind === 'known' ? answer.value : undefined }
}
