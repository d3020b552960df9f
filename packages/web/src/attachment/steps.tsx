import type { AttachmentScreen } from '@hautelisse/machines/attachment'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActHead, ActPage } from '../act/index.ts'
import { usePage, useTitles } from '../shell/index.ts'
import type { StepperScreens } from '../stepper/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { HomeLink } from './back.tsx'
import { KindStep } from './choice-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { LetterStep } from './letter-step.tsx'
import { AttachmentUnavailable } from './unavailable.tsx'
import type { AttachmentProps } from './use-attachment.ts'
import { useKindWords } from './words.tsx'
import { Page } from '../ui/page/index.ts'

type Step = Exclude<AttachmentScreen, 'unavailable' | 'done'>

const SCREENS: StepperScreens<Step | 'results', Step, AttachmentProps> = {
  first: { choosing: KindStep, identifying: LetterStep, confirming: ConfirmStep },
  later: lateScript(async () => {
    const { DoneStep } = await import('./done-step.tsx')
    return { results: DoneStep }
  }),
}

/** Attaching a contract: the task, the step at which it stands with those before and after it, and the record. */
export const AttachmentSteps = (props: AttachmentProps): ReactElement => {
  const { t } = useLingui()
  const titleOf = useTitles()
  const { route } = usePage()
  const kinds = useKindWords()
  const { view, send, isMember, isNarrow } = props
  if (view.screen === 'unavailable')
    return isNarrow ? (
      <AttachmentUnavailable isMember={isMember} />
    ) : (
      <Page>
        <AttachmentUnavailable isMember={isMember} />
      </Page>
    )
  const task = titleOf(route.id)
  const titles: Readonly<Record<Step | 'results', string>> = {
    choosing: t({ id: 'letter.band.contract', message: 'Contrat' }),
    identifying: t({ id: 'attachment.step.letter', message: 'Courrier' }),
    confirming: t({ id: 'act.step.results', message: 'Confirmation' }),
    results: task,
  }
  return (
    <ActPage
      view={{ step: view.screen === 'done' ? 'results' : view.screen, steps: view.steps, hasFailed: view.refusal !== undefined }}
      send={({ step }) => {
        if (step !== 'results') send({ type: 'stepRequested', screen: step })
      }}
      words={{
        task,
        steps: t({ id: 'attachment.step.label', message: 'Étapes pour rattacher un contrat' }),
        title: (step) => titles[step],
        answer: (step) => (step === 'choosing' && view.kind !== undefined ? kinds[view.kind].title : undefined),
      }}
      head={<ActHead title={task} back={<HomeLink isMember={isMember} />} />}
      isNarrow={isNarrow}
      screens={SCREENS}
      parts={props}
    />
  )
}
