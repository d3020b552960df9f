import type { Content } from '@hautelisse/machines/resource'
import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note, type NoteKind } from '../ui/note/index.ts'
import { Skeleton } from '../ui/skeleton/index.ts'
import { State } from '../ui/page/index.ts'

type RetryNoteProps = { readonly kind: NoteKind; readonly onRetry: () => void; readonly children: ReactNode }

/** A remark on something that could not be read, with the way to ask again. What is around it stays. */
export const RetryNote = ({ kind, onRetry, children }: RetryNoteProps): ReactElement => (
  <Note kind={kind} live>
    {children}
    <TextButton icon={drawings.Retry} onClick={onRetry}>
      <Trans id="ui.error.retry">Réessayer</Trans>
    </TextButton>
  </Note>
)

type Failure = {
  /** What could not be read, when "Données indisponibles" is not enough. */
  readonly title?: ReactNode
  readonly level?: 1 | 2 | 3 | 4 | 5
  /** What it means for the saver. */
  readonly failed?: ReactNode
  /** `note`: a line among others, where a box with a heading would be too much. */
  readonly shape?: 'box' | 'note'
}

type ResourceViewProps<Value> = Failure & {
  readonly of: Content<Value>
  readonly onRetry: () => void
  /** What is on its way, for those who listen. */
  readonly waiting?: string
  /** Rows of the skeleton, at the heights that the content will have. */
  readonly rows?: ReactNode
  /** Shown when there is nothing of the kind. */
  readonly absent?: ReactNode
  /** Draws what is known; a part of it that could not be read is asked for with the same `retry`. */
  readonly children: (value: Value, retry: () => void) => ReactNode
}

const FailedRead = ({ title, level = 3, failed, shape, onRetry }: Failure & { readonly onRetry: () => void }): ReactElement =>
  shape === 'note' ? (
    <RetryNote kind="alert" onRetry={onRetry}>
      <p>{failed}</p>
    </RetryNote>
  ) : (
    <State kind="failed" title={title} level={level} onRetry={onRetry}>
      {failed}
    </State>
  )

/**
 * Keeps the focus when a retry takes its button away: on the place of the content while it is waited for and once it is there, on the button
 * again if the retry fails. Somebody who moved on meanwhile is left where they are.
 */
const useFocusAfterRetry = (phase: string) => {
  const place = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useLayoutEffect(() => {
    const within = place.current
    if (!isAsked.current || within === null) return
    if (phase !== 'loading' && phase !== 'refreshing') isAsked.current = false
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body && !within.contains(activeElement)) return
    const button =
      phase === 'failed' || phase === 'stale' ? within.querySelector<HTMLElement>('[data-part="retry"] button') : null
    const target = button ?? within
    target.focus()
  }, [phase])
  const noteRetry = (): void => {
    isAsked.current = true
  }
  return { place, noteRetry }
}

/**
 * Shows a resource: a skeleton while it is waited for, visible after 300 ms only, an error with "Réessayer", or its content. Content stays
 * while it is read anew, and when that fails, with a remark beside it.
 *
 * @example <ResourceView of={selectFunds(snapshot)} onRetry={retry}>{(funds) => <Funds funds={funds} />}</ResourceView>
 */
export const ResourceView = <Value,>({
  of,
  onRetry,
  waiting,
  rows,
  absent,
  children,
  ...failure
}: ResourceViewProps<Value>): ReactElement | null => {
  const phase = of.kind === 'known' ? of.freshness : of.kind
  const { place, noteRetry } = useFocusAfterRetry(phase)
  if (of.kind === 'absent' && absent === undefined) return null
  const retry = (): void => {
    noteRetry()
    onRetry()
  }
  return (
    <div ref={place} tabIndex={-1} aria-busy={phase === 'refreshing' || undefined}>
      {of.kind === 'absent' && absent}
      {of.kind === 'loading' && <Skeleton label={waiting}>{rows}</Skeleton>}
      {of.kind === 'known' && children(of.value, retry)}
      {(of.kind === 'failed' || phase === 'stale') && (
        <div data-part="retry">
          {of.kind === 'failed' ? (
            <FailedRead {...failure} onRetry={retry} />
          ) : (
            <RetryNote kind="warn" onRetry={retry}>
              <p>
                <Trans id="ui.resource.stale">Ces informations n’ont pas pu être actualisées.</Trans>
              </p>
            </RetryNote>
          )}
        </div>
      )}
    </div>
  )
}
