import type { Question, Step } from '@hautelisse/domain/transmission'
import { selectFailure, selectForm, selectStep, selectSteps, selectTotals } from '@hautelisse/machines/transmission'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { StepperPage, type StepperScreens } from '../stepper/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { ExplanationModal } from './explanation-modal.tsx'
import { HeirsStep } from './heirs-step.tsx'
import { LifeStep } from './life-step.tsx'
import { PatrimonyStep } from './patrimony-step.tsx'
import type { StepProps } from './step-props.ts'
import { useStepWords } from './step-words.ts'

const SCREENS: StepperScreens<Step, Question, StepProps> = {
  first: { heirs: HeirsStep, patrimony: PatrimonyStep, 'life-insurances': LifeStep },
  later: lateScript(async () => {
    const { TransmissionResult } = await import('./result/index.ts')
    return { results: TransmissionResult }
  }),
}

/** The three steps and the result, each with where the saver is (TRANS-12 to TRANS-16). */
export const StepsScreen = ({ snapshot, send }: StepProps): ReactElement => {
  const { t } = useLingui()
  const steps = selectSteps(snapshot).filter(({ id }) => id !== 'results')
  const step = selectStep(snapshot)
  const words = useStepWords(selectForm(snapshot), selectTotals(snapshot))
  const number = steps.findIndex(({ id }) => id === step) + 1
  return (
    <>
      <StepperPage
        view={{ step, steps, hasFailed: selectFailure(snapshot) !== undefined }}
        send={send}
        words={{
          simulator: t({ id: 'session.login.transmission', message: 'Ma Transmission 360' }),
          page:
            number === 0
              ? words.title('results')
              : t({ id: 'transmission.stepper.page', message: `Étape ${number} sur 3, ${words.title(step)}` }),
          steps: t({ id: 'transmission.stepper.label', message: 'Étapes du simulateur' }),
          position:
            number === 0 ? words.title('results') : t({ id: 'transmission.stepper.position', message: `Étape ${number} sur 3` }),
          title: words.title,
          answer: words.answer,
        }}
        screens={SCREENS}
        parts={{ snapshot, send }}
      />
      <ExplanationModal snapshot={snapshot} send={send} />
    </>
  )
}
