import type { AmountField } from '@hautelisse/domain/projection'
import { errorOf } from '@hautelisse/domain/validation'
import { selectAnswers, selectProblems } from '@hautelisse/machines/projection'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { MoneyField } from '../ui/money-field/index.ts'
import type { ProjectionActor } from './use-projection.ts'
import { useFieldWords } from './words.ts'

type MoneyProps = {
  readonly actor: ProjectionActor
  readonly field: AmountField
  readonly label: ReactNode
  readonly hint?: ReactNode
}

/** An amount of the project; every answer counts at once. */
export const ProjectAmount = ({ actor, field, label, hint }: MoneyProps): ReactElement => {
  const value = useSelector(actor, (snapshot) => selectAnswers(snapshot)[field])
  const problem = useSelector(actor, (snapshot) => errorOf(selectProblems(snapshot), field)?.code)
  const words = useFieldWords()
  return (
    <MoneyField
      id={field}
      cents
      label={label}
      {...(hint === undefined ? {} : { hint })}
      {...(problem === undefined ? {} : { error: words(problem) })}
      value={value}
      onValueChange={(text) => actor.send({ type: 'amountTyped', field, text })}
      onValuePaste={(text) => actor.send({ type: 'amountTyped', field, text, pasted: true })}
      onBlur={() => actor.send({ type: 'amountLeft', field })}
    />
  )
}
