import { euros, type Euros } from '@hautelisse/domain/money'
import { selectTotals, type TotalsView } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, useHiddenAmounts } from '../ui/amount/index.ts'
import { Fan, fanThreads, type FanTarget, ThreadUnitNote } from '../ui/charts/index.ts'
import { text } from '../ui/page/index.ts'
import { RemainderLine } from '../ui/remainder-line/index.ts'
import type { StepProps } from './step-props.ts'
import { useSideWords } from './side-words.ts'
import { asideFigure, sides } from './withdrawal.css.ts'

const WIDTH = 320
const HEIGHT = 130
/** Room that the threads take below; the rest parts capital, what is left, and annuity. */
const ROOM = 0.7

/** While amounts are hidden the drawing is the same for everyone. */
const NEUTRAL: readonly FanTarget[] = [
  { start: 0, width: 0.2 },
  { start: 0.4, width: 0.2 },
  { start: 0.8, width: 0.2 },
]

/** Capital ends left, annuity right, what is left over between them, each as wide as its share. */
const targetsOf = ([capital, left, annuity]: readonly [number, number, number]): readonly FanTarget[] => {
  const total = capital + left + annuity
  const room = (amount: number): number => (total === 0 ? 0 : (amount / total) * ROOM)
  const gap = (1 - ROOM) / 2
  return [
    { start: 0, width: room(capital) },
    { start: room(capital) + gap, width: room(left) },
    { start: 1 - room(annuity), width: room(annuity) },
  ]
}

const threadsOf = ({ capital, left, annuity }: TotalsView) =>
  fanThreads(
    [
      { id: 'capital', amount: capital.toNumber(), tone: 'd2' },
      { id: 'left', amount: left.toNumber(), tone: 'mute' },
      { id: 'annuity', amount: annuity.toNumber(), tone: 'd1' },
    ],
    'small',
  )

type SummaryFanProps = { readonly totals: TotalsView; readonly threads: ReturnType<typeof threadsOf> }

const SummaryFan = ({ totals, threads }: SummaryFanProps): ReactElement => {
  const { t } = useLingui()
  const { capital, annuity, capitalPercent, annuityPercent, left } = totals
  const isHidden = useHiddenAmounts()
  const amounts = [capital.toNumber(), left.toNumber(), annuity.toNumber()] as const
  return (
    <div data-fan="summary">
      <Fan
        label={t({
          id: 'withdrawal.summary.fan',
          message: `Sur l’épargne répartie, ${capitalPercent} % vont au capital et ${annuityPercent} % à la rente`,
        })}
        threads={threads}
        wide={{ width: WIDTH, height: HEIGHT, targets: isHidden ? NEUTRAL : targetsOf(amounts) }}
      />
    </div>
  )
}

const Share = ({
  name,
  amount,
  percent,
}: {
  readonly name: string
  readonly amount: Euros
  readonly percent: number
}): ReactElement => (
  <div>
    <dt className={text({ as: 'small', tone: 'ink', strong: true })}>{name}</dt>
    <dd>
      <Amount value={amount} size="s" />
    </dd>
    <dd className={text({ as: 'caption' })}>
      <Trans id="withdrawal.summary.share">{percent} % de l’épargne répartie</Trans>
    </dd>
  </div>
)

/** Words of the state for the line that is always there. */
export const remainderOf = ({ state, remainder, excess }: TotalsView) =>
  ({
    complete: { kind: 'none', value: euros(0) },
    remaining: { kind: 'left', value: remainder },
    exceeded: { kind: 'over', value: excess },
  })[state] as { readonly kind: 'none' | 'left' | 'over'; readonly value: Euros }

type SummaryProps = Pick<StepProps, 'snapshot'> & { readonly withRemainder?: boolean }

/** The distribution as a whole: total, threads, both sides, and what is left. It follows every key and every move, without a call. */
export const DistributionSummary = ({ snapshot, withRemainder = false }: SummaryProps): ReactElement => {
  const words = useSideWords()
  const totals = selectTotals(snapshot)
  const threads = threadsOf(totals)
  return (
    <>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="withdrawal.summary.title">Votre répartition</Trans>
      </h2>
      <p className={asideFigure}>
        <Amount value={totals.balance} size="m" />
      </p>
      <SummaryFan totals={totals} threads={threads} />
      <ThreadUnitNote threads={threads} />
      <dl className={sides}>
        <Share name={words.capital} amount={totals.capital} percent={totals.capitalPercent} />
        <Share name={words.annuity} amount={totals.annuity} percent={totals.annuityPercent} />
      </dl>
      {withRemainder && <RemainderLine {...remainderOf(totals)} />}
    </>
  )
}
