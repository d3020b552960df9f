import { daysBetween, formatFrenchDate } from '@hautelisse/domain/calendar'
import { changeOver, type Valuation } from '@hautelisse/domain/investments'
import { formatEuros } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { writeRound } from '../ui/amount/index.ts'
import { HistoryChart } from '../ui/charts/index.ts'
import { writeChange } from './write-change.ts'

/** The values of a unit over a period, read by arrow keys, finger or pointer (FUND-06). */
export const FundHistoryChart = ({ valuations }: { readonly valuations: readonly Valuation[] }): ReactElement | null => {
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
