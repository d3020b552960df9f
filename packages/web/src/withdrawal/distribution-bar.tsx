import { selectTotals } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { NextButton } from '../stepper/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { remainderOf } from './distribution-summary.tsx'
import { questionView } from './question-view.ts'
import { QUESTION_WORDS } from './question-words.tsx'
import type { StepProps } from './step-props.ts'
import { bar, barAmount, barExceeded, barWords } from './withdrawal.css.ts'

/** On a phone: what is left and the next action, always in view. */
export const DistributionBar = ({ snapshot }: Pick<StepProps, 'snapshot'>): ReactElement => {
  const { kind, value } = remainderOf(selectTotals(snapshot))
  return (
    <div className={bar}>
      <p className={kind === 'over' ? barExceeded : barWords}>
        {kind === 'over' ? (
          <Trans id="withdrawal.bar.over">En trop</Trans>
        ) : (
          <Trans id="withdrawal.bar.left">Reste à répartir</Trans>
        )}
        <b className={barAmount}>
          <Amount value={value} />
        </b>
      </p>
      <NextButton view={questionView(snapshot)} words={QUESTION_WORDS} />
    </div>
  )
}
