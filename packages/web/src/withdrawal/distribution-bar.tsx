import { selectTotals } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { StepBar } from '../stepper/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { remainderOf } from './distribution-summary.tsx'
import { questionView } from './question-view.ts'
import { QUESTION_WORDS } from './question-words.tsx'
import type { StepProps } from './step-props.ts'

/** On a phone: what is left to split, and the next action. */
export const DistributionBar = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const { kind, value } = remainderOf(selectTotals(snapshot))
  return (
    <StepBar
      view={questionView(snapshot)}
      words={QUESTION_WORDS}
      isExceeded={kind === 'over'}
      left={
        kind === 'over' ? (
          <Trans id="withdrawal.bar.over">En trop</Trans>
        ) : (
          <Trans id="withdrawal.bar.left">Reste à répartir</Trans>
        )
      }
      value={<Amount value={value} />}
    />
  )
}
