import { selectFailure, selectStep, selectSteps, type StepId } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement } from 'react'
import { Spinner } from '../ui/spinner/index.ts'
import { Stepper } from '../ui/stepper/index.ts'
import { layout } from '../ui/theme/index.ts'
import { BackHome } from './back-home.tsx'
import { useLaterSteps } from './later-steps.ts'
import { NoContract } from './no-contract.tsx'
import { SchemesStep } from './schemes-step.tsx'
import { useSimulatorTitle } from './simulator-title.ts'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'
import { inside, stepper } from './withdrawal.css.ts'

/** Each step begins at its top, with its heading announced; the first one is left to the browser, and a refusal takes the focus itself. */
const Arrival = ({ step, isRefused }: { readonly step: StepId | undefined; readonly isRefused: boolean }): null => {
  const shown = useRef(step)
  useEffect(() => {
    if (step === undefined || shown.current === step) return
    shown.current = step
    if (isRefused) return
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step, isRefused])
  return null
}

/** The stepper as it stands: where the saver is, and the step. */
export const StepperScreen = ({ snapshot, send }: StepProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useStepWords()
  const step = selectStep(snapshot)
  const steps = selectSteps(snapshot)
  useSimulatorTitle(step === undefined ? undefined : words.position(step, steps))
  const later = useLaterSteps(step !== undefined && step !== 'schemes')
  const goHome = (): void => send({ type: 'homeRequested' })
  if (step === undefined) return snapshot.status === 'done' ? null : <NoContract onHome={goHome} />
  const Screen = step === 'schemes' ? SchemesStep : later?.[step]
  return (
    <div className={`${layout.wrap} ${inside}`}>
      <BackHome onHome={goHome} />
      <div className={stepper}>
        <Stepper
          label={t({ id: 'withdrawal.stepper.label', message: 'Étapes du simulateur' })}
          steps={steps.map(({ id, state, answer }) => ({
            id,
            title: words.title(id),
            answer: answer && words.answer(answer),
            state: state === 'pending' ? 'todo' : state,
          }))}
          onSelect={(id) => send({ type: 'stepRequested', step: id as StepId })}
        />
      </div>
      {Screen === undefined ? <Spinner /> : <Screen key={step} snapshot={snapshot} send={send} />}
      <Arrival step={Screen && step} isRefused={selectFailure(snapshot) !== undefined} />
    </div>
  )
}
