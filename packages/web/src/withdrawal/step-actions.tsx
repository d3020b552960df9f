import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { NextButton, type QuestionView } from '../stepper/index.ts'
import { Button } from '../ui/button/index.ts'
import { Stack, text } from '../ui/page/index.ts'
import { HashLink } from './hash-link.tsx'
import { ASSUMPTIONS_HASH } from './hashes.ts'
import { QUESTION_WORDS } from './question-words.tsx'
import { wideOnly } from './withdrawal.css.ts'

type StepActionsProps = {
  readonly view: QuestionView
  readonly isFirst: boolean
  /** On a phone the next action stands in the bar. */
  readonly hasBar: boolean
  readonly onPrevious: () => void
}

/** On, back, and what the simulation assumes. */
export const StepActions = ({ view, isFirst, hasBar, onPrevious }: StepActionsProps): ReactElement => (
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
