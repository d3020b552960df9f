import type { Household } from '@hautelisse/domain/household'
import {
  householdDraftOf,
  householdEntry,
  householdMachine,
  keptHouseholdOf,
  readHouseholdOf,
  selectHousehold,
  selectHouseholdView,
  type HouseholdEvent,
  type HouseholdInput,
  type HouseholdView,
} from '@hautelisse/machines/household'
import { keepForPerson, keptPorts } from '@hautelisse/machines/kept'
import { selectIsMirror, selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useApp, useSession } from '../shell/index.ts'

/** The household, as a page asks for it and counts with it. */
export type AskedHousehold = {
  readonly view: HouseholdView
  /** Undefined as long as it is not known. */
  readonly household: Household | undefined
  readonly send: (event: HouseholdEvent) => void
}

/**
 * Runs the question about the household for as long as a page stands: the tab keeps the answers, and so does the server for the person, but in somebody
 * else's space. A page calls it once.
 *
 * @example const { view, household, send } = useHousehold()
 */
export const useHousehold = (): AskedHousehold => {
  const { client, sessionStorage } = useApp()
  const isKept = useSession((session) => selectUser(session) !== undefined && !selectIsMirror(session))
  const [input] = useState((): HouseholdInput => ({
    answers: householdEntry.read(sessionStorage),
    read: isKept ? readHouseholdOf(client) : undefined,
  }))
  const actor = useActorRef(householdMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, householdEntry, { draftOf: householdDraftOf }), [actor, sessionStorage])
  useEffect(() => {
    if (!isKept) return undefined
    const ports = keptPorts(client, 'household')
    const { stop, flush } = keepForPerson(actor, { ports, contentOf: keptHouseholdOf, isBegun: true })
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      stop()
    }
  }, [actor, client, isKept])
  const snapshot = useSelector(actor, (now) => now)
  return useMemo(
    () => ({
      view: selectHouseholdView(snapshot),
      household: selectHousehold(snapshot),
      send: (event) => actor.send(event),
    }),
    [actor, snapshot],
  )
}
