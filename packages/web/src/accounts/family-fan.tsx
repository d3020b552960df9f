import type { Family, FamilyAccounts } from '@hautelisse/domain/accounts'
import { formatEuros, type Euros } from '@hautelisse/domain/money'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Fan, type FanTarget, threadsPerGroup, threadUnit, WIDE_RANGE } from '../ui/charts/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import { cardsOf } from './cards.ts'
import { FAN_WIDTH, gridColumns, narrowTargetsOf } from './columns.ts'
import { useFamilyNames } from './family-card.tsx'
import * as styles from './savings-home.css.ts'

const TONES = { retirement: 'h1', projects: 'h2', elsewhere: 'h3' } as const satisfies Record<Family, string>

type FamilyFanProps = {
  readonly groups: readonly FamilyAccounts[]
  readonly total: Euros
  /** Room of each group's card on a wide screen. */
  readonly targets: readonly FanTarget[]
}

/** The threads of the total, each bundle down to the card of its family. */
export const FamilyFan = ({ groups, total, targets }: FamilyFanProps): ReactElement => {
  const { t } = useLingui()
  const names = useFamilyNames()
  // For the eye alone: exact amounts stand on the cards.
  const drawn = groups.map((group) => ({ id: group.family, amount: group.total.toNumber(), tone: TONES[group.family] }))
  const amounts = drawn.map(({ amount }) => amount)
  const unit = threadUnit(total.toNumber(), WIDE_RANGE)
  const counts = threadsPerGroup(amounts, unit)
  const shares = groups.map(({ family }, place) => `${names[family]} ${counts[place]}`).join(', ')
  const narrowWeights = cardsOf(groups, []).map(({ weight }) => weight)
  return (
    <>
      <Fan
        label={t({ id: 'accounts.fan.label', message: `Répartition de ${formatEuros(total)} en fils : ${shares}.` })}
        groups={drawn}
        wide={{ width: FAN_WIDTH, height: 230, targets }}
        narrow={{ width: 350, height: 110, targets: narrowTargetsOf(narrowWeights) }}
      />
      <ul className={styles.fanKeys} aria-hidden="true" style={cssVars({ '--key-columns': gridColumns(narrowWeights) })}>
        {groups.map(({ family }) => (
          <li key={family}>{names[family]}</li>
        ))}
      </ul>
    </>
  )
}
