import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { lifeOf, type TimelineStep } from '@hautelisse/domain/operations'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useLifeNames } from '../act/index.ts'
import { LifeOfRequest } from '../ui/life/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'

/** Threads of the drawing: as many in a card as on the page of the operation. */
const HIGH = 8

/** A day that has come says that what happens on it is done. */
const Day = ({ step: { day, done } }: { readonly step: TimelineStep }): ReactElement =>
  done ? (
    <>
      <VisuallyHidden>
        <Trans id="operations.step.done">fait le</Trans>{' '}
      </VisuallyHidden>
      {formatFrenchDate(day)}
    </>
  ) : (
    <Trans id="operations.step.on">le {formatFrenchDate(day)}</Trans>
  )

type FlowProps = {
  readonly timeline: readonly TimelineStep[]
  /** It ended without being done: its threads stop there, none is ahead. */
  readonly hasEnded?: boolean
}

/** The days of an operation under threads that are woven up to the step that it waits for (OPER-02). */
export const Flow = ({ timeline, hasEnded = false }: FlowProps): ReactElement => {
  const nameOf = useLifeNames()
  const life = lifeOf(timeline, hasEnded)
  return (
    <LifeOfRequest
      steps={timeline.map((step, at) => ({
        id: step.step,
        name: nameOf(step.step),
        day: <Day step={step} />,
        state: life[at]?.state ?? 'ahead',
      }))}
      hasEnded={hasEnded}
      across={HIGH}
    />
  )
}
