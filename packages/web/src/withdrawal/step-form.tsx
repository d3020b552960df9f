import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { QuestionForm } from '../stepper/index.ts'
import { PageHead } from '../ui/page/index.ts'
import { questionView } from './question-view.ts'
import { QUESTION_WORDS } from './question-words.tsx'
import { StepActions } from './step-actions.tsx'
import type { StepProps } from './step-props.ts'

type StepFrameProps = StepProps & {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** Sums up what is refused; left out where nothing is typed or chosen. */
  readonly summary?: ComponentProps<typeof QuestionForm>['summary']
  readonly children: ReactNode
  /** What stands above the actions in the side panel. */
  readonly aside: ReactNode
  /** What follows the page on a phone, with the next action of its own. */
  readonly bar?: ReactNode
  /** The first step has none before it. */
  readonly isFirst?: boolean
}

/** The form of a step: its answers on the left, the side panel with the next action on the right. */
export const StepFrame = ({ snapshot, send, title, lead, isFirst = false, ...rest }: StepFrameProps): ReactElement => {
  const view = questionView(snapshot)
  return (
    <QuestionForm
      {...rest}
      view={view}
      send={send}
      words={QUESTION_WORDS}
      title={<PageHead title={title} lead={lead} />}
      actions={
        <StepActions
          view={view}
          isFirst={isFirst}
          hasBar={rest.bar !== undefined}
          onPrevious={() => send({ type: 'previousRequested' })}
        />
      }
    />
  )
}
