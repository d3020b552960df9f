import { countedAccounts, OTHER_INCOME_KINDS } from '@hautelisse/domain/projection'
import { selectAbout, type AnswerPart } from '@hautelisse/machines/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { Stack, Text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { ProjectAccounts } from './accounts-field.tsx'
import { useEditDesk, type Desk } from './desk.ts'
import { GoalField, HorizonField, ProjectAmount } from './money.tsx'
import type { ProjectionActor } from './use-projection.ts'

type FieldsProps = { readonly actor: ProjectionActor; readonly part: Exclude<AnswerPart, 'start'> }
type OfDesk = { readonly desk: Desk; readonly actor: ProjectionActor }

const AMOUNT_LABELS = {
  monthly: <Trans id="projection.form.amount-month">Montant par mois</Trans>,
  yearly: <Trans id="projection.form.amount-year">Montant par an</Trans>,
  one_shot: <Trans id="projection.form.amount-once">Montant en une fois</Trans>,
} as const

const Payments = ({ desk, actor }: OfDesk): ReactElement => {
  const { t } = useLingui()
  const { accounts } = useSelector(actor, selectAbout)
  const counted = countedAccounts(desk.answers, accounts)
  const { allocated_periodicity: periodicity, paid_to: paidTo } = desk.answers
  const scheduled = counted.find(({ periodic_payment: payment }) => payment !== undefined)?.title
  return (
    <>
      <Stack space="s2">
        <Text as="small" tone="ink" strong id="project-periodicity">
          <Trans id="projection.form.saving">J’épargne pour ma retraite</Trans>
        </Text>
        <Segmented
          labelledBy="project-periodicity"
          value={periodicity}
          onValueChange={(chosen) => desk.send({ type: 'periodicityChosen', periodicity: chosen })}
          options={[
            { value: 'monthly', label: t({ id: 'projection.form.monthly', message: 'Par mois' }) },
            { value: 'yearly', label: t({ id: 'projection.form.yearly', message: 'Par an' }) },
            { value: 'one_shot', label: t({ id: 'projection.form.once', message: 'En une fois' }) },
          ]}
        />
      </Stack>
      <ProjectAmount
        desk={desk}
        field="allocated_amount"
        label={AMOUNT_LABELS[periodicity]}
        hint={
          scheduled === undefined ? undefined : (
            <Trans id="projection.form.scheduled">
              Tous vos versements à venir, dont votre versement programmé sur le {scheduled}
            </Trans>
          )
        }
      />
      {counted.length > 1 && (
        <Select
          label={t({ id: 'projection.form.payee', message: 'Versé sur' })}
          value={paidTo}
          onValueChange={(policy) => desk.send({ type: 'payeeChosen', policy })}
          options={[
            { value: '', label: t({ id: 'projection.form.as-scheduled', message: 'Comme mes versements programmés' }) },
            ...counted.map(({ policy_id, title }) => ({ value: policy_id, label: title })),
          ]}
        />
      )}
    </>
  )
}

const Other = ({ desk }: Pick<OfDesk, 'desk'>): ReactElement => {
  const { t } = useLingui()
  const names = {
    net: t({ id: 'projection.other.net', message: 'Ce qu’il m’en reste, net' }),
    rent: t({ id: 'projection.other.rent', message: 'Des loyers, avant impôt' }),
  }
  return (
    <>
      <ProjectAmount
        desk={desk}
        field="other_income"
        label={<Trans id="projection.other.label">Autres revenus, par mois</Trans>}
        hint={
          <Trans id="projection.other.hint">
            Sans le revenu de votre conjoint, qui compte pour l’impôt. 0 si vous n’en avez pas.
          </Trans>
        }
      />
      <Stack space="s2">
        <Text as="small" tone="ink" strong id="project-other-kind">
          <Trans id="projection.other.kind">Ce montant est</Trans>
        </Text>
        <Segmented
          labelledBy="project-other-kind"
          value={desk.answers.other_income_kind}
          onValueChange={(kind) => desk.send({ type: 'incomeKindChosen', kind })}
          options={OTHER_INCOME_KINDS.map((kind) => ({ value: kind, label: names[kind] }))}
        />
      </Stack>
    </>
  )
}

/** The fields of one part of the answers. */
export const AnswerFields = ({ actor, part }: FieldsProps): ReactElement => {
  const desk = useEditDesk(actor)
  const { accounts, companyScheme } = useSelector(actor, selectAbout)
  switch (part) {
    case 'horizon':
      return <HorizonField desk={desk} />
    case 'goal':
      return <GoalField desk={desk} />
    case 'pension':
      return (
        <ProjectAmount
          desk={desk}
          field="known_pension"
          label={<Trans id="projection.form.known">Ma pension de l’État, si je la connais</Trans>}
          hint={<Trans id="projection.form.known-hint">Brute, par mois. Une estimation de tous vos régimes la remplace.</Trans>}
        />
      )
    case 'split':
      return <ProjectAccounts desk={desk} accounts={accounts} scheme={companyScheme} />
    case 'payments':
      return <Payments desk={desk} actor={actor} />
    case 'other':
      return <Other desk={desk} />
    case 'loan':
      return (
        <ProjectAmount
          desk={desk}
          field="property_loan"
          label={<Trans id="projection.form.loan">Crédit immobilier</Trans>}
          hint={<Trans id="projection.form.loan-hint">Ce qu’il faudra encore payer chaque mois après votre départ</Trans>}
        />
      )
    default:
      return part satisfies never
  }
}
