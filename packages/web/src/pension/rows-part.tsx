import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formatEuros, roundToEuros } from '@hautelisse/domain/money'
import { firstPosition, monthlyParts, parseAge, type Estimate, type ResultRow } from '@hautelisse/domain/pension'
import { selectChosenAge, selectLeftOut } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { Amount, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { ChartFrame } from '../ui/charts/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { Bounds, useBoundWords } from './bounds.tsx'
import { PensionHeadline } from './headline.tsx'
import { LeastTitle, LeftOutNote } from './left-out.tsx'
import { Lowest } from './lowest.tsx'
import { useShownAge } from './shown-age.ts'
import type { PensionActor } from './use-pension.ts'
import * as styles from './result.css.ts'
import { Table, text } from '../ui/page/index.ts'

type RowsChartProps = {
  readonly estimate: Estimate
  /** The row that the page is about; undefined between two rows. */
  readonly place: number | undefined
  readonly onChoose: (place: number) => void
}

const TALLEST = 150
const HIDDEN_SHARE = 0.6

/** Four threads for each start: base below, complementary above. The slider goes through the starts. */
const Columns = ({ estimate, place }: Omit<RowsChartProps, 'onChoose'>): ReactElement => {
  const hidden = useHiddenAmounts()
  const months = estimate.result.map((row) => monthlyParts(row))
  const top = Math.max(1, ...months.map(({ month }) => month.toNumber()))
  const height = (value: number): string => `${Math.round((value / top) * TALLEST)}px`
  const full = estimate.result.findIndex(({ type }) => type === 'TAUX_PLEIN')
  return (
    <div className={styles.columns} aria-hidden="true">
      {months.map(({ month, base, complementary }, at) => (
        <div key={estimate.result[at]?.age} className={styles.column} data-current={at === place}>
          {at === full && (
            <span className={styles.fullRate} data-side={at > months.length / 2 ? 'before' : 'after'}>
              <Trans id="pension-result.mark.full">Taux plein</Trans>
            </span>
          )}
          {!hidden && <span className={styles.value}>{writeRound(roundToEuros(month).toNumber())}</span>}
          <span
            className={styles.complementary}
            style={cssVars({ '--complementary': hidden ? height(top * HIDDEN_SHARE) : height(complementary.toNumber()) })}
          />
          <span className={styles.base} style={cssVars({ '--base': hidden ? '0px' : height(base.toNumber()) })} />
        </div>
      ))}
    </div>
  )
}

const useMarkWords = (): ((row: ResultRow) => string) => {
  const { t } = useLingui()
  return ({ type }) => {
    if (type === 'TAUX_PLEIN') return t({ id: 'pension-result.mark.full', message: 'Taux plein' })
    return type === 'PREMIER_DEPART' ? t({ id: 'pension-result.mark.first', message: 'Premier départ possible' }) : ''
  }
}

/** What is not known of a row. */
const unknownOf = ({ monthly_most, is_at_most }: ResultRow) => ({ monthMost: monthly_most, isAtMost: is_at_most === true })

/** A month as a table shows it: with what it is, where it is not known. */
const Month = ({ row }: { readonly row: ResultRow }): ReactElement => {
  const bound = useBoundWords()(unknownOf(row))
  return (
    <>
      {bound !== '' && `${bound} `}
      <Amount value={monthlyParts(row).month} />
    </>
  )
}

/** What each start would pay, drawn and as a table, with the slider over the starts (MAREL-16, MAREL-18). */
export const RowsChart = ({ estimate, place, onChoose }: RowsChartProps): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const markWords = useMarkWords()
  const boundWords = useBoundWords()
  const shownAge = useShownAge()
  const rows = estimate.result
  const [first, last] = [rows[0], rows.at(-1)]
  const chosen = rows[place ?? 0]
  const spoken = (row: ResultRow): string =>
    hidden
      ? shownAge(row.age)
      : [shownAge(row.age), `${boundWords(unknownOf(row))} ${formatEuros(monthlyParts(row).month)}`.trim(), markWords(row)]
          .filter((words) => words !== '')
          .join(', ')
  return (
    <ChartFrame
      onPanel
      level={3}
      title={<Trans id="pension-result.ages.title">Selon votre âge de départ</Trans>}
      intro={<Lowest of={rows.map(unknownOf)} />}
      chart={
        <>
          <Columns estimate={estimate} place={place} />
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={rows.length - 1}
            value={place ?? 0}
            aria-label={t({ id: 'pension-result.ages.slider', message: 'Âge de départ' })}
            aria-valuetext={chosen === undefined ? '' : spoken(chosen)}
            onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
          />
          <p className={styles.starts} aria-hidden="true">
            {rows.map(({ age }, at) => (
              <span key={age} className={at === place ? text({ tone: 'ink', strong: true }) : undefined}>
                {shownAge(age)}
              </span>
            ))}
          </p>
          <p className={styles.ages}>
            <span>{shownAge(first?.age ?? '')}</span>
            <span>{shownAge(last?.age ?? '')}</span>
          </p>
        </>
      }
      table={
        <Table
          caption={t({ id: 'pension-result.ages.caption', message: 'Pension brute par mois selon l’âge de départ' })}
          columns={[
            { id: 'age', label: t({ id: 'pension-result.ages.age', message: 'Âge' }) },
            { id: 'quarters', label: t({ id: 'pension-result.ages.quarters', message: 'Trimestres' }), align: 'end' },
            { id: 'month', label: t({ id: 'pension-result.ages.month', message: 'Par mois' }), align: 'end' },
            { id: 'mark', label: t({ id: 'pension-result.ages.mark', message: 'Repère' }) },
          ]}
          rows={rows.map((row, at) => ({
            key: row.age,
            isMarked: at === place,
            cells: {
              age: shownAge(row.age),
              quarters: row.quarters,
              month: <Month row={row} />,
              mark: markWords(row),
            },
          }))}
        />
      }
    />
  )
}

