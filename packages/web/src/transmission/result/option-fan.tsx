import { formatEuros } from '@hautelisse/domain/money'
import type { OptionAnswer, OptionRow } from '@hautelisse/domain/transmission'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { spokenAmount } from '../../ui/amount/index.ts'
import { Fan, fanThreads, ThreadUnitNote, type FanGroup } from '../../ui/charts/index.ts'
import { targetsOf, TONES } from '../fan-groups.ts'
import { useNames } from '../step-words.ts'
import * as styles from './result.css.ts'

const WIDTH = 500
const HEIGHT = 120
/** What a group has once its tax is paid, for the eye alone. */
const keptBy = ({ number, ...row }: OptionRow): number =>
  Math.max(
    0,
    row.group_amount.plus(row.life_insurance_group_amount).minus(row.duty.plus(row.life_insurance_tax).times(number)).toNumber(),
  )

/** Everything that is passed on, thread by thread: to whom it goes, and what goes to tax. */
export const OptionFan = ({ answer: { rows, total_tax: tax } }: { readonly answer: OptionAnswer }): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const groups: readonly FanGroup[] = [
    ...rows.map((row) => ({ id: row.beneficiary, amount: keptBy(row), tone: TONES[row.beneficiary] })),
    { id: 'tax', amount: tax.toNumber(), tone: 'd5' },
  ]
  const threads = fanThreads(groups, 'small')
  const who = rows.map(({ beneficiary, number }) => names.heir(beneficiary, number)).join(', ')
  const paid = formatEuros(tax)
  return (
    <div className={styles.fan}>
      <Fan
        threads={threads}
        label={spokenAmount(
          t({ id: 'transmission.result.drawing', message: `Ce qui est transmis, réparti entre ${who}, et ${paid} d’impôt` }),
        )}
        wide={{ width: WIDTH, height: HEIGHT, targets: targetsOf(groups) }}
      />
      <ThreadUnitNote threads={threads} />
    </div>
  )
}
