import { selectFailure, selectStep, selectSteps, type StepId } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import { arriveAtTop } from '../shell/index.ts'
import { Late } from '../ui/late/index.ts'
import { Stepper } from '../ui/stepper/index.ts'
import { layout } from '../ui/theme/index.ts'
import { BackHome } from './back-home.tsx'
import { laterSteps, type LaterStep } from './later-steps.ts'
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
    if (!isRefused) arriveAtTop()
  }, [step, isRefused])
  return null
}

type LaterStepScreenProps = StepProps & { readonly step: LaterStep; readonly onArrive: () => void }

const LaterStepScreen = ({ step, onArrive, ...rest }: LaterStepScreenProps): ReactElement => (
  <Late script={laterSteps} level={1} onArrive={onArrive}>
    {(steps) => {
      const Screen = steps[step]
      return <Screen key={step} {...rest} />
    }}
  </Late>
)

/** The stepper as it stands: where the saver is, and the step. */
export const StepperScreen = ({ snapshot, send }: StepProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useStepWords()
  const step = selectStep(snapshot)
  const steps = selectSteps(snapshot)
  useSimulatorTitle(step === undefined ? undefined : words.position(step, steps))
  const [isLaterThere, setIsLaterThere] = useState(false)
  const showLater = useCallback(() => setIsLaterThere(true), [])
  // They are loaded while the saver reads the first step.
  useEffect(() => void laterSteps.ask(), [])
  const goHome = (): void => send({ type: 'homeRequested' })
  if (step === undefined) return snapshot.status === 'done' ? null : <NoContract onHome={goHome} />
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
      {step === 'schemes' ? (
        <SchemesStep snapshot={snapshot} send={send} />
      ) : (
        <LaterStepScreen step={step} snapshot={snapshot} send={send} onArrive={showLater} />
      )}
      <Arrival step={step === 'schemes' || isLaterThere ? step : undefined} isRefused={selectFailure(snapshot) !== undefined} />
    </div>
  )
}
