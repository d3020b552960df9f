import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { firstPosition, monthlyParts, parseAge, type Estimate, type ResultRow } from '@hautelisse/domain/pension'
import { selectChosenAge, selectLeftOut } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Table } from '../ui/page/index.ts'
import { Bounds, useBoundWords } from './bounds.tsx'
import { Folds } from './fold.tsx'
import { PensionHeadline } from './headline.tsx'
import { LeastTitle, LeftOutNote } from './left-out.tsx'
import { Lowest } from './lowest.tsx'
import { useShownAge } from './shown-age.ts'
import { StartsChart } from './starts-chart.tsx'
import type { PensionActor } from './use-pension.ts'
import * as styles from './result.css.ts'

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

/** What each start would pay, as the service answered it. */
export const RowsTable = ({ rows, place }: { readonly rows: readonly ResultRow[]; readonly place: number }): ReactElement => {
  const { t } = useLingui()
  const markWords = useMarkWords()
  const shownAge = useShownAge()
  return (
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
        cells: { age: shownAge(row.age), quarters: row.quarters, month: <Month row={row} />, mark: markWords(row) },
      }))}
    />
  )
}

/** The starts of a result that does not say what it is computed from. */
const RowsChart = ({ estimate, place, onChoose }: RowsChartProps): ReactElement => {
  const markWords = useMarkWords()
  const boundWords = useBoundWords()
  const rows = estimate.result
  const full = rows.findIndex(({ type }) => type === 'TAUX_PLEIN')
  return (
    <StartsChart
      starts={rows.map((row) => ({
        ...monthlyParts(row),
        ageInMonths: parseAge(row.age) ?? 0,
        bound: boundWords(unknownOf(row)),
        also: [row.start === undefined ? '' : formatFrenchDate(row.start), markWords(row)].filter((words) => words !== ''),
      }))}
      place={place}
      onChoose={onChoose}
      full={full === -1 ? undefined : full}
      intro={<Lowest of={rows.map(unknownOf)} />}
      table={<RowsTable rows={rows} place={place} />}
    />
  )
}

type RowsChartProps = { readonly estimate: Estimate; readonly place: number; readonly onChoose: (place: number) => void }

/** The row of an age, else the one that a result opens with. */
const placeOf = (estimate: Estimate, ageInMonths: number | undefined): number => {
  const place = estimate.result.findIndex(({ age }) => ageInMonths !== undefined && parseAge(age) === ageInMonths)
  return place === -1 ? firstPosition(estimate) : place
}

type PartProps = { readonly actor: PensionActor; readonly estimate: Estimate; readonly folds: ReactNode }

/** A result of a service that does not say what it is computed from: its rows alone. */
export const RowsPart = ({ actor, estimate, folds }: PartProps): ReactElement | null => {
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
      <div className={styles.sides}>
        <div>
          {leftOut?.part !== 'whole' && <RowsChart estimate={estimate} place={place} onChoose={choose} />}
          <p>
            <Trans id="pension-result.quarters.held">{row.quarters}&nbsp;trimestres</Trans>
          </p>
        </div>
        <Folds>{folds}</Folds>
      </div>
    </>
  )
}
