import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { currentStep, type TimelineStep } from '@hautelisse/domain/operations'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { cssVars } from '../ui/theme/css-vars.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './flow.css.ts'
import { useStepNames } from './words.ts'

const WIDTH = 400
const ROWS = [3, 8.6, 14.2, 19.8, 25.4, 31]

const threads = (from: number, to: number): string => ROWS.map((y) => `M${from} ${y}H${to}`).join('')

type FlowProps = {
  readonly timeline: readonly TimelineStep[]
  /** It ended without being done: its threads stop there, none is ahead. */
  readonly hasEnded?: boolean
}

/** The days of an operation under threads that are woven up to the step that it waits for (OPER-02). */
export const Flow = ({ timeline, hasEnded = false }: FlowProps): ReactElement => {
  const nameOf = useStepNames()
  const current = currentStep(timeline)
  const place = timeline.findIndex((step) => step === current)
  const isWhole = !hasEnded && timeline.every(({ done }) => done)
  const woven = isWhole ? WIDTH : (place / Math.max(1, timeline.length)) * WIDTH
  return (
    <div className={styles.flow}>
      <svg viewBox={`0 0 ${WIDTH} 34`} preserveAspectRatio="none" aria-hidden="true" focusable="false" className={styles.drawing}>
        <path className={styles.woven} d={threads(0, woven)} />
        {!hasEnded && <path className={styles.ahead} d={threads(woven, WIDTH)} />}
      </svg>
      <ol className={styles.steps} style={cssVars({ '--steps': timeline.length })}>
        {timeline.map((step) => (
          <li
            key={step.step}
            className={step.done || step === current ? '' : styles.todo}
            aria-current={step === current && !step.done ? 'step' : undefined}
          >
            <span className={`${styles.name} ${step === current && !step.done ? styles.now : ''}`}>{nameOf(step)}</span>
            {step.done ? (
              <>
                <VisuallyHidden>
                  <Trans id="operations.step.done">fait le</Trans>{' '}
                </VisuallyHidden>
                {formatFrenchDate(step.day)}
              </>
            ) : (
              <Trans id="operations.step.on">le {formatFrenchDate(step.day)}</Trans>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
