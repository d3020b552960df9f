import type { Account } from '@hautelisse/domain/accounts'
import { countedAccounts, type ProjectionContext } from '@hautelisse/domain/projection'
import { errorOf } from '@hautelisse/domain/validation'
import { selectAnswers, selectProblems, selectSaving } from '@hautelisse/machines/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import { useRef, type ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { focusFirstError, NumberField } from '../ui/field/index.ts'
import { Stack, Text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import { ProjectAccounts } from './accounts-field.tsx'
import { ProjectAmount } from './money.tsx'
import * as styles from './projection.css.ts'
import type { ProjectionActor } from './use-projection.ts'
import { useFieldWords } from './words.ts'

type OfActor = { readonly actor: ProjectionActor }
const Horizon = ({ actor }: OfActor): ReactElement => {
  const value = useSelector(actor, (snapshot) => selectAnswers(snapshot).horizon)
  const problem = useSelector(actor, (snapshot) => errorOf(selectProblems(snapshot), 'horizon')?.code)
  const words = useFieldWords()
  return (
    <NumberField
      id="horizon"
      label={<Trans id="projection.form.horizon">Mon âge de départ</Trans>}
      unit={<Trans id="projection.form.years">ans</Trans>}
      value={value}
      {...(problem === undefined ? {} : { error: words(problem) })}
      onValueChange={(text) => actor.send({ type: 'horizonTyped', text })}
      onBlur={() => actor.send({ type: 'horizonLeft' })}
    />
  )
}

const AMOUNT_LABELS = {
  monthly: <Trans id="projection.form.amount-month">Montant par mois</Trans>,
  yearly: <Trans id="projection.form.amount-year">Montant par an</Trans>,
  one_shot: <Trans id="projection.form.amount-once">Montant en une fois</Trans>,
} as const

const Payments = ({ actor, counted }: OfActor & { readonly counted: readonly Account[] }): ReactElement => {
  const { t } = useLingui()
  const { allocated_periodicity: periodicity, paid_to } = useSelector(actor, selectAnswers)
  const scheduled = counted.find(({ periodic_payment }) => periodic_payment !== undefined)?.title
  return (
    <>
      <Stack space="s2">
        <Text as="small" tone="ink" strong id="project-periodicity">
          <Trans id="projection.form.saving">J’épargne pour ma retraite</Trans>
        </Text>
        <Segmented
          labelledBy="project-periodicity"
          value={periodicity}
          onValueChange={(chosen) => actor.send({ type: 'periodicityChosen', periodicity: chosen })}
          options={[
            { value: 'monthly', label: t({ id: 'projection.form.monthly', message: 'Par mois' }) },
            { value: 'yearly', label: t({ id: 'projection.form.yearly', message: 'Par an' }) },
            { value: 'one_shot', label: t({ id: 'projection.form.once', message: 'En une fois' }) },
          ]}
        />
      </Stack>
      <ProjectAmount
        actor={actor}
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
          value={paid_to}
          onValueChange={(policy) => actor.send({ type: 'payeeChosen', policy })}
          options={[
            { value: '', label: t({ id: 'projection.form.as-scheduled', message: 'Comme mes versements programmés' }) },
            ...counted.map(({ policy_id, title }) => ({ value: policy_id, label: title })),
          ]}
        />
      )}
    </>
  )
}

const SaveProject = ({ actor }: OfActor): ReactElement => {
  const { isSaving, words, hasFailed } = useSelector(actor, selectSaving, shallowEqual)
  return (
    <>
      <Button type="submit" wide busy={isSaving}>
        <Trans id="projection.form.save">Enregistrer</Trans>
      </Button>
      <output>{words}</output>
      {hasFailed && (
        <p role="alert">
          <Trans id="projection.form.unsaved">
            Une erreur est survenue. Votre projet n’a pas été enregistré&nbsp;: réessayez.
          </Trans>
        </p>
      )}
      <Text as="small">
        <Trans id="projection.form.live">Les montants se mettent à jour pendant la saisie. Rien n’est versé.</Trans>
      </Text>
    </>
  )
}

type FormProps = OfActor & {
  readonly accounts: readonly Account[]
  readonly scheme: ProjectionContext['companyScheme']
  readonly hasEstimate: boolean
}

/** The questions of the project; every answer counts at once, and is saved on the saver's word alone (PROJ-16). */
export const ProjectForm = ({ actor, accounts, scheme, hasEstimate }: FormProps): ReactElement => {
  const form = useRef<HTMLFormElement>(null)
  const answers = useSelector(actor, selectAnswers)
  const counted = countedAccounts(answers, accounts)
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-labelledby="project-form"
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'saveRequested' })
        const current = form.current
        if (current !== null && selectProblems(actor.getSnapshot()).length > 0)
          requestAnimationFrame(() => focusFirstError(current))
      }}
    >
      <h2 id="project-form" className={styles.formTitle}>
        <Trans id="projection.act.adjust">Ajuster mon projet</Trans>
      </h2>
      <ProjectAmount actor={actor} field="goal" label={<Trans id="projection.form.goal">Mon objectif par mois</Trans>} />
      <Horizon actor={actor} />
      {!hasEstimate && (
        <ProjectAmount
          actor={actor}
          field="known_pension"
          label={<Trans id="projection.form.known">Ma pension de l’État, si je la connais</Trans>}
          hint={<Trans id="projection.form.known-hint">Brute, par mois. Une estimation la remplace.</Trans>}
        />
      )}
      <Payments actor={actor} counted={counted} />
      <div className={styles.pair}>
        <ProjectAmount actor={actor} field="other_income" label={<Trans id="projection.card.other">Autres revenus</Trans>} />
        <ProjectAmount actor={actor} field="property_loan" label={<Trans id="projection.form.loan">Crédit immobilier</Trans>} />
      </div>
      <ProjectAccounts actor={actor} accounts={accounts} scheme={scheme} answers={answers} />
      <SaveProject actor={actor} />
    </form>
  )
}
