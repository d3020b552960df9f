import { loadMortalityTables } from '@hautelisse/domain/mortality'
import type { Variant } from '@hautelisse/domain/tax-saving'
import { selectUser } from '@hautelisse/machines/session'
import {
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
import { useApp, useSession } from '../app/index.ts'
import { preloadResult } from './late-result.tsx'
import type { StepProps } from './step-props.ts'

/** A key press is painted first: what it changes is kept right after. */
const afterPaint = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task, 0))

/**
 * Runs a simulator for as long as its screen is there. What is typed outlives a reload.
 *
 * @param variant where it stands
 */
export const useTaxSaving = (variant: Variant): StepProps => {
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
  return { snapshot: useSelector(actor, (snapshot) => snapshot), send }
}
