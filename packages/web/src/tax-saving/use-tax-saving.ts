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
  type TaxSavingInput,
} from '@hautelisse/machines/tax-saving'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useKeptAnswers } from '../kept/index.ts'
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
  const [snapshot, send, actor] = useMachine(taxSavingMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useKeptAnswers(actor, 'tax-saving', draft, draftOf)
  useStepHistory(actor, { placeOf: selectTaxPlace, order: STEPS, hasEntries: hasEntries(variant) })
  return { snapshot, send }
}
