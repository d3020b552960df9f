import {
  historyOfChange,
  movedOver,
  spansOf,
  type Account,
  type Change,
  type HistoryPoint,
  type Span,
} from '@hautelisse/domain/accounts'
import { daysBetween, formatFrenchDate, monthOf, yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { formatEuros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, writeRound } from '../../ui/amount/index.ts'
import { ChartFrame, HistoryChart } from '../../ui/charts/index.ts'
import { Segmented } from '../../ui/choice/index.ts'
import { Table, Text } from '../../ui/page/index.ts'
import { ChangeParts } from '../change-words.tsx'
import * as styles from './detail.css.ts'
import type { DetailActor } from './use-detail.ts'
import { useSpanNames } from './words.ts'

type EvolutionProps = {
  readonly detail: DetailActor
  readonly accounts: readonly Account[]
  readonly change: Change
  readonly today: PlainDate
}

/** A month of a year as the axis writes it. */
const useMonth = (): ((day: PlainDate) => string) => {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(i18n.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (day) => format.format(new Date(Date.UTC(yearOf(day), monthOf(day) - 1, 15)))
}

const TICKS = 4
/** Over a shorter time the axis writes days: months would be written twice. */
const MONTHS_FROM_DAYS = 100

const ticksOf = (points: readonly HistoryPoint[]): readonly HistoryPoint[] => {
  const count = Math.min(TICKS, points.length)
  const places = Array.from({ length: count }, (_, place) => Math.round((place * (points.length - 1)) / Math.max(1, count - 1)))
  return [...new Set(places)].flatMap((place) => points[place] ?? [])
}

const BalanceCurve = ({ points }: { readonly points: readonly HistoryPoint[] }): ReactElement | null => {
  const { t } = useLingui()
  const month = useMonth()
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const at = (day: PlainDate): number => daysBetween(first.date, day)
  const write = at(last.date) < MONTHS_FROM_DAYS ? formatFrenchDate : month
  const said = {
    from: formatEuros(first.amount),
    start: formatFrenchDate(first.date),
    to: formatEuros(last.amount),
    end: formatFrenchDate(last.date),
    paid: formatEuros(last.paid),
  }
  return (
    <HistoryChart
      label={t({
        id: 'detail.curve.label',
        message: `Votre épargne passe de ${said.from} le ${said.start} à ${said.to} le ${said.end}. Avec vos seuls versements, elle serait de ${said.paid}.`,
      })}
      readerLabel={t({ id: 'detail.curve.reader', message: 'Lire la courbe, jour par jour' })}
      values={points.map(({ date, amount, paid }) => ({
        at: at(date),
        value: amount.toNumber(),
        second: paid.toNumber(),
        label: `${formatFrenchDate(date)} : ${formatEuros(amount)}`,
        written: formatEuros(amount),
      }))}
      ticks={ticksOf(points).map(({ date }) => ({ at: at(date), label: write(date) }))}
      formatTick={writeRound}
    />
  )
}

const ValuesTable = ({ points }: { readonly points: readonly HistoryPoint[] }): ReactElement => {
  const { t } = useLingui()
  return (
    <Table
      dense
      asCards={false}
      caption={t({ id: 'detail.values.caption', message: 'Votre épargne, mois par mois' })}
      columns={[
        { id: 'date', label: t({ id: 'accounts.operations.date', message: 'Date' }) },
        { id: 'amount', label: t({ id: 'detail.values.amount', message: 'Épargne' }), align: 'end' },
        { id: 'paid', label: t({ id: 'detail.values.paid', message: 'Vos seuls versements' }), align: 'end' },
      ]}
      rows={points.toReversed().map(({ date, amount, paid }) => ({
        key: date,
        cells: { date: formatFrenchDate(date), amount: <Amount value={amount} />, paid: <Amount value={paid} /> },
      }))}
    />
  )
}

/** What moved over the span and why: its parts add up. */
const ChangeSentence = ({ change }: { readonly change: Change }): ReactElement => {
  const names = useSpanNames()
  const span = names[change.span]
  return (
    <p className={styles.sentence}>
      <Trans id="detail.evolution.over">
        <b>
          <Amount value={movedOver(change)} movement />
        </b>{' '}
        ({span}) : <ChangeParts change={change} />
      </Trans>
    </p>
  )
}

/** How the savings moved over a span: one curve, the thin line of payments alone, and the same as a table. */
export const AccountEvolution = ({ detail, accounts, change, today }: EvolutionProps): ReactElement => {
  const { t } = useLingui()
  const names = useSpanNames()
  const points = historyOfChange(change, today)
  const spans = spansOf(accounts, today)
  const choose = (span: Span): void => detail.send({ type: 'spanChosen', span })
  return (
    <ChartFrame
      title={<Trans id="detail.evolution.title">Évolution de votre épargne</Trans>}
      intro={
        <>
          <div className={styles.spans}>
            <Segmented
              label={t({ id: 'detail.span.label', message: 'Période' })}
              value={change.span}
              onValueChange={choose}
              options={spans.map((span) => ({ value: span, label: names[span] }))}
            />
          </div>
          <ChangeSentence change={change} />
        </>
      }
      chart={<BalanceCurve points={points} />}
      table={<ValuesTable points={points} />}
    >
      <Text as="small">
        <Trans id="detail.evolution.note">
          Trait fin : vos seuls versements. Les performances passées ne préjugent pas des performances futures.
        </Trans>
      </Text>
    </ChartFrame>
  )
}
