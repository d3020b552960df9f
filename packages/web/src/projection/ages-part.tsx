import type { Euros } from '@hautelisse/domain/money'
import type { MortalityTables } from '@hautelisse/domain/mortality'
import {
  agesAround,
  agesOfDeparture,
  type AgeOfDeparture,
  type ProjectionFigures,
  type ProjectionPlan,
} from '@hautelisse/domain/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, type ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { ChartFrame } from '../ui/charts/index.ts'
import { Table, text } from '../ui/page/index.ts'
import { Bars } from './bars.tsx'
import { Closing } from './closing.tsx'
import { ProjectLedger } from './ledger.tsx'
import * as styles from './projection.css.ts'
import type { ProjectionActor } from './use-projection.ts'

type PartProps = {
  readonly actor: ProjectionActor
  readonly plan: ProjectionPlan
  readonly figures: ProjectionFigures
  readonly tables: MortalityTables
}

type RowsProps = { readonly rows: readonly AgeOfDeparture[]; readonly plan: ProjectionPlan }

const Delta = ({ value }: { readonly value: Euros }): ReactElement => (
  <span className={text({ strong: true, tone: value.isNegative() ? 'ink' : 'good' })}>
    <Amount value={value} movement />
  </span>
)

const AgesTable = ({ rows, plan, caption }: RowsProps & { readonly caption: string }): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={caption}
      columns={[
        { id: 'age', label: t({ id: 'projection.ages.age', message: 'Départ' }) },
        { id: 'pension', label: t({ id: 'projection.ages.pension', message: 'Pension' }), align: 'end' },
        { id: 'annuity', label: t({ id: 'projection.ages.annuity', message: 'Rente' }), align: 'end' },
        { id: 'delta', label: t({ id: 'projection.ages.delta', message: 'Écart avec l’objectif' }), align: 'end' },
      ]}
      rows={rows.map((row) => ({
        key: row.age,
        isMarked: row.age === plan.horizon,
        cells: {
          age: <Trans id="projection.ages.years">{row.age} ans</Trans>,
          pension: <Amount value={row.pensionMonth} />,
          annuity: <Amount value={row.annuity} />,
          delta: <Delta value={row.delta} />,
        },
      }))}
    />
  )
}

/** The same figures in numbers, with the three returns. */
const Scenarios = ({ rows, plan }: RowsProps): ReactElement => {
  const { t } = useLingui()
  const at = (row: AgeOfDeparture, place: number): ReactElement => {
    const scenario = row.scenarios[place]
    return scenario === undefined ? <>–</> : <Amount value={scenario.annuity} />
  }
  return (
    <Table
      caption={t({ id: 'projection.returns.caption', message: 'Rente par mois selon l’âge de départ et le rendement supposé' })}
      columns={[
        { id: 'age', label: t({ id: 'projection.ages.age', message: 'Départ' }) },
        { id: 'low', label: t({ id: 'projection.returns.low', message: 'Rente à 0 %' }), align: 'end' },
        { id: 'own', label: t({ id: 'projection.returns.own', message: 'Rente à 2 %' }), align: 'end' },
        { id: 'high', label: t({ id: 'projection.returns.high', message: 'Rente à 4 %' }), align: 'end' },
      ]}
      rows={rows.map((row) => ({
        key: row.age,
        isMarked: row.age === plan.horizon,
        cells: {
          age: <Trans id="projection.ages.years">{row.age} ans</Trans>,
          low: at(row, 0),
          own: at(row, 1),
          high: at(row, 2),
        },
      }))}
    />
  )
}

const Ages = ({ rows, plan }: RowsProps): ReactElement => {
  const { t } = useLingui()
  const reached = rows.find(({ delta }) => !delta.isNegative())?.age
  return (
    <>
      <section className={styles.section} aria-labelledby="project-ages">
        <h2 id="project-ages" tabIndex={-1}>
          <Trans id="projection.ages.title">Et si vous partiez à un autre âge&nbsp;?</Trans>
        </h2>
        <AgesTable
          rows={agesAround(rows, plan.horizon)}
          plan={plan}
          caption={t({ id: 'projection.ages.caption', message: 'Pension, rente et écart par mois selon l’âge de départ' })}
        />
        <p className={text({ as: 'small' })}>
          <Trans id="projection.ages.note">Montants mensuels bruts. Autres revenus et crédit inchangés.</Trans>{' '}
          {reached !== undefined && (
            <Trans id="projection.ages.reached">À {reached} ans, votre objectif est atteint, en montants bruts.</Trans>
          )}
        </p>
      </section>
      <ChartFrame
        title={<Trans id="projection.chart.title">Âge par âge, selon le rendement</Trans>}
        intro={
          <Trans id="projection.chart.intro">
            Pension en euros d’aujourd’hui&nbsp;; rente avec 2&nbsp;% de rendement supposé, sans inflation. En pointillé&nbsp;: 0
            et 4&nbsp;% par an.
          </Trans>
        }
        legend={
          <ul className={styles.legend}>
            <li className={styles.ofPension}>
              <Trans id="projection.ages.pension">Pension</Trans>
            </li>
            <li className={styles.ofAnnuity}>
              <Trans id="projection.ages.annuity">Rente</Trans>
            </li>
            <li className={styles.ofOther}>
              <Trans id="projection.card.other">Autres revenus</Trans>
            </li>
            <li className={styles.ofGoal}>
              <Trans id="projection.chart.goal">Objectif et crédit</Trans>
            </li>
          </ul>
        }
        chart={<Bars rows={rows} plan={plan} />}
        table={<Scenarios rows={rows} plan={plan} />}
      />
    </>
  )
}

/** What the page computes of a project: every age of departure with three returns, what closes the gap, and where the figures come from. */
export const AgesPart = ({ actor, plan, figures, tables }: PartProps): ReactElement => {
  const rows = useMemo(() => agesOfDeparture(plan, tables), [plan, tables])
  return (
    <>
      <Ages rows={rows} plan={plan} />
      {figures.delta_monthly.isNegative() && <Closing actor={actor} plan={plan} tables={tables} />}
      <ProjectLedger actor={actor} plan={plan} figures={figures} />
    </>
  )
}
