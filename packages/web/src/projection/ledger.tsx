import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { multiplyEuros, type Euros } from '@hautelisse/domain/money'
import { shownProjection, type ProjectionFigures, type ProjectionPlan, type ShownProjection } from '@hautelisse/domain/projection'
import { selectOpened, type ProjectionFigure } from '@hautelisse/machines/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { FigureButton, openingOf } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import { ProjectionCalculation } from './calculation.tsx'
import * as styles from './projection.css.ts'
import type { ProjectionActor } from './use-projection.ts'

const { Explaining, Place, useOpening } = openingOf<ProjectionFigure>((figure) => figure)

type LedgerProps = { readonly actor: ProjectionActor; readonly plan: ProjectionPlan; readonly figures: ProjectionFigures }

const taken = (amount: Euros): Euros => multiplyEuros(amount, -1)

const LedgerAmount = ({ figure, value }: { readonly figure: ProjectionFigure; readonly value: Euros }): ReactElement => (
  <FigureButton opening={useOpening(figure)} value={value} movement />
)

type EntryProps = { readonly name: ReactNode; readonly value: ReactElement; readonly children?: ReactNode }

const LedgerEntry = ({ name, value, children }: EntryProps): ReactElement => (
  <li className={styles.entry}>
    <span className={styles.entryHead}>
      <span>{name}</span>
      {value}
    </span>
    {children}
  </li>
)

const PensionEntry = ({ shown, plan }: { readonly shown: ShownProjection; readonly plan: ProjectionPlan }): ReactElement => {
  const made = plan.pension.estimate?.basis?.today
  const day = made === undefined ? '' : formatFrenchDate(made)
  return (
    <LedgerEntry
      name={<Trans id="projection.ledger.pension">Pension à {plan.horizon} ans</Trans>}
      value={<Amount value={shown.pensionMonth} />}
    >
      {shown.pension.kind === 'estimated' && (
        <span className={text({ as: 'small' })}>
          <Trans id="projection.ledger.service">Service public de la retraite {day}</Trans>
        </span>
      )}
    </LedgerEntry>
  )
}

const AnnuityEntries = ({ shown }: { readonly shown: ShownProjection }): ReactElement => {
  const { payments } = shown
  return (
    <LedgerEntry
      name={<Trans id="projection.ledger.annuity">Rente de votre épargne</Trans>}
      value={<Amount value={shown.annuity} movement />}
    >
      <span className={text({ as: 'small' })}>
        <Trans id="projection.ledger.parts">
          <Amount value={shown.fromSavings} /> avec votre épargne d’aujourd’hui, <Amount value={shown.fromPayments} /> avec{' '}
          {payments} versements de <Amount value={shown.payment} />.
        </Trans>
      </span>
      <ul>
        {shown.accounts.map(({ account, month, capital }) => (
          <li key={account.policy_id}>
            <Place id={account.policy_id}>
              <span className={styles.entryHead}>
                <span className={text({ as: 'small' })}>
                  {account.title}
                  {capital.gt(0) && (
                    <>
                      {' '}
                      <Trans id="projection.ledger.capital">
                        et <Amount value={capital} /> en capital
                      </Trans>
                    </>
                  )}
                </span>
                <LedgerAmount figure={`account-${account.policy_id}`} value={month} />
              </span>
            </Place>
          </li>
        ))}
      </ul>
    </LedgerEntry>
  )
}

/** Where the gap comes from: pension, annuities by contract, other income, loan and goal, each down to what it follows from. */
export const ProjectLedger = ({ actor, plan, figures }: LedgerProps): ReactElement => {
  const { t } = useLingui()
  const shown = useMemo(() => shownProjection(plan, figures), [plan, figures])
  const opened = useSelector(actor, selectOpened)
  const tree =
    opened === 'delta'
      ? figures.explanation?.delta
      : figures.accounts?.find(({ policy_id }) => `account-${policy_id}` === opened)?.explanation?.month
  return (
    <Explaining
      opened={opened}
      canExplain={figures.explanation !== undefined}
      send={actor.send}
      panel={
        tree !== undefined && (
          <ProjectionCalculation
            figure={tree}
            title={
              opened === 'delta'
                ? t({ id: 'projection.panel.delta', message: 'Écart avec votre objectif, par mois' })
                : t({ id: 'projection.panel.account', message: 'Rente d’un contrat, par mois' })
            }
          />
        )
      }
    >
      <section className={styles.section} aria-labelledby="project-ledger">
        <h2 id="project-ledger">
          <Trans id="projection.ledger.title">D’où vient ce chiffre&nbsp;?</Trans>
        </h2>
        <ul className={styles.ledger}>
          <PensionEntry shown={shown} plan={plan} />
          <AnnuityEntries shown={shown} />
          <LedgerEntry
            name={<Trans id="projection.card.other">Autres revenus</Trans>}
            value={<Amount value={plan.otherIncome} movement />}
          />
          <LedgerEntry
            name={<Trans id="projection.form.loan">Crédit immobilier</Trans>}
            value={<Amount value={taken(plan.propertyLoan)} />}
          />
          <LedgerEntry
            name={<Trans id="projection.ledger.goal">Votre objectif</Trans>}
            value={<Amount value={taken(plan.goal)} />}
          />
          <li className={styles.total}>
            <Place id="delta">
              <span className={styles.entryHead}>
                <span>
                  <Trans id="projection.ledger.delta">Écart par mois</Trans>
                </span>
                <LedgerAmount figure="delta" value={shown.delta} />
              </span>
            </Place>
          </li>
        </ul>
      </section>
    </Explaining>
  )
}
