import type { Account } from '@hautelisse/domain/accounts'
import { accountsElsewhere, pensionInitializeCall, type KeptEstimate, type PensionContract } from '@hautelisse/domain/pension'
import { selectPension } from '@hautelisse/machines/application'
import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useApp, type App } from '../shell/index.ts'

/** What is known of the state pension: an estimate or none, and the contracts that only its service knows. */
export type KnownPension = { readonly estimate: KeptEstimate | null; readonly contracts: readonly PensionContract[] }

const NONE: KnownPension = { estimate: null, contracts: [] }

const bare = ({ explanation: _explanation, ...estimate }: KeptEstimate & { readonly explanation?: unknown }): KeptEstimate =>
  estimate

const readSaved =
  ({ client }: App, user_id: string) =>
  async (signal: AbortSignal): Promise<KnownPension> => {
    try {
      const { contracts, ...estimate } = await client.call(pensionInitializeCall, { body: { user_id } }, { signal })
      return { estimate: bare(estimate), contracts: contracts.filter((contract) => contract !== undefined) }
    } catch {
      // Nothing saved and nothing readable are the same here: the project goes on without a pension, and says so.
      return NONE
    }
  }

/** The estimate of the person who is there: the one of this visit, else the one that was saved; undefined until that is known. */
export const usePensionKnown = (userId: string): KnownPension | undefined => {
  const app = useApp()
  const machine = useMemo(() => askingMachine(readSaved(app, userId)), [app, userId])
  const saved = useSelector(useActorRef(machine), selectAnswer<KnownPension>)
  const estimator = useSelector(app.application, selectPension)
  const fresh = useSelector(estimator, (snapshot) => snapshot?.context.result)
  const contracts = useSelector(estimator, (snapshot) => snapshot?.context.contracts)
  return useMemo(() => {
    if (fresh !== undefined) return { estimate: bare(fresh), contracts: contracts ?? [] }
    return saved.kind === 'known' ? saved.value : saved.kind === 'loading' ? undefined : NONE
  }, [fresh, contracts, saved])
}

/** The accounts of the person with those that only the pension service knows. */
export const withElsewhere = (accounts: readonly Account[], contracts: readonly PensionContract[]): readonly Account[] => [
  ...accounts,
  ...accountsElsewhere(accounts, contracts),
]
