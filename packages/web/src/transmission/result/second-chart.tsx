import { sumOf } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useHiddenAmounts, writeSum } from '../../ui/amount/index.ts'
import { asDrawing, ChartFrame, threadsPerGroup, ThreadUnitNote, threadUnit, WIDE_RANGE } from '../../ui/charts/index.ts'
import { Ledger, Line, Table, Text, text } from '../../ui/page/index.ts'
import { Panel } from '../../ui/panel/index.ts'
import { cssVars } from '../../ui/theme/css-vars.ts'
import { useNames } from '../step-words.ts'
import { FigurePlace, type SecondPart } from './explaining.tsx'
import { kicker } from './result.css.ts'
import * as styles from './second-chart.css.ts'
import { amountOf, SecondFigure, usePartNames, type Common, type Outcome } from './second-figures.tsx'

const DRAWN = ['firstTax', 'secondTax', 'net'] as const
type Drawn = (typeof DRAWN)[number]
const HEIGHT = 10
/** Threads of each part while amounts are hidden: the drawing must not tell what the figures do not. */
const NEUTRAL = 20

const pathOf = (start: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `M${start + at + 0.5} 0V${HEIGHT}`).join('')

const OWNED = ['ownedOfFirst', 'ownedOfSecond'] as const
/** What each common child owns is told where there is one. */
const isTold = (part: SecondPart, { duty }: Outcome): boolean => part !== 'ownedOfSecond' || duty !== undefined

/** What is drawn of a part: nothing is left where the taxes are more than what was there. */
const drawnOf = (outcome: Outcome, part: Drawn): number => Math.max(0, amountOf(outcome, part).toNumber())

type Scale = { readonly unit: number; readonly most: number }

const countsOf = (outcome: Outcome, unit: number): readonly number[] =>
  threadsPerGroup(
    DRAWN.map((part) => drawnOf(outcome, part)),
    unit,
  )

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** What all options are drawn by: the worth of a thread, and how many the longest of them has. */
const scaleOf = (outcomes: readonly Outcome[]): Scale & { readonly whole: number } => {
  const whole = Math.max(...outcomes.map((outcome) => total(DRAWN.map((part) => drawnOf(outcome, part)))))
  const unit = threadUnit(whole, WIDE_RANGE)
  return { whole, unit, most: Math.max(1, ...outcomes.map((outcome) => total(countsOf(outcome, unit)))) }
}

