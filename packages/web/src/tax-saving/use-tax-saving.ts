import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { STEPS, type Variant } from '@hautelisse/domain/tax-saving'
import { selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import {
  draft,
  draftOf,
  knownSaverOf,
  selectTaxPlace,
  simulatePort,
  taxSavingMachine,
  type TaxSavingEvent,
  type TaxSavingInput,
} from '@hautelisse/machines/tax-saving'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { useStepHistory } from '../stepper/index.ts'
import type { StepProps } from './step-props.ts'

/** A part of another page, or of another site's, leaves Back to that page. */
const hasEntries = (variant: Variant): boolean => variant === 'public' || variant === 'standalone'

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
    draft: draft.read(sessionStorage),
    ports: { simulate: simulatePort(client), clock, loadTables: loadMortalityTables, print: () => window.print() },
  }))
  const actor = useActorRef(taxSavingMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useStepHistory(actor, { placeOf: selectTaxPlace, order: STEPS, hasEntries: hasEntries(variant) })
  const snapshot = useSelector(actor, (state) => state)
  // The same from one drawing to the next, so that what does not change with a key is not drawn anew.
  const send = useCallback((event: TaxSavingEvent): void => actor.send(event), [actor])
  return { snapshot, send }
}
