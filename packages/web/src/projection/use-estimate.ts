import type { Account } from '@hautelisse/domain/accounts'
import { companyPensionCall } from '@hautelisse/domain/consents'
import type { Household } from '@hautelisse/domain/household'
import { accountsElsewhere, pensionInitializeCall, type KeptEstimate, type PensionContract } from '@hautelisse/domain/pension'
import { birthDateOf, type User } from '@hautelisse/domain/session'
import { selectPension } from '@hautelisse/machines/application'
import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import { useActorRef, useSelector } from '@xstate/react'
import type { ProjectionContext } from '@hautelisse/domain/projection'
import { useMemo } from 'react'
import { useApp, type App } from '../shell/index.ts'

/** What is known of the state pension: an estimate or none, the contracts that only its service knows, and what a company scheme says of itself. */
export type KnownPension = {
  readonly estimate: KeptEstimate | null
  readonly contracts: readonly PensionContract[]
  readonly scheme: ProjectionContext['companyScheme']
}

const NONE: Omit<KnownPension, 'scheme'> = { estimate: null, contracts: [] }

const bare = ({ explanation: _explanation, ...estimate }: KeptEstimate & { readonly explanation?: unknown }): KeptEstimate =>
  estimate

/** What the scheme says; nothing of a person who is in none, or where it cannot be read: it is shown, and never counted. */
const readScheme = async ({ client }: App, signal: AbortSignal): Promise<KnownPension['scheme']> => {
  try {
    const { balance, annuity } = await client.call(companyPensionCall, {}, { signal })
    return { balance, annuity }
  } catch {
    return null
  }
}

const readEstimate =
  ({ client }: App, user_id: string) =>
  async (signal: AbortSignal): Promise<Omit<KnownPension, 'scheme'>> => {
    try {
      const { contracts, ...estimate } = await client.call(pensionInitializeCall, { body: { user_id } }, { signal })
      return { estimate: bare(estimate), contracts: contracts.filter((contract) => contract !== undefined) }
    } catch {
      // Nothing saved and nothing readable are the same here: the project goes on without a pension, and says so.
      return NONE
    }
  }

const readSaved =
  (app: App, userId: string) =>
  async (signal: AbortSignal): Promise<KnownPension> => {
    const [pension, scheme] = await Promise.all([readEstimate(app, userId)(signal), readScheme(app, signal)])
    return { ...pension, scheme }
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
    if (saved.kind === 'loading') return undefined
    const known = saved.kind === 'known' ? saved.value : { ...NONE, scheme: null }
    return fresh === undefined ? known : { ...known, estimate: bare(fresh), contracts: contracts ?? [] }
  }, [fresh, contracts, saved])
}

/** Whom the project is about: accounts, what is known of the pension, birth, household. */
export const useAbout = (
  accounts: readonly Account[],
  user: User,
  pension: KnownPension,
  household: Household | undefined,
): ProjectionContext => {
  const { clock } = useApp()
  const today = clock.today()
  return useMemo(
    () => ({
      accounts: withElsewhere(accounts, pension.contracts),
      estimate: pension.estimate,
      birthDate: birthDateOf(user) ?? today,
      today,
      companyScheme: pension.scheme,
      household,
    }),
    [accounts, pension, user, today, household],
  )
}

/** The accounts of the person with those that only the pension service knows. */
const withElsewhere = (accounts: readonly Account[], contracts: readonly PensionContract[]): readonly Account[] => [
  ...accounts,
  ...accountsElsewhere(accounts, contracts),
]
