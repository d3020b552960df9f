import { followSteps, type EntriesPort, type Followed, type FollowOptions, type Place } from '@hautelisse/machines/stepper'
import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Step of a stepper: its number of the run and its name, nothing of the person. */
    readonly place?: Place<string>
  }
}

type HistoryAction = Parameters<Parameters<RouterHistory['subscribe']>[0]>[0]['action']

const BY = { BACK: -1, FORWARD: 1 } as const

const moveOf = (action: HistoryAction) => {
  if (action.type === 'PUSH') return { kind: 'pushed' } as const
  if (action.type === 'REPLACE') return { kind: 'replaced' } as const
  return { kind: 'moved', by: action.type === 'GO' ? action.index : BY[action.type] } as const
}

/** Queries of steps that have an address of their own: `?vue=second-deces`. */
type Queries<Step extends string> = Readonly<Partial<Record<Step, string>>>

/** The entries of a page that stays while its steps change. */
const entriesOf = <Step extends string>(history: RouterHistory, queries: Queries<Step> | undefined): EntriesPort<Step> => {
  const { pathname } = history.location
  const addressOf = ({ step }: Place<Step>): string => {
    const { search } = history.location
    return `${pathname}${queries?.[step] ?? (Object.values(queries ?? {}).includes(search) ? '' : search)}`
  }
  return {
    read: () => {
      const { location } = history
      if (location.pathname !== pathname) return undefined
      const { __TSR_index: index, place } = location.state
      return { place: place as Place<Step> | undefined, index, hash: location.hash }
    },
    push: (place) => history.push(addressOf(place), { place }),
    replace: (place) => history.replace(`${addressOf(place)}${history.location.hash}`, { place }),
    go: (by) => history.go(by),
    subscribe: (listener) => history.subscribe(({ action }) => listener(moveOf(action))),
  }
}

/**
 * Keeps the browser's history and the steps of a page together: Back is "Précédent", Forward the next step that was answered.
 *
 * @param actor running stepper
 * @param options where it stands, the order of its steps, and whether each has an entry of its own
 * @param queries queries of the steps that have an address of their own; the same object at each rendering
 */
export const useStepHistory = <Step extends string, Snapshot>(
  actor: Followed<Step, Snapshot>,
  { placeOf, order, hasEntries }: FollowOptions<Step, Snapshot>,
  queries?: Queries<Step>,
): void => {
  const { history } = useRouter()
  useEffect(
    () => followSteps(actor, entriesOf<Step>(history, queries), { placeOf, order, hasEntries }),
    [actor, history, placeOf, order, hasEntries, queries],
  )
}