/** The threads of an option, in one sentence for those who listen. */
const Threads = ({
  outcome,
  scale: { unit, most },
  name,
}: {
  readonly outcome: Outcome
  readonly scale: Scale
  readonly name: string
}): ReactElement => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const counts = hidden ? DRAWN.map(() => NEUTRAL) : countsOf(outcome, unit)
  const count = hidden ? total(counts) : most
  const [firstTax, secondTax, net] = [amountOf(outcome, 'firstTax'), amountOf(outcome, 'secondTax'), amountOf(outcome, 'net')]
  const both = writeSum(sumOf({ firstTax, secondTax, net }))
  const sentence = t({
    id: 'transmission.second.drawing',
    message: `${name}\u00A0: sur ${both.total}, ${both.firstTax} d’impôt au premier décès, ${both.secondTax} au second, et il reste ${both.net}`,
  })
  return (
    <div {...asDrawing(hidden ? t({ id: 'ui.chart.hidden', message: 'Montants masqués' }) : sentence)} className={styles.plot}>
      <svg
        className={styles.threads}
        viewBox={`0 0 ${count} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        style={cssVars({ '--count': count })}
      >
        {DRAWN.map((part, at) => (
          <path
            key={part}
            className={styles.tones[hidden ? 'mute' : part]}
            d={pathOf(total(counts.slice(0, at)), counts[at] ?? 0)}
            vectorEffect="non-scaling-stroke"
            data-part={part}
          />
        ))}
      </svg>
    </div>
  )
}

/** Its threads beside a name. */
const Swatch = ({ part }: { readonly part: Drawn }): ReactElement => (
  <svg className={`${styles.swatch} ${styles.tones[part]}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="M2 0V16M6 0V16M10 0V16M14 0V16" />
  </svg>
)

type ChartProps = { readonly common: Common; readonly outcomes: readonly Outcome[] }
type Names = Readonly<Record<SecondPart, string>>

/** One option: what both leave, drawn and said, and what each child owns. */
const OptionOfBoth = ({
  outcome,
  at,
  scale,
  names,
}: {
  readonly outcome: Outcome
  readonly at: number | undefined
  readonly scale: Scale
  readonly names: Names
}): ReactElement => {
  const { option } = useNames()
  const { t } = useLingui()
  const name = at === undefined ? t({ id: 'transmission.result.sole', message: 'Ce que prévoit la loi' }) : option[outcome.option]
  return (
    <FigurePlace id={`second ${outcome.option}`}>
      <Panel as="article">
        {at !== undefined && (
          <p className={kicker}>
            <Trans id="transmission.result.option">Option {at}</Trans>
          </p>
        )}
        <h3 className={text({ as: 'subtitle' })}>{name}</h3>
        <Threads outcome={outcome} scale={scale} name={name} />
        <Ledger>
          {DRAWN.map((part) => (
            <Line
              key={part}
              name={
                <span className={styles.withSwatch}>
                  <Swatch part={part} />
                  {names[part]}
                </span>
              }
              value={<SecondFigure outcome={outcome} part={part} />}
            />
          ))}
          {OWNED.filter((part) => isTold(part, outcome)).map((part) => (
            <Line key={part} name={names[part]} value={<SecondFigure outcome={outcome} part={part} />} />
          ))}
        </Ledger>
      </Panel>
    </FigurePlace>
  )
}

const COLUMNS = ['first', 'second', 'third', 'fourth'] as const
type Place = (typeof COLUMNS)[number]
/** Columns of figures that a phone has room for beside each other. */
const TWO = 2
const ROWS = ['whole', 'firstTax', 'secondTax', 'bothTaxes', 'net', 'ownedOfFirst', 'ownedOfSecond'] as const

/** The same figures, option beside option, in the order of the law (BEY-85). */
const BothTable = ({ outcomes, names }: { readonly outcomes: readonly Outcome[]; readonly names: Names }): ReactElement => {
  const { t } = useLingui()
  const { option: optionNames } = useNames()
  const columns = outcomes.slice(0, COLUMNS.length)
  return (
    <FigurePlace id="second table">
      <Table<Place | 'what'>
        {...(columns.length <= TWO && { namesAbove: true })}
        caption={t({ id: 'transmission.second.caption', message: 'L’impôt des deux décès et ce que chaque enfant possède' })}
        columns={[
          { id: 'what', label: t({ id: 'transmission.result.line', message: 'Ligne' }) },
          ...columns.map(({ option }, at) => ({
            id: COLUMNS[at] ?? ('first' as const),
            label: outcomes.length === 1 ? t({ id: 'accounts.operations.amount', message: 'Montant' }) : optionNames[option],
            align: 'end' as const,
          })),
        ]}
        rows={ROWS.filter((part) => columns.some((outcome) => isTold(part, outcome))).map((part) => ({
          key: part,
          cells: {
            what: names[part],
            ...(Object.fromEntries(
              columns.map((outcome, at) => [COLUMNS[at], <SecondFigure key={part} outcome={outcome} part={part} />]),
            ) as Record<Place, ReactNode>),
          },
        }))}
      />
    </FigurePlace>
  )
}

/** What the frame of both deaths is called; a single option is compared with none. */
export const FrameTitle = ({ isChoice }: { readonly isChoice: boolean }): ReactElement =>
  isChoice ? (
    <Trans id="transmission.second.frame">Les deux décès, option par option</Trans>
  ) : (
    <Trans id="transmission.second.frame-one">Les deux décès</Trans>
  )

/** What both deaths leave, option by option in the order of the law: drawn by one scale, and in a table. */
export const SecondChart = ({ common, outcomes }: ChartProps): ReactElement => {
  const names = usePartNames(common)
  const scale = scaleOf(outcomes)
  const isChoice = outcomes.length > 1
  return (
    <ChartFrame
      title={<FrameTitle isChoice={isChoice} />}
      intro={
        <Text narrow tone="quiet" className={styles.intro}>
          {isChoice ? (
            <Trans id="transmission.second.there">
              Dans l’ordre de la loi et à la même échelle&nbsp;: ce que vous laisseriez tous les deux, l’impôt de chaque décès et
              ce qu’il en reste.
            </Trans>
          ) : (
            <Trans id="transmission.second.there-one">
              Ce que vous laisseriez tous les deux, l’impôt de chaque décès, et le reste.
            </Trans>
          )}
        </Text>
      }
      chart={
        <>
          <ThreadUnitNote isScaled total={scale.whole} />
          <div className={styles.options} data-single={isChoice ? undefined : true}>
            {outcomes.map((outcome, at) => (
              <OptionOfBoth
                key={outcome.option}
                outcome={outcome}
                at={isChoice ? at + 1 : undefined}
                scale={scale}
                names={names}
              />
            ))}
          </div>
        </>
      }
      table={<BothTable outcomes={outcomes} names={names} />}
    />
  )
}
