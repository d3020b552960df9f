import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { KeptOffer, KeptOwn, ResumedNotice, useAnew } from '../kept/index.ts'
import { StepperPage, type StepperScreens } from '../stepper/index.ts'
import { ActHead } from './act-head.tsx'

type ActView<Step extends string> = {
  readonly step: Step | 'results'
  readonly steps: readonly { readonly id: Step | 'results'; readonly state: 'done' | 'current' | 'pending' }[]
  readonly hasFailed: boolean
}

type ActWords<Step extends string> = {
  /** The task: "Faire un versement". */
  readonly task: string
  /** Name of the list of steps. */
  readonly steps: string
  readonly title: (step: Step | 'results') => string
  readonly answer: (step: Step | 'results') => string | undefined
}

type ActPageProps<Step extends string, Props> = {
  readonly view: ActView<Step>
  readonly send: (event: { readonly type: 'stepRequested'; readonly step: Step | 'results' }) => void
  readonly words: ActWords<Step>
  /** Screens of the steps; the last one, `results`, is the record. */
  readonly screens: StepperScreens<Step | 'results', Step, Props>
  readonly parts: Props
  /** Head of a step that says more than the task. */
  readonly head?: ReactNode
  /** What stands between the task and its steps. */
  readonly before?: ReactNode
  /** It stands in the column of a page without header. */
  readonly isNarrow?: boolean
}

/** The page of an act: the task as its title, where one is, and the step. The record stands alone: nothing is left to go back to. */
export const ActPage = <Step extends string, Props extends object>({
  view,
  words,
  head,
  before,
  ...rest
}: ActPageProps<Step, Props>): ReactElement => {
  const { t } = useLingui()
  useAnew()
  const [number, count] = [view.steps.findIndex(({ id }) => id === view.step) + 1, view.steps.length]
  const { task, steps, title, answer } = words
  const isOver = view.step === 'results'
  return (
    <StepperPage
      {...rest}
      view={view}
      words={{
        simulator: task,
        page: t({ id: 'act.page.step', message: `Étape ${number} sur ${count}, ${title(view.step)}` }),
        steps,
        title,
        answer,
      }}
      isOver={isOver}
      before={
        !isOver && (
          <>
            {head ?? <ActHead title={task} />}
            <KeptOffer />
            {number === 1 ? <KeptOwn /> : <ResumedNotice />}
            {before}
          </>
        )
      }
    />
  )
}
