import type { SwitchFigures } from '@hautelisse/domain/fund-switch'
import { isNegative, isPositive, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, useHiddenAmounts } from '../ui/amount/index.ts'
import { bundleLabels, ChartFrame, movingPaths, ThreadUnitNote } from '../ui/charts/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { shareText } from './after-panel.tsx'
import * as styles from './fund-switch.css.ts'
import { Table } from '../ui/page/index.ts'

const [WIDTH, HEIGHT] = [700, 220] as const
type Figures = { readonly figures: SwitchFigures }

const outOf = (change: Euros): number => (isNegative(change) ? subtractEuros(ZERO_EUROS, change).toNumber() : 0)
const intoOf = (change: Euros): number => (isPositive(change) ? change.toNumber() : 0)

type EndsProps = Figures & {
  readonly side: 'before' | 'after'
  readonly spans: ReturnType<typeof movingPaths>['tops']
}

/** Names of the funds over the middle of their threads, each with its share of the contract; on a phone their numbers. A fund without threads has none. */
const Ends = ({ figures: { funds, total }, side, spans }: EndsProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const labels = bundleLabels(
    spans,
    funds.map(({ fund }) => fund.label),
    WIDTH,
  )
  const rows = Math.max(1, ...labels.map(({ row }) => row + 1))
  return (
    <>
      <ul className={styles.ends[side]} style={cssVars({ '--rows': rows })} data-part={`ends-${side}`}>
        {labels.map(({ index, middle, align, row }) => {
          const one = funds[index]
          return (
            one !== undefined && (
              <li key={one.fund.id} className={styles.end} style={cssVars({ '--middle': `${middle * 100}%`, '--row': row })}>
                <span className={styles.lead} aria-hidden="true" />
                <span className={styles.name[align]}>
                  <b>{one.fund.label}</b>
                  {!hidden && <span>{shareText(one[side], total)}</span>}
                </span>
              </li>
            )
          )
        })}
      </ul>
      <div className={styles.numbers} aria-hidden="true" data-part="numbers">
        {labels.map(({ index, middle }) => (
          <span key={index} className={styles.number} style={cssVars({ '--middle': `${middle * 100}%` })}>
            {index + 1}
          </span>
        ))}
      </div>
    </>
  )
}

/** On a phone: each fund after its number in the drawing, with its share before and after. */
const Numbered = ({ figures: { funds, total } }: Figures): ReactElement => {
  const hidden = useHiddenAmounts()
  return (
    <ol className={styles.numbered}>
      {funds.map(({ fund, before, after }, at) =>
        before.isZero() && after.isZero() && !hidden ? null : (
          <li key={fund.id} value={at + 1}>
            <b>{fund.label}</b>{' '}
            {!hidden && (
              <Trans id="fund-switch.after.share">
                {shareText(before, total)}, puis {shareText(after, total)}
              </Trans>
            )}
          </li>
        ),
      )}
    </ol>
  )
}

const MovingDrawing = ({ figures }: Figures): ReactElement => {
  const hidden = useHiddenAmounts()
  const { funds } = figures
  // While amounts are hidden the drawing tells nothing: as many threads for each fund, and none moves.
  const drawn = hidden
    ? funds.map(() => ({ before: 1, out: 0, into: 0 }))
    : funds.map(({ before, change }) => ({ before: before.toNumber(), out: outOf(change), into: intoOf(change) }))
  const { tops, bottoms, still, moving, stillCount, movingCount } = movingPaths(drawn, WIDTH, HEIGHT)
  return (
    <>
      <Ends figures={figures} side="before" spans={tops} />
      <svg
        className={styles.drawing}
        data-part="threads"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        strokeWidth={2}
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.still} d={still} vectorEffect="non-scaling-stroke" />
        <path className={styles.moving} d={moving} vectorEffect="non-scaling-stroke" />
      </svg>
      <Ends figures={figures} side="after" spans={bottoms} />
      <Numbered figures={figures} />
      {!hidden && (
        <p className={styles.keys}>
          <span>
            <span className={styles.keyMoving} aria-hidden="true" />
            <Trans id="fund-switch.threads.moving">{movingCount}&nbsp;fils déplacés</Trans>
          </span>
          <span>
            <span className={styles.keyStill} aria-hidden="true" />
            <Trans id="fund-switch.threads.still">{stillCount}&nbsp;fils qui ne bougent pas</Trans>
          </span>
        </p>
      )}
    </>
  )
}

/** What moves between the funds, drawn and in a table. */
export const MovingThreads = ({ figures }: Figures): ReactElement => {
  const { t } = useLingui()
  return (
    <ChartFrame
      onPanel
      title={<Trans id="fund-switch.threads.title">Ce qui se déplace</Trans>}
      chart={
        <>
          <ThreadUnitNote isScaled total={figures.total.toNumber()} />
          <MovingDrawing figures={figures} />
        </>
      }
      table={
        <Table
          caption={t({ id: 'fund-switch.threads.caption', message: 'Chaque fonds avant et après l’arbitrage' })}
          columns={[
            { id: 'fund', label: t({ id: 'fund-switch.threads.fund', message: 'Fonds' }) },
            { id: 'before', label: t({ id: 'fund-switch.threads.before', message: 'Avant' }), align: 'end' },
            { id: 'change', label: t({ id: 'fund-switch.threads.change', message: 'Déplacé' }), align: 'end' },
            { id: 'after', label: t({ id: 'fund-switch.threads.after', message: 'Après' }), align: 'end' },
          ]}
          rows={figures.funds.map(({ fund, before, change, after }) => ({
            key: fund.id,
            cells: {
              fund: fund.label,
              before: <Amount value={before} />,
              change: <Amount value={change} movement />,
              after: <Amount value={after} />,
            },
          }))}
          asCards
        />
      }
    />
  )
}
