import { isPositive, subtractEuros, sumOf } from '@hautelisse/domain/money'
import type { ExitCardView } from '@hautelisse/machines/exit-plan'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, spokenAmount, writeSum } from '../ui/amount/index.ts'
import { Fan, fanThreads, type FanGroup, type FanTarget } from '../ui/charts/index.ts'
import * as styles from './exit-plan.css.ts'

const [WIDTH, HEIGHT] = [340, 92]
/** A card has room for some sixty threads: a drawing may have a hundred. */
const ROOM_FOR = 1.7
/** Room between two bundles, as a share of the drawing. */
const GAP = 0.03

const groupsOf = ({ plan, charges, tax, byQuotient }: ExitCardView): readonly FanGroup[] =>
  (
    [
      { id: 'left', tone: 'd2', amount: plan.net.toNumber() },
      { id: 'charges', tone: 'd3', amount: charges.toNumber() },
      { id: 'quotient', tone: 'd5', kind: 'dashed', amount: byQuotient.toNumber() },
      { id: 'tax', tone: 'd5', amount: subtractEuros(tax, byQuotient).toNumber() },
    ] as const satisfies readonly FanGroup[]
  ).filter(({ amount }) => amount > 0)

/** Bundles as wide as their amounts, the tax that hangs on the quotient beside the rest of it. */
const targetsOf = (groups: readonly FanGroup[]): readonly FanTarget[] => {
  const all = groups.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const gaps = groups.slice(1).map(({ id }, at) => (id === 'tax' && groups[at]?.id === 'quotient' ? 0 : GAP))
  const room = 1 - gaps.reduce<number>((sum, gap) => sum + gap, 0)
  let start = 0
  return groups.map(({ amount = 0 }, at) => {
    const target = { start, width: all === 0 ? 0 : (room * amount) / all }
    start += target.width + (gaps[at] ?? 0)
    return target
  })
}

/**
 * Gives the threads of a plan.
 *
 * @param card the plan
 * @param whole what all threads of the largest plan stand for, so that a thread is worth the same in each
 */
export const threadsOf = (card: ExitCardView, whole: number) => fanThreads(groupsOf(card), 'large', whole * ROOM_FOR)

/** The drawing in one sentence, whose amounts add up. */
const useLabel = ({ plan, charges, tax, byQuotient }: ExitCardView): string => {
  const { t } = useLingui()
  if (isPositive(byQuotient)) {
    const sum = { left: plan.net, taken: charges, sure: subtractEuros(tax, byQuotient), open: byQuotient }
    const { left, taken, sure, open } = writeSum(sumOf(sum))
    return t({
      id: 'exit-plan.threads.label-quotient',
      message: `Ce qui est reçu\u00A0: ${left} restent, ${taken} de prélèvements, ${sure} d’impôt et, en pointillé, ${open} d’impôt que le quotient retirerait`,
    })
  }
  const { rest, charged, due } = writeSum(sumOf({ rest: plan.net, charged: charges, due: tax }))
  return t({
    id: 'exit-plan.threads.label',
    message: `Ce qui est reçu\u00A0: ${rest} restent, ${charged} de prélèvements et ${due} d’impôt`,
  })
}

type ThreadsProps = { readonly card: ExitCardView; readonly whole: number }

/** What is received, thread by thread: what is left, charges, tax, and dashed the tax that the quotient would take off (BEY-44). */
export const PlanThreads = ({ card, whole }: ThreadsProps): ReactElement => {
  const label = useLabel(card)
  const threads = threadsOf(card, whole)
  return (
    <div>
      <Fan
        threads={threads}
        label={spokenAmount(label)}
        wide={{ width: WIDTH, height: HEIGHT, targets: targetsOf(threads.groups) }}
      />
      <ul className={styles.ends}>
        <li>
          <Trans id="exit-plan.threads.left">Il reste</Trans>
          <b>
            <Amount value={card.plan.net} />
          </b>
        </li>
        <li>
          <Trans id="explanation.term.social-charges">Prélèvements sociaux</Trans>
          <b>
            <Amount value={card.charges} />
          </b>
        </li>
        <li className={styles.taxEnd}>
          <Trans id="exit-plan.threads.tax">Impôt retenu</Trans>
          <b>
            <Amount value={card.tax} />
          </b>
        </li>
      </ul>
    </div>
  )
}
