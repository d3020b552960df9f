import { loadMortalityTables } from '@hautelisse/domain/mortality'
import type { Variant } from '@hautelisse/domain/tax-saving'
import { selectUser } from '@hautelisse/machines/session'
import {
  isSameBesidesPayment,
  keepTaxDraft,
  knownSaverOf,
  readTaxDraft,
  taxSavingMachine,
  taxSimulatePort,
  type TaxSavingEvent,
  type TaxSavingInput,
} from '@hautelisse/machines/tax-saving'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { afterPaint } from '../ui/live/index.ts'
import { preloadResult } from './late-result.tsx'
import type { Simulator } from './step-props.ts'

/**
 * Runs a simulator for as long as its screen is there. What is typed outlives a reload.
 *
 * The page stays as it is while a payment is typed on the result: what follows each key reads the machine itself.
 *
 * @param variant where it stands
 */
export const useTaxSaving = (variant: Variant): Simulator => {
  const { client, clock, sessionStorage } = useApp()
  const user = useSession(selectUser)
  const [input] = useState((): TaxSavingInput => ({
    variant,
    saver: knownSaverOf(user),
    draft: readTaxDraft(sessionStorage),
    ports: { simulate: taxSimulatePort(client), clock, loadTables: loadMortalityTables },
  }))
  const actor = useActorRef(taxSavingMachine, { input })
  useEffect(() => void preloadResult(), [])
  useEffect(() => {
    const { flush, stop } = keepTaxDraft(actor, sessionStorage, afterPaint)
    const leaving = new AbortController()
    for (const way of ['pagehide', 'visibilitychange'])
      window.addEventListener(way, flush, { capture: true, signal: leaving.signal })
    return () => {
      leaving.abort()
      stop()
    }
  }, [actor, sessionStorage])
  // The same from one rendering to the next, so that parts that nothing happened to stay as they are.
  const send = useCallback((event: TaxSavingEvent) => actor.send(event), [actor])
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot, isSameBesidesPayment), send }
}
