import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { changesByYear, changeOver, changeSince, monthlyOf, type Period } from '@hautelisse/domain/investments'
import type { FundHistory } from '@hautelisse/machines/investments'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { drawings } from '../ui/icon/index.ts'
import * as styles from './fund-sheet.css.ts'
import { FundHistoryChart } from './history-chart.tsx'
import { useGained, usePeriodNames } from './words.ts'
import { writeChange } from './write-change.ts'
import { Table } from '../ui/page/index.ts'

const Values = ({ shown }: Pick<FundHistory, 'shown'>): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={t({
        id: 'fund.table.caption',
        message: 'Valeur de la part à la fin de chaque mois de la période, la plus récente d’abord',
      })}
      columns={[
        { id: 'date', label: t({ id: 'fund.table.date', message: 'Date' }) },
        { id: 'value', label: t({ id: 'fund.table.value', message: 'Valeur de la part' }), align: 'end' },
      ]}
      asCards={false}
      dense
      rows={monthlyOf(shown).map(({ date, amount }) => ({
        key: date,
        cells: { date: formatFrenchDate(date), value: <Amount value={amount} /> },
      }))}
    />
  )
}

const Years = ({
  valuations,
  since,
}: Pick<FundHistory, 'valuations'> & { readonly since: PlainDate | undefined }): ReactElement | null => {
  const { t } = useLingui()
  const years = changesByYear(valuations)
  const bought = since === undefined ? undefined : changeSince(valuations, since)
  if (years.length === 0 && bought === undefined) return null
  return (
    <section aria-labelledby="fund-years" className={styles.part}>
      <h3 id="fund-years" className={styles.title}>
        <Trans id="fund.years.title">Performance de la part</Trans>
      </h3>
      <Table
        caption={t({ id: 'fund.years.caption', message: 'Performance de la part par année civile' })}
        columns={[
          { id: 'period', label: t({ id: 'fund.years.period', message: 'Période' }) },
          { id: 'change', label: t({ id: 'fund.years.change', message: 'Performance' }), align: 'end' },
        ]}
        asCards={false}
        dense
        rows={[
          ...(bought === undefined || since === undefined
            ? []
            : [
                {
                  key: 'since',
                  cells: {
                    period: t({ id: 'fund.years.since', message: `Depuis votre premier achat, le ${formatFrenchDate(since)}` }),
                    change: writeChange(bought),
                  },
                },
              ]),
          ...years.map(({ year, change }) => ({ key: year, cells: { period: String(year), change: writeChange(change) } })),
        ]}
      />
    </section>
  )
}

type EvolutionProps = {
  readonly history: FundHistory
  /** Day of the first purchase, where it is known. */
  readonly since: PlainDate | undefined
  readonly onPeriod: (period: Period) => void
}

/** How the value of the unit moved: over a period that has data, by year, since the purchase (FUND-06 to FUND-09, FUND-20). */
export const Evolution = ({ history, since, onPeriod }: EvolutionProps): ReactElement => {
  const { t } = useLingui()
  const names = usePeriodNames()
  const gainedOver = useGained()
  const [isTable, setTable] = useState(false)
  const { periods, period, shown, valuations } = history
  const gained = changeOver(shown)
  if (period === undefined)
    return (
      <p className={styles.quiet}>
        <Trans id="fund.history.none">Ce fonds n’a pas d’historique de valeur.</Trans>
      </p>
    )
  return (
    <>
      <section aria-labelledby="fund-history">
        <div className={styles.historyHead}>
          <h3 id="fund-history" className={styles.title}>
            <Trans id="fund.history.title">Évolution de la part</Trans>
          </h3>
          {gained !== undefined && (
            <p className={`${styles.gained} ${gained.isNegative() ? '' : styles.up}`}>
              {gainedOver(period, writeChange(gained))}
            </p>
          )}
        </div>
        <div className={styles.periods}>
          <Segmented
            label={t({ id: 'fund.history.period', message: 'Période' })}
            value={period}
            onValueChange={onPeriod}
            options={periods.map((value) => ({ value, label: names[value] }))}
          />
        </div>
        {isTable ? <Values shown={shown} /> : <FundHistoryChart valuations={shown} />}
        <p className={styles.quiet}>
          <Trans id="fund.history.warning">Les performances passées ne préjugent pas des performances futures.</Trans>{' '}
          <TextButton icon={isTable ? drawings.ChartBar : drawings.Table} onClick={() => setTable(!isTable)}>
            {isTable ? (
              <Trans id="fund.history.chart">Voir le graphique</Trans>
            ) : (
              <Trans id="fund.history.table">Voir les valeurs en tableau</Trans>
            )}
          </TextButton>
        </p>
      </section>
      <Years valuations={valuations} since={since} />
    </>
  )
}
