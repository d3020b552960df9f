import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { StepperPage, type StepperScreens } from './stepper-page.tsx'
import type { StepperView } from './view.ts'
import type { StepperWords } from './words.ts'

type ActStepsProps<Step extends string, First extends Step, Props> = {
  readonly view: StepperView<Step>
  readonly send: (event: { readonly type: 'stepRequested'; readonly step: Step }) => void
  /** Name of the act, and of the list of its steps. */
  readonly words: Pick<StepperWords<Step>, 'simulator' | 'steps' | 'title' | 'answer'>
  readonly screens: StepperScreens<Step, First, Props>
  readonly parts: Props
}

/** The steps of an act; the page's title says how far the saver is. */
export const ActSteps = <Step extends string, First extends Step, Props extends object>(
  props: ActStepsProps<Step, First, Props>,
): ReactElement => {
  const { t } = useLingui()
  const { view, words } = props
  const [number, count, title] = [
    view.steps.findIndex(({ id }) => id === view.step) + 1,
    view.steps.length,
    words.title(view.step),
  ]
  const page = t({ id: 'act.page.step', message: `Étape ${number} sur ${count}, ${title}` })
  return <StepperPage {...props} words={{ ...words, page }} />
}
