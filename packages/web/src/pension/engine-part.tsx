import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import {
  estimateCurve,
  explainStart,
  firstPosition,
  monthlyParts,
  whatChangesMost,
  type Estimate,
  type EstimateBasis,
} from '@hautelisse/domain/pension'
import { resultMachine, selectChosenAge, selectLeftOut, START_FIGURES } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine, useSelector } from '@xstate/react'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { text } from '../ui/page/index.ts'
import { AfterCharges } from './after-charges.tsx'
import { Bends, useWordsOfStart } from './bends.tsx'
import { PensionCalculation } from './calculation.tsx'
import { Bounds, Perhaps, useBoundWords } from './bounds.tsx'
import { ChangePanel } from './change-panel.tsx'
import { CHANGE_WORDS, PensionChanges } from './changes.tsx'
import { Folds } from './fold.tsx'
import { PensionHeadline } from './headline.tsx'
import { LeastTitle, LeftOutNote } from './left-out.tsx'
import { Limits, LimitsFold } from './limits.tsx'
import { Lowest } from './lowest.tsx'
import { Explaining, Place, useOpening } from './opening.ts'
import { Quarters } from './quarters.tsx'
import { RowsTable } from './rows-part.tsx'
import { StartsChart } from './starts-chart.tsx'
import { useShownAge } from './shown-age.ts'
import { WhereFrom } from './where-from.tsx'
import type { PensionActor } from './use-pension.ts'
import * as styles from './result.css.ts'

const OpenedHeadline = (props: Omit<Parameters<typeof PensionHeadline>[0], 'opening'>): ReactElement => (
  <PensionHeadline {...props} opening={useOpening('monthly')} />
)

type OfResult = { readonly actor: PensionActor; readonly estimate: Estimate; readonly folds: ReactNode }

