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
import { useMemo, type ReactElement } from 'react'
import { useAgeWords } from '../ui/age-words/index.ts'
import { text } from '../ui/page/index.ts'
import { AfterCharges } from './after-charges.tsx'
import { PensionCalculation } from './calculation.tsx'
import { Bounds, Perhaps, useBoundWords } from './bounds.tsx'
import { ChangePanel } from './change-panel.tsx'
import { CHANGE_WORDS, PensionChanges } from './changes.tsx'
import { PensionHeadline } from './headline.tsx'
import { LeastTitle, LeftOutNote } from './left-out.tsx'
import { Limits } from './limits.tsx'
import { MonthsChart } from './months-chart.tsx'
import { Explaining, Place, useOpening } from './opening.ts'
import { Quarters } from './quarters.tsx'
import { RowsChart } from './rows-part.tsx'
import { useShownAge } from './shown-age.ts'
import { WhereFrom } from './where-from.tsx'
import type { PensionActor } from './use-pension.ts'

const OpenedHeadline = (props: Omit<Parameters<typeof PensionHeadline>[0], 'opening'>): ReactElement => (
  <PensionHeadline {...props} opening={useOpening('monthly')} />
)

type OfResult = { readonly actor: PensionActor; readonly estimate: Estimate }

const Computed = ({ actor, estimate, basis }: OfResult & { readonly basis: EstimateBasis }): ReactElement | null => {
  const curve = useMemo(() => estimateCurve(basis), [basis])
  const chosenAge = useSelector(actor, selectChosenAge)
  const chosen = curve.points.find(({ ageInMonths }) => ageInMonths === chosenAge)
  const opening = chosen?.start ?? estimate.result[firstPosition(estimate)]?.start ?? curve.points[0]?.start
  const leftOut = useSelector(actor, selectLeftOut)
  const [snapshot, send] = useMachine(resultMachine, { input: { start: opening } })
  const { start, opened } = snapshot.context
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
      <Limits projection={basis.projection} />
      {isCompared && (
        <>
          <RowsChart
            estimate={estimate}
            place={row === -1 ? undefined : row}
            onChoose={(at) => {
              const asked = estimate.result[at]?.start
              if (asked !== undefined) choose(asked)
            }}
          />
          <MonthsChart curve={curve} place={Math.max(0, place)} onChoose={choose} />
        </>
      )}
      <Quarters point={point} ageFullRate={shownAge(estimate.age_full_rate)} otherLabel={basis.other_label ?? undefined} />
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
export const EnginePart = ({ actor, estimate }: OfResult): ReactElement | null =>
  estimate.basis === undefined ? null : <Computed actor={actor} estimate={estimate} basis={estimate.basis} />