/** The row of an age, else the one that a result opens with. */
const placeOf = (estimate: Estimate, ageInMonths: number | undefined): number => {
  const place = estimate.result.findIndex(({ age }) => ageInMonths !== undefined && parseAge(age) === ageInMonths)
  return place === -1 ? firstPosition(estimate) : place
}

type PartProps = { readonly actor: PensionActor; readonly estimate: Estimate }

/** A result of a service that does not say what it is computed from: its rows alone. */
export const RowsPart = ({ actor, estimate }: PartProps): ReactElement | null => {
  const place = placeOf(estimate, useSelector(actor, selectChosenAge))
  const leftOut = useSelector(actor, selectLeftOut)
  const choose = (at: number): void => {
    const ageInMonths = parseAge(estimate.result[at]?.age ?? '')
    if (ageInMonths !== undefined) actor.send({ type: 'ageChosen', ageInMonths })
  }
  const shownAge = useShownAge()
  const boundWords = useBoundWords()
  const row = estimate.result[place]
  if (row === undefined) return null
  const parts = monthlyParts(row)
  const day = row.start === undefined ? '' : formatFrenchDate(row.start)
  return (
    <>
      {leftOut !== undefined && <LeftOutNote leftOut={leftOut} />}
      <PensionHeadline
        parts={parts}
        bound={boundWords(unknownOf(row))}
        least={leftOut && <LeastTitle leftOut={leftOut} month={parts.month} isAtMost={row.is_at_most === true} />}
        title={
          <Trans id="pension-result.head.at">
            <b>À {shownAge(row.age)}</b> {day}
          </Trans>
        }
        note={<Trans id="pension-result.head.gross">Montant brut mensuel estimé</Trans>}
      />
      <Bounds {...unknownOf(row)} month={parts.month} otherLabel={undefined} />
      {leftOut?.part !== 'whole' && <RowsChart estimate={estimate} place={place} onChoose={choose} />}
      <p>
        <Trans id="pension-result.quarters.held">{row.quarters}&nbsp;trimestres</Trans>
      </p>
    </>
  )
}
