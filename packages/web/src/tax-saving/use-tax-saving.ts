import { loadMortalityTables } from '@hautelisse/domain/mortality'
import type { Variant } from '@hautelisse/domain/tax-saving'
import { selectUser } from '@hautelisse/machines/session'
import {
  keepTaxDraft,
  knownSaverOf,
  readTaxDraft,
  taxSavingMachine,
  taxSimulatePort,
  type TaxSavingInput,
} from '@hautelisse/machines/tax-saving'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { preloadResult } from './late-result.tsx'
import type { StepProps } from './step-props.ts'

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
  useEffect(() => keepTaxDraft(actor, sessionStorage).stop, [actor, sessionStorage])
  return { snapshot: useSelector(actor, (snapshot) => snapshot), send: (event) => actor.send(event) }
}
