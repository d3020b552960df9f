import type { Heir } from '@hautelisse/domain/inheritance'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Fan, fanThreads, type FanGroup } from '../ui/charts/index.ts'
import { targetsOf, TONES } from './fan-groups.ts'
import * as styles from './step.css.ts'
import { useNames } from './step-words.ts'

const WIDTH = 360
const HEIGHT = 96

/** From the saver to those who inherit: as many threads as there are people, not as what they receive. */
export const HeirsFan = ({
  parts,
}: {
  readonly parts: readonly { readonly heir: Heir; readonly number: number }[]
}): ReactElement => {
  const { t } = useLingui()
  const names = useNames()
  const groups: readonly FanGroup[] = parts.map(({ heir, number }) => ({ id: heir, amount: number, tone: TONES[heir] }))
  const targets = targetsOf(groups)
  const who = parts.map(({ heir, number }) => names.heir(heir, number)).join(', ')
  return (
    <>
      <div className={styles.below}>
        <Fan
          threads={fanThreads(groups, 'small')}
          label={t({ id: 'transmission.heirs.drawing', message: `Héritent de vous : ${who}` })}
          wide={{ width: WIDTH, height: HEIGHT, targets }}
        />
      </div>
      <ul className={styles.fanNames}>
        {parts.map(({ heir, number }) => (
          <li key={heir}>
            <b>{names.heir(heir, number)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
