import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { NextButton, QuestionForm, type QuestionView } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { PageHead, Stack, text } from '../ui/page/index.ts'
import { HashLink } from './hash-link.tsx'
import { ASSUMPTIONS_HASH } from './hashes.ts'
import { questionView } from './question-view.ts'
import { QUESTION_WORDS } from './question-words.tsx'
import type { StepProps } from './step-props.ts'
import { wideOnly } from './withdrawal.css.ts'

type StepActionsProps = {
  readonly view: QuestionView
  readonly isFirst: boolean
  /** On a phone the next action stands in the bar. */
  readonly hasBar: boolean
  readonly onPrevious: () => void
}

/** On, back, and what the simulation assumes. */
const StepActions = ({ view, isFirst, hasBar, onPrevious }: StepActionsProps): ReactElement => (
  <Stack space="s3">
    <NextButton view={view} words={QUESTION_WORDS} wide className={hasBar ? wideOnly : ''} />
    {!isFirst && (
      <Button variant="secondary" wide onClick={onPrevious}>
        <Trans id="withdrawal.actions.previous">Précédent</Trans>
      </Button>
    )}
    <p className={text({ as: 'caption' })}>
      <Trans id="withdrawal.actions.note">Simulation sans engagement, modifiable à tout moment.</Trans>{' '}
      <HashLink hash={ASSUMPTIONS_HASH}>
        <Trans id="withdrawal.actions.assumptions">Hypothèses de la simulation</Trans>
      </HashLink>
    </p>
  </Stack>
)

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
