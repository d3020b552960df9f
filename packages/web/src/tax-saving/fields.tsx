import { formatEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { CHILDREN_CHOICES, CLIENT_AGES, GENDERS } from '@hautelisse/domain/tax-saving'
import { MARITAL_STATUSES } from '@hautelisse/domain/income-tax'
import { selectTaxForm, type AmountField } from '@hautelisse/machines/tax-saving'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { RadioCards, Segmented } from '../ui/choice/index.ts'
import { FieldError, NumberField } from '../ui/field/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import type { QuestionStep } from './question-words.ts'
import * as styles from './question.css.ts'
import type { StepProps } from './step-props.ts'
import { ANSWERS } from './step-words.ts'
import { useFields } from './use-fields.ts'

export type FieldsProps = StepProps & {
  /** Id of the question's heading, which names its choices. */
  readonly labelledBy: string
}

const GenderFields = ({ snapshot, send, labelledBy }: FieldsProps): ReactElement => {
  const { i18n } = useLingui()
  const field = useFields({ snapshot, send }, 'gender')
  return (
    <RadioCards
      label={undefined}
      labelledBy={labelledBy}
      columns={2}
      {...field.choice('gender', { value: selectTaxForm(snapshot).gender || undefined, offered: GENDERS }, (chosen) => ({
        type: 'genderChosen',
        gender: chosen,
      }))}
      options={GENDERS.map((value) => ({ value, title: i18n._(ANSWERS.gender[value]) }))}
    />
  )
}

/** Longest text that the field takes: an age, with a mistake. */
const LONGEST = 5

const AgeFields = ({ snapshot, send }: FieldsProps): ReactElement => {
  const { first, last } = CLIENT_AGES
  const field = useFields({ snapshot, send }, 'age')
  return (
    <div className={styles.short}>
      <NumberField
        {...field.text('client_age', selectTaxForm(snapshot).client_age, (text) => ({ type: 'ageTyped', text }))}
        label={<Trans id="tax.age.label">Votre âge</Trans>}
        unit={<Trans id="tax.age.unit">ans</Trans>}
        hint={
          <Trans id="tax.age.hint">
            De {first} à {last}&nbsp;ans, en années entières
          </Trans>
        }
        maxLength={LONGEST}
      />
    </div>
  )
}

const StatusFields = ({ snapshot, send, labelledBy }: FieldsProps): ReactElement => {
  const { i18n, t } = useLingui()
  const field = useFields({ snapshot, send }, 'marital-status')
  const details = {
    CE: t({ id: 'tax.status.alone', message: 'Revenus déclarés seul(e)' }),
    MA: t({ id: 'tax.status.together', message: 'Revenus déclarés à deux' }),
  } as const
  return (
    <RadioCards
      label={undefined}
      labelledBy={labelledBy}
      columns={2}
      {...field.choice(
        'marital_status',
        { value: selectTaxForm(snapshot).marital_status || undefined, offered: MARITAL_STATUSES },
        (chosen) => ({ type: 'maritalStatusChosen', status: chosen }),
      )}
      options={MARITAL_STATUSES.map((value) => ({ value, title: i18n._(ANSWERS.status[value]), detail: details[value] }))}
    />
  )
}

const CHILDREN_ERROR = 'children-error'

const ChildrenFields = ({ snapshot, send, labelledBy }: FieldsProps): ReactElement => {
  const { t } = useLingui()
  const { children } = selectTaxForm(snapshot)
  const { error, ...choice } = useFields({ snapshot, send }, 'children').choice(
    'children',
    { value: children, offered: CHILDREN_CHOICES },
    (chosen) => ({ type: 'childrenChosen', children: chosen }),
  )
  const most = CHILDREN_CHOICES.length - 1
  return (
    <div className={styles.even}>
      <Segmented
        labelledBy={labelledBy}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : CHILDREN_ERROR}
        {...choice}
        options={CHILDREN_CHOICES.map((count) => ({
          value: `${count}`,
          label: count === most ? t({ id: 'tax.children.most', message: `${most}+` }) : `${count}`,
        }))}
      />
      {error !== undefined && <FieldError id={CHILDREN_ERROR}>{error}</FieldError>}
    </div>
  )
}

type PayProps = StepProps & { readonly field: AmountField; readonly label: ReactNode; readonly hint: ReactNode }

const PayField = ({ snapshot, send, field, ...words }: PayProps): ReactElement => {
  const { amount } = useFields({ snapshot, send }, 'income')
  return <MoneyField {...words} {...amount(field, { path: field, text: selectTaxForm(snapshot)[field].text })} />
}

/** Pay a month: one's own, and of a couple the other's too (TAX-35, TAX-52). */
const IncomeFields = ({ snapshot, send }: StepProps): ReactElement => {
  const none = formatEuros(ZERO_EUROS)
  return (
    <div className={styles.pays}>
      <PayField
        snapshot={snapshot}
        send={send}
        field="monthly_income"
        label={<Trans id="tax.income.own">Votre salaire net imposable, par mois</Trans>}
        hint={<Trans id="tax.income.employees">Cette simulation est faite pour les salariés.</Trans>}
      />
      {selectTaxForm(snapshot).marital_status === 'MA' && (
        <PayField
          snapshot={snapshot}
          send={send}
          field="spouse_monthly_income"
          label={<Trans id="tax.income.spouse">Celui de votre conjoint ou partenaire, par mois</Trans>}
          hint={<Trans id="tax.income.spouse-hint">Facultatif. Laissé vide, il compte pour {none}.</Trans>}
        />
      )}
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
