import type { ShownGauge } from '@hautelisse/domain/contributions'
import { contributionGaugeMachine, gaugesAskedFor, selectGauges } from '@hautelisse/machines/contributions'
import { selectUser } from '@hautelisse/machines/session'
import { useMachine } from '@xstate/react'
import { useApp, useSession } from '../shell/index.ts'

/**
 * Reads what a member may deduct this year and has paid of it, as the window of the ceilings shows it.
 *
 * @param isAsked whether it is wanted; nobody is asked for a visitor
 * @returns undefined until it is read, and where nothing is known
 */
export const useDeductible = (isAsked: boolean): ShownGauge | undefined => {
  const { client } = useApp()
  const user = useSession(selectUser)
  const retirement = isAsked && user !== undefined ? gaugesAskedFor(user).retirement : undefined
  const [snapshot] = useMachine(contributionGaugeMachine, { input: { client, retirement } })
  const view = selectGauges(snapshot)
  return view.kind === 'known' ? view.value.gauges.find(({ type }) => type === 'per') : undefined
}
