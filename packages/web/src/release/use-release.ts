import { RELEASE_STEPS } from '@hautelisse/domain/release'
import { awaitedAccount } from '@hautelisse/domain/session'
import {
  apiPorts,
  draft,
  draftOf,
  keptOf,
  releaseMachine,
  selectPlace,
  selectRecord,
  type ReleaseEvent,
  type ReleaseInput,
  type ReleaseSnapshot,
} from '@hautelisse/machines/release'
import { selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useKept } from '../kept/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { useStepHistory } from '../stepper/index.ts'
import { useAccountsAgain } from '../under-way/index.ts'

/** What every part of the page is given. */
export type ReleaseProps = { readonly snapshot: ReleaseSnapshot; readonly send: (event: ReleaseEvent) => void }

/** Runs a request for as long as its page is there. What is typed outlives a reload, with the key under which it is made once. */
export const useRelease = (): ReleaseProps => {
  const { client, clock, random, sessionStorage } = useApp()
  const user = useSession(selectUser)
  const [input] = useState((): ReleaseInput => ({
    holder: {
      userId: user?.id ?? '',
      accounts: user?.accounts ?? [],
      bankAccounts: user?.s2e_profile?.bank_accounts ?? [],
      awaited: awaitedAccount(user?.s2e_profile),
      companies: user?.s2e_profile?.companies ?? [],
    },
    draft: draft.read(sessionStorage),
    ports: { ...apiPorts(client), clock, random },
  }))
  const [snapshot, send, actor] = useMachine(releaseMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useKept(actor, 'release', keptOf)
  useStepHistory(actor, { placeOf: selectPlace, order: RELEASE_STEPS, hasEntries: true })
  useAccountsAgain(selectRecord(snapshot) !== undefined)
  return { snapshot, send }
}
