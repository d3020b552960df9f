import { selectFailure, selectStep, selectSteps, type StepId } from '@hautelisse/machines/withdrawal'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useTitles } from '../shell/index.ts'
import { StepperPage, type StepperScreens, type StepperWords } from '../stepper/index.ts'
import { SavingsLink } from './back-home.tsx'
import { laterSteps } from './later-steps.ts'
import { WithoutContract } from './no-contract.tsx'
import { SchemesStep } from './schemes-step.tsx'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'

const SCREENS: StepperScreens<StepId, 'schemes', StepProps> = { first: { schemes: SchemesStep }, later: laterSteps }

const useStepperWords = (snapshot: StepProps['snapshot'], step: StepId): StepperWords<StepId> => {
  const { t } = useLingui()
  const titleOf = useTitles()
  const { title, answer, position } = useStepWords()
  const steps = selectSteps(snapshot)
  return {
    simulator: titleOf('withdrawal-simulator'),
    page: position(step, steps),
    steps: t({ id: 'withdrawal.stepper.label', message: 'Étapes du simulateur' }),
    title,
    answer: (id) => {
      const given = steps.find((one) => one.id === id)?.answer
      return given && answer(given)
    },
  }
}

/** What another room puts under the results. */
export type AfterResults = (snapshot: StepProps['snapshot']) => ReactNode

type ScreenProps = StepProps & { readonly after?: AfterResults | undefined }

/** The stepper as it stands: where the saver is, and the step. */
export const WithdrawalScreen = (props: ScreenProps): ReactElement | null => {
  const step = selectStep(props.snapshot)
  if (step !== undefined) return <WithdrawalStep {...props} step={step} />
  return props.snapshot.status === 'done' ? null : (
    <WithoutContract snapshot={props.snapshot} onHome={() => props.send({ type: 'homeRequested' })} />
  )
}

const WithdrawalStep = ({ snapshot, send, after, step }: ScreenProps & { readonly step: StepId }): ReactElement => (
  <>
    <StepperPage
      view={{ step, steps: selectSteps(snapshot), hasFailed: selectFailure(snapshot) !== undefined }}
      send={send}
      words={useStepperWords(snapshot, step)}
      screens={SCREENS}
      parts={{ snapshot, send }}
      before={<SavingsLink onHome={() => send({ type: 'homeRequested' })} />}
    />
    {step === 'results' && after?.(snapshot)}
  </>
)
