import { changesOf } from '@hautelisse/domain/fund-switch'
import { isNegative, ZERO_EUROS } from '@hautelisse/domain/money'
import { selectFigures, type SwitchSnapshot } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './fund-switch.css.ts'

/** Each fund that changes, by how much, what money leaves first; out and in make nothing. */
export const SwitchChanges = ({ snapshot }: { readonly snapshot: SwitchSnapshot }): ReactElement => {
  const figures = selectFigures(snapshot)
  return (
    <>
      {figures !== undefined &&
        changesOf(figures).map(({ fund, change }) => (
          <p key={`${isNegative(change) ? 'out' : 'in'}-${fund.id}`} className={styles.line}>
            <b>{fund.label}</b>
            <Amount value={change} movement />
          </p>
        ))}
      <p className={styles.total}>
        <Trans id="fund-switch.changes.gap">Écart</Trans>
        <Amount value={ZERO_EUROS} />
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="fund-switch.changes.estimate">
          Les montants peuvent varier avec la valeur des fonds au jour de l’opération.
        </Trans>
      </p>
    </>
  )
}
