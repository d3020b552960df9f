import type { Question } from '@hautelisse/domain/transmission'
import {
  SECOND_DEATH,
  selectFailure,
  selectForm,
  selectPageStep,
  selectSteps,
  selectTotals,
  type PageStep,
} from '@hautelisse/machines/transmission'
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

const SCREENS: StepperScreens<PageStep, Question, StepProps> = {
  first: { heirs: HeirsStep, patrimony: PatrimonyStep, 'life-insurances': LifeStep },
  later: lateScript(async () => {
    const [{ TransmissionResult }, { SecondDeath }] = await Promise.all([
      import('./result/index.ts'),
      import('./result/second-death.tsx'),
    ])
    return { results: TransmissionResult, [SECOND_DEATH]: SecondDeath }
  }),
}

/** The three steps, the result and its page on the second death, each with where the saver is (TRANS-12 to TRANS-16). */
export const StepsScreen = ({ snapshot, send }: StepProps): ReactElement => {
  const { t } = useLingui()
  const steps = selectSteps(snapshot).filter(({ id }) => id !== 'results')
  const step = selectPageStep(snapshot)
  const words = useStepWords(selectForm(snapshot), selectTotals(snapshot))
  const titleOf = (one: PageStep): string =>
    one === SECOND_DEATH ? t({ id: 'transmission.second.page', message: 'Le second décès' }) : words.title(one)
  const number = steps.findIndex(({ id }) => id === step) + 1
  return (
    <>
      <StepperPage
        view={{ step, steps, hasFailed: selectFailure(snapshot) !== undefined }}
        send={({ type, step: one }) => send(one === SECOND_DEATH ? { type: 'secondRequested' } : { type, step: one })}
        words={{
          simulator: t({ id: 'session.login.transmission', message: 'Ma Transmission 360' }),
          page:
            number === 0
              ? titleOf(step)
              : t({ id: 'transmission.stepper.page', message: `Étape ${number} sur 3, ${titleOf(step)}` }),
          steps: t({ id: 'transmission.stepper.label', message: 'Étapes du simulateur' }),
          position: number === 0 ? titleOf(step) : t({ id: 'transmission.stepper.position', message: `Étape ${number} sur 3` }),
          title: titleOf,
          answer: (one) => (one === SECOND_DEATH ? undefined : words.answer(one)),
        }}
        screens={SCREENS}
        parts={{ snapshot, send }}
      />
      <ExplanationModal snapshot={snapshot} send={send} />
    </>
  )
}
