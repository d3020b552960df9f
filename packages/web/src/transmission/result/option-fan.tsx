import { formatEuros } from '@hautelisse/domain/money'
import type { Heir } from '@hautelisse/domain/inheritance'
import type { OptionAnswer, OptionRow } from '@hautelisse/domain/transmission'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { spokenAmount } from '../../ui/amount/index.ts'
import { Fan, ThreadUnitNote, type FanGroup, type FanTarget } from '../../ui/charts/index.ts'
import { rowWidth } from '../../ui/charts/row-width.ts'
import { useNames } from '../step-words.ts'
import * as styles from './result.css.ts'

const TONES: Readonly<Record<Heir, FanGroup['tone']>> = {
  spouse: 'd3',
  children: 'd1',
  parents: 'd1',
  siblings: 'd4',
  beneficiary: 'd2',
}

const WIDTH = 500
const HEIGHT = 120
/** Room between two groups, as a share of the drawing's width. */
const GAP = 0.06

/** What a group has once its tax is paid, for the eye alone. */
const keptBy = ({ number, ...row }: OptionRow): number =>
  Math.max(
    0,
    row.group_amount.plus(row.life_insurance_group_amount).minus(row.duty.plus(row.life_insurance_tax).times(number)).toNumber(),
  )

/** Groups side by side, each as wide as its amount, with a gap between them. */
const targetsOf = (groups: readonly FanGroup[]): readonly FanTarget[] => {
  const total = groups.reduce((sum, { amount = 0 }) => sum + amount, 0)
  const room = 1 - GAP * (groups.length - 1)
  let start = 0
  return groups.map(({ amount = 0 }) => {
    const target = { start, width: total === 0 ? 0 : (room * amount) / total }
    start += target.width + GAP
    return target
  })
}

/** Everything that is passed on, thread by thread: to whom it goes, and what goes to tax. */
export const OptionFan = ({ answer: { rows, total_tax: tax } }: { readonly answer: OptionAnswer }): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const groups: readonly FanGroup[] = [
    ...rows.map((row) => ({ id: row.beneficiary, amount: keptBy(row), tone: TONES[row.beneficiary] })),
    { id: 'tax', amount: tax.toNumber(), tone: 'd5' },
  ]
  const who = rows.map(({ beneficiary, number }) => names.heir(beneficiary, number)).join(', ')
  const paid = formatEuros(tax)
  return (
    <div className={styles.fan}>
      <Fan
        isSmall
        label={spokenAmount(
          t({ id: 'transmission.result.drawing', message: `Ce qui est transmis, réparti entre ${who}, et ${paid} d’impôt` }),
        )}
        groups={groups}
        wide={{ width: WIDTH, height: HEIGHT, targets: targetsOf(groups), rowOf: rowWidth }}
      />
      <ThreadUnitNote isSmall total={groups.reduce((sum, { amount = 0 }) => sum + amount, 0)} />
    </div>
  )
}
