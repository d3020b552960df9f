import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { formatEuros } from '@hautelisse/domain/money'
import type { EstimateBend, EstimateCurve } from '@hautelisse/domain/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { Amount, useHiddenAmounts, writeRound } from '../ui/amount/index.ts'
import { ChartFrame, HistoryChart } from '../ui/charts/index.ts'
import { useBoundWords } from './bounds.tsx'
import { Lowest } from './lowest.tsx'
import * as styles from './result.css.ts'
import { Table, text } from '../ui/page/index.ts'

const MONTHS_PER_YEAR = 12

const useBendWords = (): ((kind: EstimateBend['kind']) => string) => {
  const { t } = useLingui()
  const words: Readonly<Record<EstimateBend['kind'], string>> = {
    'long-career': t({ id: 'pension-result.bend.long-career', message: 'Départ pour carrière longue' }),
    'legal-age': t({ id: 'pension-result.bend.legal-age', message: 'Âge légal' }),
    'full-rate': t({ id: 'pension-result.bend.full-rate', message: 'Taux plein par la durée' }),
    'full-rate-age': t({ id: 'pension-result.bend.full-rate-age', message: 'Taux plein par l’âge' }),
    surcote: t({ id: 'pension-result.bend.surcote', message: 'Premier trimestre de surcote' }),
    'minimum-begins': t({ id: 'pension-result.bend.minimum-begins', message: 'Le minimum contributif commence' }),
    'minimum-ends': t({ id: 'pension-result.bend.minimum-ends', message: 'Le minimum contributif cesse' }),
    'other-scheme': t({ id: 'pension-result.bend.other-scheme', message: 'Pension d’un autre régime' }),
    highest: t({ id: 'pension-result.bend.highest', message: 'Pension la plus haute' }),
  }
  return (kind) => words[kind]
}

type MonthsChartProps = {
  readonly curve: EstimateCurve
  readonly place: number
  readonly onChoose: (start: PlainDate) => void
}

/** Every month from the first possible start to that at 70: the curve with its bends, its table, and a slider from month to month. */
export const MonthsChart = ({ curve: { points, bends }, place, onChoose }: MonthsChartProps): ReactElement | null => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const bendWords = useBendWords()
  const ageWords = useAgeWords()
  const boundWords = useBoundWords()
  const [first, last, chosen] = [points[0], points.at(-1), points[place]]
  if (first === undefined || last === undefined || chosen === undefined) return null
  const monthOf = (point: EstimateCurve['points'][number]): string =>
    `${boundWords(point)} ${formatEuros(point.amounts.month)}`.trim()
  const wordsOf = (start: PlainDate): string =>
    bends
      .filter((bend) => bend.start === start)
      .map(({ kind }) => bendWords(kind))
      .join(', ')
  const marked = points.filter(({ start }) => wordsOf(start) !== '')
  const lower = points.some(({ amounts }, at) => at > 0 && amounts.month.lt(points[at - 1]?.amounts.month ?? 0))
  const [from, to] = [formatEuros(first.amounts.month), formatEuros(last.amounts.month)]
  return (
    <ChartFrame
      onPanel
      level={3}
      title={<Trans id="pension-result.months.title">Mois par mois</Trans>}
      intro={<Lowest of={points} />}
      chart={
        <>
          <HistoryChart
            label={t({
              id: 'pension-result.months.label',
              message: `De ${ageWords(first.ageInMonths)} à ${ageWords(last.ageInMonths)}, la pension brute passe de ${from} à ${to} par mois`,
            })}
            readerLabel={t({ id: 'pension-result.months.reader', message: 'Lire la pension mois par mois' })}
            values={points.map((point) => ({
              at: point.ageInMonths,
              value: point.amounts.month.toNumber(),
              written: writeRound(point.amounts.month.toNumber()),
              label: [`${formatFrenchDate(point.start)}, ${ageWords(point.ageInMonths)}`, monthOf(point), wordsOf(point.start)]
                .filter((words) => words !== '')
                .join(', '),
            }))}
            ticks={[
              { at: first.ageInMonths, label: ageWords(first.ageInMonths) },
              { at: last.ageInMonths, label: ageWords(last.ageInMonths) },
            ]}
            marks={marked.map(({ ageInMonths, amounts }) => ({ at: ageInMonths, value: amounts.month.toNumber() }))}
            formatTick={writeRound}
          />
          <ol className={styles.numbered}>
            {marked.map(({ start, ageInMonths, amounts }) => {
              const [age, day] = [ageWords(ageInMonths), formatFrenchDate(start)]
              return (
                <li key={start}>
                  <b>{wordsOf(start)}</b>
                  {', '}
                  <Trans id="pension-result.months.bend">
                    à {age}, le {day}&nbsp;: <Amount value={amounts.month} />
                  </Trans>
                </li>
              )
            })}
          </ol>
        </>
      }
      table={
        <Table
          caption={t({
            id: 'pension-result.months.caption',
            message: 'Pension brute par mois, à chaque âge entier et à chaque repère',
          })}
          columns={[
            { id: 'age', label: t({ id: 'pension-result.ages.age', message: 'Âge' }) },
            { id: 'start', label: t({ id: 'pension-result.months.start', message: 'Départ' }) },
            { id: 'month', label: t({ id: 'pension-result.ages.month', message: 'Par mois' }), align: 'end' },
            { id: 'mark', label: t({ id: 'pension-result.ages.mark', message: 'Repère' }) },
          ]}
          rows={points
            .filter((point) => point.ageInMonths % MONTHS_PER_YEAR === 0 || wordsOf(point.start) !== '')
            .map((point) => ({
              key: point.start,
              isMarked: point === chosen,
              cells: {
                age: ageWords(point.ageInMonths),
                start: formatFrenchDate(point.start),
                month: (
                  <>
                    {boundWords(point) !== '' && `${boundWords(point)} `}
                    <Amount value={point.amounts.month} />
                  </>
                ),
                mark: wordsOf(point.start),
              },
            }))}
        />
      }
    >
      <label htmlFor="pension-month">
        <Trans id="pension-result.months.slider">Départ au mois près</Trans>
      </label>
      <input
        id="pension-month"
        type="range"
        className={styles.slider}
        min={0}
        max={points.length - 1}
        value={place}
        aria-valuetext={`${formatFrenchDate(chosen.start)}, ${ageWords(chosen.ageInMonths)}${hidden ? '' : `, ${monthOf(chosen)}`}`}
        onChange={(event) => {
          const start = points[event.currentTarget.valueAsNumber]?.start
          if (start !== undefined) onChoose(start)
        }}
      />
      {lower && (
        <p className={text({ as: 'small' })}>
          <Trans id="pension-result.months.lower">
            Un départ plus tardif peut baisser la pension&nbsp;: le salaire annuel moyen est celui de toutes vos années tant que
            vous en avez moins que le calcul n’en retient.
          </Trans>
        </p>
      )}
    </ChartFrame>
  )
}
