import { SWITCH_STEPS } from '@hautelisse/domain/fund-switch'
import {
  apiPorts,
  draft,
  draftOf,
  keptOf,
  fundSwitchMachine,
  selectPlace,
  selectRecord,
  switchTargets,
  type SwitchEvent,
  type SwitchInput,
  type SwitchSnapshot,
} from '@hautelisse/machines/fund-switch'
import { selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useKept } from '../kept/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { useStepHistory } from '../stepper/index.ts'
import { useAccountsAgain } from '../under-way/index.ts'

/** What every part of the page is given. */
export type SwitchProps = { readonly snapshot: SwitchSnapshot; readonly send: (event: SwitchEvent) => void }

/** Runs a fund switch for as long as its page is there. What is typed outlives a reload, with the key under which it is made once. */
export const useFundSwitch = (): SwitchProps => {
  const { client, clock, random, sessionStorage } = useApp()
  const user = useSession(selectUser)
  const [input] = useState((): SwitchInput => ({
    holder: { userId: user?.id ?? '', accounts: user?.accounts ?? [] },
    draft: draft.read(sessionStorage),
    targets: switchTargets.read(sessionStorage),
    ports: { ...apiPorts(client), clock, random },
  }))
  const [snapshot, send, actor] = useMachine(fundSwitchMachine, { input })
  // They serve once: a saver who comes back finds what they typed.
  useEffect(() => switchTargets.remove(sessionStorage), [sessionStorage])
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useKept(actor, 'fund-switch', keptOf)
  useStepHistory(actor, { placeOf: selectPlace, order: SWITCH_STEPS, hasEntries: true })
  useAccountsAgain(selectRecord(snapshot) !== undefined)
  return { snapshot, send }
}
