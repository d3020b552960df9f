import type { AmountField } from '@hautelisse/domain/projection'
import { errorOf } from '@hautelisse/domain/validation'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { NumberField } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import type { Desk } from './desk.ts'
import { useFieldWords } from './words.ts'

type MoneyProps = {
  readonly desk: Desk
  readonly field: AmountField
  readonly label: ReactNode
  readonly hint?: ReactNode
}

/** An amount of the answers. */
export const ProjectAmount = ({ desk, field, label, hint }: MoneyProps): ReactElement => {
  const problem = errorOf(desk.problems, field)?.code
  const words = useFieldWords()
  return (
    <MoneyField
      id={field}
      cents
      label={label}
      {...(hint === undefined ? {} : { hint })}
      {...(problem === undefined ? {} : { error: words(problem) })}
      value={desk.answers[field]}
      onValueChange={(text) => desk.send({ type: 'amountTyped', field, text })}
      onValuePaste={(text) => desk.send({ type: 'amountTyped', field, text, pasted: true })}
      onBlur={() => desk.send({ type: 'amountLeft', field })}
    />
  )
}

/** Age of departure, typed. */
export const HorizonField = ({ desk }: Pick<MoneyProps, 'desk'>): ReactElement => {
  const problem = errorOf(desk.problems, 'horizon')?.code
  const words = useFieldWords()
  return (
    <NumberField
      id="horizon"
      label={<Trans id="projection.form.horizon">Mon âge de départ</Trans>}
      unit={<Trans id="projection.form.years">ans</Trans>}
      value={desk.answers.horizon}
      {...(problem === undefined ? {} : { error: words(problem) })}
      onValueChange={(text) => desk.send({ type: 'horizonTyped', text })}
      onBlur={() => desk.send({ type: 'horizonLeft' })}
    />
  )
}

/** What somebody wants to live on. */
export const GoalField = ({ desk }: Pick<MoneyProps, 'desk'>): ReactElement => (
  <ProjectAmount
    desk={desk}
    field="goal"
    label={<Trans id="projection.form.goal-net">Mon objectif, net par mois</Trans>}
    hint={<Trans id="projection.form.goal-hint">Ce qui vous resterait pour vivre, en euros d’aujourd’hui</Trans>}
  />
)
