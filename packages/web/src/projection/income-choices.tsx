import { formatRate } from '@hautelisse/domain/money'
import { offeredRates } from '@hautelisse/domain/net-income'
import { departureOf, type ProjectionForm, type ProjectionPlan } from '@hautelisse/domain/projection'
import { selectAnswers } from '@hautelisse/machines/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { Segmented } from '../ui/choice/index.ts'
import { Stack, text } from '../ui/page/index.ts'
import * as styles from './income.css.ts'
import { ProjectAmount } from './money.tsx'
import type { ProjectionActor } from './use-projection.ts'

type ChoicesProps = { readonly actor: ProjectionActor; readonly plan: ProjectionPlan; readonly isNet: boolean }

/** Writes a rate without decimals that say nothing: 8,4 %. */
const shortRate = (percent: number): string => formatRate(percent).replace(/,00(?!\d)|(,\d)0(?!\d)/, '$1')

/** Gives what the saver chose, and undefined until they do: nothing is preset. */
const picked = <Value extends string>(value: Value): Exclude<Value, ''> | undefined =>
  value === '' ? undefined : (value as Exclude<Value, ''>)

const PensionCharges = ({ actor, plan }: Omit<ChoicesProps, 'isNet'>): ReactElement => {
  const { pension_charges: rate } = useSelector(actor, selectAnswers)
  const offered = offeredRates(departureOf(plan, plan.horizon).start).pensionCharges
  return (
    <Stack space="s2">
      <p id="income-charges" className={text({ as: 'small', tone: 'ink', strong: true })}>
        <Trans id="projection-income.choice.charges">Mes prélèvements sociaux sur les pensions</Trans>
      </p>
      <Segmented
        labelledBy="income-charges"
        value={picked(rate)}
        onValueChange={(chosen) => actor.send({ type: 'chargesChosen', rate: chosen })}
        options={offered.map((percent) => ({ value: String(percent), label: shortRate(percent) }))}
      />
    </Stack>
  )
}

const TaxHousehold = ({ actor }: Pick<ChoicesProps, 'actor'>): ReactElement => {
  const { t } = useLingui()
  const { marital_status: status } = useSelector(actor, selectAnswers)
  return (
    <Stack space="s2">
      <p id="income-household" className={text({ as: 'small', tone: 'ink', strong: true })}>
        <Trans id="projection-income.choice.household">Mon foyer fiscal</Trans>
      </p>
      <Segmented<Exclude<ProjectionForm['marital_status'], ''>>
        labelledBy="income-household"
        value={picked(status)}
        onValueChange={(chosen) => actor.send({ type: 'householdChosen', status: chosen })}
        options={[
          { value: 'CE', label: t({ id: 'projection-income.choice.single', message: 'Une part' }) },
          { value: 'MA', label: t({ id: 'projection-income.choice.couple', message: 'Deux parts' }) },
        ]}
      />
    </Stack>
  )
}

/** What charges and tax follow from: nothing of it is chosen for the saver. */
export const IncomeChoices = ({ actor, plan, isNet }: ChoicesProps): ReactElement => (
  <section className={styles.section} aria-labelledby="income-net" data-print="never">
    <Stack space="s2">
      <h2 id="income-net">
        {isNet ? (
          <Trans id="projection-income.choice.title-net">Après les prélèvements et l’impôt</Trans>
        ) : (
          <Trans id="projection-income.choice.title">Et après les prélèvements et l’impôt&nbsp;?</Trans>
        )}
      </h2>
      <p className={text({ tone: 'quiet', narrow: true })}>
        <Trans id="projection-income.choice.text">
          Deux réponses suffisent, aucune n’est choisie à votre place. L’impôt suit le barème, sur tout ce que vous recevez dans
          l’année.
        </Trans>
      </p>
    </Stack>
    <div className={styles.choices}>
      <PensionCharges actor={actor} plan={plan} />
      <TaxHousehold actor={actor} />
      <ProjectAmount
        actor={actor}
        field="household_income"
        label={<Trans id="projection-income.choice.others">Autres revenus imposables du foyer, par an</Trans>}
        hint={
          <Trans id="projection-income.choice.others-hint">Ceux de votre conjoint, par exemple. Vide, ils comptent pour 0.</Trans>
        }
      />
    </div>
  </section>
)
