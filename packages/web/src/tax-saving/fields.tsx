import { CHILDREN_CHOICES, CLIENT_AGES, GENDERS, type Children } from '@hautelisse/domain/tax-saving'
import { MARITAL_STATUSES } from '@hautelisse/domain/income-tax'
import { selectTaxErrors, selectTaxForm } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactElement } from 'react'
import { RadioCards, Segmented } from '../ui/choice/index.ts'
import { FieldError, NumberField } from '../ui/field/index.ts'
import { useErrorWords } from './error-words.ts'
import { IncomeFields } from './income-fields.tsx'
import type { QuestionStep } from './question-words.ts'
import * as styles from './question.css.ts'
import type { StepProps } from './step-props.ts'
import { useAnswerWords } from './step-words.ts'

export type FieldsProps = StepProps & {
  /** Id of the question's heading, which names its choices. */
  readonly labelledBy: string
}

/** The refusal of the one field of a question, in words. */
const useRefusal = (snapshot: StepProps['snapshot'], step: QuestionStep): string | undefined => {
  const words = useErrorWords()
  const [error] = selectTaxErrors(snapshot, step)
  return error && words(error)
}

const GenderFields = ({ snapshot, send, labelledBy }: FieldsProps): ReactElement => {
  const { gender } = useAnswerWords()
  return (
    <RadioCards
      label={undefined}
      labelledBy={labelledBy}
      columns={2}
      value={selectTaxForm(snapshot).gender || undefined}
      error={useRefusal(snapshot, 'gender')}
      onValueChange={(chosen) => send({ type: 'genderChosen', gender: chosen })}
      options={GENDERS.map((value) => ({ value, title: gender[value] }))}
    />
  )
}

/** Longest text that the field takes: an age, with a mistake. */
const LONGEST = 5

const AgeFields = ({ snapshot, send }: FieldsProps): ReactElement => {
  const { first, last } = CLIENT_AGES
  return (
    <div className={styles.short}>
      <NumberField
        id="client_age"
        label={<Trans id="tax.age.label">Votre âge</Trans>}
        unit={<Trans id="tax.age.unit">ans</Trans>}
        hint={
          <Trans id="tax.age.hint">
            De {first} à {last} ans, en années entières
          </Trans>
        }
        maxLength={LONGEST}
        value={selectTaxForm(snapshot).client_age}
        error={useRefusal(snapshot, 'age')}
        onValueChange={(text) => send({ type: 'ageTyped', text })}
      />
    </div>
  )
}

const StatusFields = ({ snapshot, send, labelledBy }: FieldsProps): ReactElement => {
  const { t } = useLingui()
  const { status } = useAnswerWords()
  const details = {
    CE: t({ id: 'tax.status.alone', message: 'Revenus déclarés seul(e)' }),
    MA: t({ id: 'tax.status.together', message: 'Revenus déclarés à deux' }),
  } as const
  return (
    <RadioCards
      label={undefined}
      labelledBy={labelledBy}
      columns={2}
      value={selectTaxForm(snapshot).marital_status || undefined}
      error={useRefusal(snapshot, 'marital-status')}
      onValueChange={(chosen) => send({ type: 'maritalStatusChosen', status: chosen })}
      options={MARITAL_STATUSES.map((value) => ({ value, title: status[value], detail: details[value] }))}
    />
  )
}

const CHILDREN_ERROR = 'children-error'

const ChildrenFields = ({ snapshot, send, labelledBy }: FieldsProps): ReactElement => {
  const { t } = useLingui()
  const refusal = useRefusal(snapshot, 'children')
  const most = CHILDREN_CHOICES.length - 1
  return (
    <div className={styles.even}>
      <Segmented<`${Children}`>
        labelledBy={labelledBy}
        invalid={refusal !== undefined}
        describedBy={refusal === undefined ? undefined : CHILDREN_ERROR}
        value={`${selectTaxForm(snapshot).children}`}
        onValueChange={(chosen) => {
          const children = CHILDREN_CHOICES.find((choice) => `${choice}` === chosen)
          if (children !== undefined) send({ type: 'childrenChosen', children })
        }}
        options={CHILDREN_CHOICES.map((choice) => ({
          value: `${choice}`,
          label: choice === most ? t({ id: 'tax.children.most', message: `${most}+` }) : `${choice}`,
        }))}
      />
      {refusal !== undefined && <FieldError id={CHILDREN_ERROR}>{refusal}</FieldError>}
    </div>
  )
}

/** What each question is answered with (TAX-31 to TAX-35). */
export const FIELDS: Readonly<Record<QuestionStep, ComponentType<FieldsProps>>> = {
  gender: GenderFields,
  age: AgeFields,
  'marital-status': StatusFields,
  children: ChildrenFields,
  income: IncomeFields,
}
