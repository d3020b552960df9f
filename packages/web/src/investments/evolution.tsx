import { daysBetween, formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { changeOver, changesByYear, changeSince, monthlyOf, type Period, type Valuation } from '@hautelisse/domain/investments'
import { formatEuros } from '@hautelisse/domain/money'
import type { FundHistory } from '@hautelisse/machines/investments'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { Amount, writeRound } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { HistoryChart } from '../ui/charts/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Section, Table, text, Text } from '../ui/page/index.ts'
import { useGained, usePeriodNames } from './words.ts'
import { writeChange } from './write-change.ts'

/** The values of a unit over a period, read by arrow keys, finger or pointer (FUND-06). */
const FundHistoryChart = ({ valuations }: { readonly valuations: readonly Valuation[] }): ReactElement | null => {
  const { t } = useLingui()
  const [first, last] = [valuations[0], valuations.at(-1)]
  const change = changeOver(valuations)
  if (first === undefined || last === undefined || change === undefined) return null
  const [from, to, start, end, gained] = [
    formatFrenchDate(first.date),
    formatFrenchDate(last.date),
    formatEuros(first.amount),
    formatEuros(last.amount),
    writeChange(change),
  ]
  const values = valuations.map(({ date, amount }) => ({
    at: daysBetween(first.date, date),
    value: amount.toNumber(),
    label: `${formatFrenchDate(date)}, ${formatEuros(amount)}`,
    written: formatEuros(amount),
  }))
  return (
    <HistoryChart
      label={t({
        id: 'fund.chart.label',
        message: `Du ${from} au ${to}, la part est passée de ${start} à ${end}, soit ${gained}.`,
      })}
      readerLabel={t({ id: 'fund.chart.reader', message: 'Lire les valeurs jour par jour' })}
      values={values}
      ticks={[
        { at: 0, label: from },
        { at: daysBetween(first.date, last.date), label: to },
      ]}
      formatTick={writeRound}
    />
  )
}

const UnitValues = ({ shown }: Pick<FundHistory, 'shown'>): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      caption={t({
        id: 'fund.table.caption',
        message: 'Valeur de la part à la fin de chaque mois de la période, la plus récente d’abord',
      })}
      columns={[
        { id: 'date', label: t({ id: 'accounts.operations.date', message: 'Date' }) },
        { id: 'value', label: t({ id: 'fund.held.value', message: 'Valeur de la part' }), align: 'end' },
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

const YearChanges = ({
  valuations,
  since,
}: Pick<FundHistory, 'valuations'> & { readonly since: PlainDate | undefined }): ReactElement | null => {
  const { t } = useLingui()
  const years = changesByYear(valuations)
  const bought = since === undefined ? undefined : changeSince(valuations, since)
  if (years.length === 0 && bought === undefined) return null
  return (
    <Section level={3} title={<Trans id="fund.years.title">Performance de la part</Trans>}>
      <Table
        caption={t({ id: 'fund.years.caption', message: 'Performance de la part par année civile' })}
        columns={[
          { id: 'period', label: t({ id: 'fund.history.period', message: 'Période' }) },
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
    </Section>
  )
}

type EvolutionProps = {
  readonly history: FundHistory
  /** Day of the first purchase, where it is known. */
  readonly since: PlainDate | undefined
  readonly onPeriod: (period: Period) => void
}

/** How the value of the unit moved: over a period that has data, by year, since the purchase (FUND-06 to FUND-09, FUND-20). */
export const FundEvolution = ({ history, since, onPeriod }: EvolutionProps): ReactElement => {
  const { t } = useLingui()
  const names = usePeriodNames()
  const gainedOver = useGained()
  const [isTable, setTable] = useState(false)
  const { periods, period, shown, valuations } = history
  const gained = changeOver(shown)
  const [first] = shown
  if (period === undefined || first === undefined)
    return (
      <p className={text({ as: 'small' })}>
        <Trans id="fund.history.none">Ce fonds n’a pas d’historique de valeur.</Trans>
      </p>
    )
  return (
    <>
      <Section
        level={3}
        title={<Trans id="fund.history.title">Évolution de la part</Trans>}
        action={
          gained !== undefined && (
            <Text strong tone={gained.isNegative() ? 'ink' : 'good'}>
              {gainedOver(period, writeChange(gained), formatFrenchDate(first.date))}
            </Text>
          )
        }
      >
        <div data-periods="">
          <Segmented
            label={t({ id: 'fund.history.period', message: 'Période' })}
            value={period}
            onValueChange={onPeriod}
            options={periods.map((value) => ({ value, label: names[value] }))}
          />
        </div>
        {isTable ? <UnitValues shown={shown} /> : <FundHistoryChart valuations={shown} />}
        <p className={text({ as: 'small' })}>
          <Trans id="fund.history.warning">Les performances passées ne préjugent pas des performances futures.</Trans>{' '}
          <TextButton icon={isTable ? drawings.ChartBar : drawings.Table} onClick={() => setTable(!isTable)}>
            {isTable ? (
              <Trans id="fund.history.chart">Voir le graphique</Trans>
            ) : (
              <Trans id="fund.history.table">Voir les valeurs en tableau</Trans>
            )}
          </TextButton>
        </p>
      </Section>
      <YearChanges valuations={valuations} since={since} />
    </>
  )
}
