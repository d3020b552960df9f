import { selectFailure, selectStep, selectSteps, type StepId } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type FunctionComponent, type ReactElement } from 'react'
import { Stepper } from '../ui/stepper/index.ts'
import { layout } from '../ui/theme/index.ts'
import { AgeStep } from './age-step.tsx'
import { AssumptionsModal } from './assumptions-modal.tsx'
import { BackHome } from './back-home.tsx'
import { DistributionStep } from './distribution-step.tsx'
import { NoContract } from './no-contract.tsx'
import { OptionStep } from './option-step.tsx'
import { WithdrawalResults } from './results/index.tsx'
import { ReversionStep } from './reversion-step.tsx'
import { RuleModal } from './rule-modal.tsx'
import { SchemesStep } from './schemes-step.tsx'
import { useSimulatorTitle } from './simulator-title.ts'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'
import { inside, stepper } from './withdrawal.css.ts'

const SCREENS: Readonly<Record<StepId, FunctionComponent<StepProps>>> = {
  schemes: SchemesStep,
  age: AgeStep,
  reversible: ReversionStep,
  distribution: DistributionStep,
  option: OptionStep,
  results: WithdrawalResults,
}

/** Each step begins at its top, with its heading announced; the first one is left to the browser, and a refusal takes the focus itself. */
const useArrival = (step: StepId | undefined, isRefused: boolean): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (isRefused) return
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step, isRefused])
}

/** The stepper as it stands: where the saver is, and the step. */
export const StepperScreen = ({ snapshot, send }: StepProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useStepWords()
  const step = selectStep(snapshot)
  const steps = selectSteps(snapshot)
  useArrival(step, selectFailure(snapshot) !== undefined)
  useSimulatorTitle(step === undefined ? undefined : words.position(step, steps))
  const goHome = (): void => send({ type: 'homeRequested' })
  if (step === undefined) return snapshot.status === 'done' ? null : <NoContract onHome={goHome} />
  const Screen = SCREENS[step]
  return (
    <div className={`${layout.wrap} ${inside}`}>
      <BackHome onHome={goHome} />
      <div className={stepper}>
        <Stepper
          label={t({ id: 'withdrawal.steps', message: 'Étapes du simulateur' })}
          steps={steps.map(({ id, state, answer }) => ({
            id,
            title: words.title(id),
            answer: answer && words.answer(answer),
            state: state === 'pending' ? 'todo' : state,
          }))}
          onSelect={(id) => send({ type: 'stepRequested', step: id as StepId })}
        />
      </div>
      <Screen key={step} snapshot={snapshot} send={send} />
      <AssumptionsModal today={snapshot.context.today} />
      <RuleModal today={snapshot.context.today} />
    </div>
  )
}
