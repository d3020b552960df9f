import { formatRate } from '@hautelisse/domain/money'
import type { ProjectionPlan, ToldIncome } from '@hautelisse/domain/projection'
import { inflationAt } from '@hautelisse/domain/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { IncomeFigure, Place } from './income-lines.tsx'
import * as styles from './income.css.ts'
import { Remarks } from '../ui/page/index.ts'

type NotesProps = { readonly income: ToldIncome; readonly plan: ProjectionPlan }

const YearTax = ({ income: { year_tax: tax, capital_tax: added } }: Pick<NotesProps, 'income'>): ReactElement | null =>
  tax === undefined ? null : (
    <Place id="year">
      <p className={styles.figures}>
        <span>
          <Trans id="projection-income.year.tax">
            Impôt de l’année sur ce que vous recevez chaque mois, foyer compris&nbsp;:{' '}
            <IncomeFigure figure="year_tax" value={tax} />
          </Trans>
        </span>
        {added !== undefined && (
          <span>
            <Trans id="projection-income.year.capital">
              Impôt que le capital y ajoute, l’année du départ&nbsp;: <IncomeFigure figure="capital_tax" value={added} />
            </Trans>
          </span>
        )}
      </p>
    </Place>
  )

/** The tax of the year, and everything that was supposed. */
export const IncomeNotes = ({ income, plan }: NotesProps): ReactElement => {
  const inflation = formatRate(inflationAt(plan.today))
  return (
    <section className={styles.section} aria-labelledby="income-assumed">
      <YearTax income={income} />
      <h2 id="income-assumed">
        <Trans id="projection-income.assumed.title">Les hypothèses de cette page</Trans>
      </h2>
      <Remarks>
        <Trans id="projection-income.assumed.euros">
          Inflation supposée de {inflation} par an. La pension et les autres revenus la suivent jusqu’au départ&nbsp;; les rentes
          et le capital sont calculés en euros du départ.
        </Trans>
        <Trans id="projection-income.assumed.return">
          Épargne et versements&nbsp;: 2&nbsp;% de rendement net par an, supposé. Rien n’est garanti.
        </Trans>
        <Trans id="projection-income.assumed.law">
          Prélèvements et barème de l’impôt&nbsp;: ceux d’aujourd’hui, en euros d’aujourd’hui. Le taux choisi vaut pour la pension
          complémentaire et les rentes imposées comme elle&nbsp;; la pension de base n’a pas la cotisation maladie de 1&nbsp;%.
        </Trans>
        <Trans id="projection-income.assumed.voluntary">
          Rente de versements volontaires&nbsp;: prélèvements sur la fraction imposée à votre âge. Les versements à venir sont
          supposés déduits.
        </Trans>
        <Trans id="projection-income.assumed.capital">
          Capital&nbsp;: l’épargne d’aujourd’hui compte comme versée, le rendement à venir comme gain. L’impôt est celui que le
          capital ajoute au barème, l’année du départ, sans étalement.
        </Trans>
        <Trans id="projection-income.assumed.left-out">
          Ne sont pas comptés&nbsp;: enfants à charge, réductions et crédits d’impôt, contribution sur les hauts revenus, votre
          crédit immobilier.
        </Trans>
      </Remarks>
    </section>
  )
}
