import type { SwitchFund } from '@hautelisse/domain/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { text } from '../ui/page/index.ts'

/** A fund with its risk. */
export const SwitchFundName = ({ fund }: { readonly fund: SwitchFund }): ReactElement => (
  <div>
    <p className={text({ as: 'name' })}>{fund.label}</p>
    {fund.risk_level !== undefined && (
      <p className={text({ as: 'small' })}>
        <Trans id="fund-switch.fund.risk">Risque {fund.risk_level} sur 7</Trans>
      </p>
    )}
  </div>
)
