import { useLingui } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { text } from '../ui/page/index.ts'
import { below } from './step.css.ts'

type YesNoProps = {
  /** Names the question in refusals. */
  readonly id: string
  readonly question: ReactNode
  /** Null while nothing is answered: silence is not “no” where the law would be another. */
  readonly value: boolean | null
  readonly error: string | undefined
  readonly onAnswer: (isYes: boolean) => void
}

/** A question that is answered by yes or no, with nothing chosen before (HEIR-01, HEIR-06). */
export const YesNo = ({ id, question, value, error, onAnswer }: YesNoProps): ReactElement => {
  const { t } = useLingui()
  const [questionId, errorId] = [useId(), useId()]
  return (
    <div id={id}>
      <p id={questionId} className={text({ as: 'name' })}>
        {question}
      </p>
      <div className={below}>
        <Segmented
          labelledBy={questionId}
          describedBy={error === undefined ? undefined : errorId}
          invalid={error !== undefined}
          inline
          value={value === null ? undefined : value ? 'yes' : 'no'}
          onValueChange={(answer) => onAnswer(answer === 'yes')}
          options={[
            { value: 'yes', label: t({ id: 'answers.said.yes', message: 'Oui' }) },
            { value: 'no', label: t({ id: 'answers.said.no', message: 'Non' }) },
          ]}
        />
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
