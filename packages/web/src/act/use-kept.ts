import type { KeptAct, KeptContent } from '@hautelisse/domain/kept'
import { keepForPerson, keptPorts } from '@hautelisse/machines/kept'
import { use, useEffect, useRef } from 'react'
import { useApp } from '../shell/index.ts'
import { AroundActContext } from './kept-context.ts'

type Watched<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

type Of<Snapshot> = (snapshot: Snapshot) => KeptContent | undefined | 'not-yet'

/**
 * Keeps what is typed in an act for the person, for as long as its page is there (KEPT-01). What is offered stays kept until another request is past the step at
 * which its page opened.
 *
 * @param actor running machine of the act
 * @param act act that it is
 * @param keptOf what may be kept of a moment; the same function from one rendering to the next
 */
export const useKept = <Snapshot>(actor: Watched<Snapshot>, act: KeptAct, keptOf: Of<Snapshot>): void => {
  const { client } = useApp()
  const { isKept, isInTab, erasing, isOffered, resumed, onBegun } = use(AroundActContext)
  /** Step at which the page opened: an address may name the account already. */
  const opening = useRef<unknown>(undefined)
  useEffect(() => {
    if (!isKept) return undefined
    const contentOf: Of<Snapshot> = (snapshot) => {
      const content = keptOf(snapshot)
      if (content === undefined || content === 'not-yet') return content
      const { step } = content
      if (!isOffered || step === undefined) return content
      opening.current ??= step
      if (step === opening.current) return 'not-yet'
      onBegun()
      return content
    }
    const ports = keptPorts(client, act)
    const { stop, flush, drop } = keepForPerson(actor, { ports, contentOf, resumed, isBegun: isInTab })
    // A tab that is closed or leads elsewhere is hidden first, and may never come back.
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      if (erasing.take()) drop()
      else stop()
    }
  }, [actor, act, client, erasing, isInTab, isKept, isOffered, keptOf, onBegun, resumed])
}