const Computed = ({ actor, estimate, basis, folds }: OfResult & { readonly basis: EstimateBasis }): ReactElement | null => {
  const curve = useMemo(() => estimateCurve(basis), [basis])
  const chosenAge = useSelector(actor, selectChosenAge)
  const chosen = curve.points.find(({ ageInMonths }) => ageInMonths === chosenAge)
  const opening = chosen?.start ?? estimate.result[firstPosition(estimate)]?.start ?? curve.points[0]?.start
  const leftOut = useSelector(actor, selectLeftOut)
  const [snapshot, send] = useMachine(resultMachine, { input: { start: opening } })
  const { start: looked, opened } = snapshot.context
  // An answer that was changed may have closed the start that is looked at.
  const start = curve.points.some((one) => one.start === looked) ? looked : opening
  const choose = (asked: PlainDate): void => {
    const ageInMonths = curve.points.find((one) => one.start === asked)?.ageInMonths
    send({ type: 'startChosen', start: asked })
    if (ageInMonths !== undefined) actor.send({ type: 'ageChosen', ageInMonths })
  }
  const place = curve.points.findIndex((one) => one.start === start)
  const point = curve.points[place] ?? curve.points[0]
  const { i18n } = useLingui()
  const ageWords = useAgeWords()
  const shownAge = useShownAge()
  const boundWords = useBoundWords()
  const wordsOfStart = useWordsOfStart(curve.bends)
  const figure = START_FIGURES.find((one) => one === opened)
  const explained = useMemo(
    () => (figure === undefined || point === undefined ? undefined : explainStart(basis, point.start)?.[figure]),
    [basis, figure, point],
  )
  const changes = useMemo(() => (point === undefined ? [] : whatChangesMost(basis, point.start)), [basis, point])
  const change = changes.find(({ kind }) => kind === opened)
  if (point === undefined) return null
  // Later years of a scheme that is left out bring no amount: ages and changes would all say nothing.
  const isCompared = leftOut?.part !== 'whole'
  const row = estimate.result.findIndex((one) => one.start === point.start)
  const full = curve.rows.find(({ mark }) => mark === 'full-rate')?.start
  const parts = monthlyParts({
    yearly_amount_base: point.amounts.base,
    yearly_amount_complementary: point.amounts.complementary,
    monthly: point.amounts.month,
  })
  const [age, day] = [ageWords(point.ageInMonths), formatFrenchDate(point.start)]
  return (
    <Explaining
      opened={opened}
      canExplain
      send={send}
      panel={
        <>
          {explained !== undefined && <PensionCalculation figure={explained} />}
          {change !== undefined && (
            <ChangePanel basis={basis} start={point.start} change={change} name={i18n._(CHANGE_WORDS[change.kind].name)} />
          )}
        </>
      }
    >
      {leftOut !== undefined && <LeftOutNote leftOut={leftOut} />}
      <Place id="headline">
        <OpenedHeadline
          parts={parts}
          bound={boundWords(point)}
          least={leftOut && <LeastTitle leftOut={leftOut} month={point.amounts.month} isAtMost={point.isAtMost} />}
          title={
            <>
              <b>
                <Trans id="pension-result.head.age">À {age}</Trans>
              </b>{' '}
              <Trans id="pension-result.head.start">le {day}</Trans>
            </>
          }
          note={<Trans id="pension-result.head.gross">Montant brut mensuel estimé</Trans>}
        />
      </Place>
      <Bounds {...point} month={point.amounts.month} otherLabel={basis.other_label ?? undefined} />
      {curve.perhaps !== undefined && <Perhaps perhaps={curve.perhaps} otherLabel={basis.other_label ?? undefined} />}
      <div className={isCompared ? styles.sides : undefined}>
        {isCompared && (
          <StartsChart
            starts={curve.points.map((one) => ({
              ...monthlyParts({
                yearly_amount_base: one.amounts.base,
                yearly_amount_complementary: one.amounts.complementary,
                monthly: one.amounts.month,
              }),
              ageInMonths: one.ageInMonths,
              bound: boundWords(one),
              also: [formatFrenchDate(one.start), wordsOfStart(one.start)].filter((words) => words !== ''),
            }))}
            place={Math.max(0, place)}
            onChoose={(at) => {
              const asked = curve.points[at]?.start
              if (asked !== undefined) choose(asked)
            }}
            full={full === undefined ? undefined : curve.points.findIndex((one) => one.start === full)}
            intro={<Lowest of={curve.points} />}
            table={<RowsTable rows={estimate.result} place={row} />}
          >
            <Limits projection={basis.projection} />
          </StartsChart>
        )}
        <Folds>
          <Quarters basis={basis} point={point} ageFullRate={shownAge(estimate.age_full_rate)} />
          <WhereFrom
            base={point.amounts.base}
            complementary={point.amounts.complementary}
            month={point.amounts.month}
            monthMost={point.monthMost}
          />
          {isCompared && <PensionChanges changes={changes} isLowest={point.monthMost !== undefined} />}
          <AfterCharges
            parts={parts}
            monthMost={point.monthMost}
            today={basis.today}
            hasSurvivor={basis.is_married === true && leftOut === undefined}
          />
          {isCompared && <Bends curve={curve} />}
          {folds}
          <LimitsFold />
        </Folds>
      </div>
      {!isCompared && <Limits projection={basis.projection} />}
      <p className={text({ as: 'small' })}>
        <Trans id="pension-result.foot.law">
          En euros de 2026, au droit du {formatFrenchDate(basis.today)}. Point Agirc-Arrco&nbsp;: valeur d’octobre 2026, celle du
          01/11/2026 n’est pas dans nos tables.
        </Trans>
      </p>
    </Explaining>
  )
}

/** Everything that is computed in the page from what the estimate was computed from: every month, every derivation, every variation. */
export const EnginePart = ({ estimate, ...props }: OfResult): ReactElement | null =>
  estimate.basis === undefined ? null : <Computed {...props} estimate={estimate} basis={estimate.basis} />
