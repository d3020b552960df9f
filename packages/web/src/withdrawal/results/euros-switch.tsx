import { formatRate } from '@hautelisse/domain/money'
import { selectEuros } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Switch } from '../../ui/switch/index.ts'
import type { StepProps } from '../step-props.ts'

/** Shows every projected amount in the euros of today, at a stated rise of prices (NET-09). */
export const TodaysEurosSwitch = ({ snapshot, send }: StepProps): ReactElement => {
  const { isInTodaysEuros, inflationPercent } = selectEuros(snapshot)
  const rate = formatRate(inflationPercent)
  return (
    <div data-print="never">
      <Switch
        inline
        checked={isInTodaysEuros}
        onChange={(isOn) => send({ type: 'todaysEurosSwitched', isOn })}
        label={<Trans id="withdrawal.euros.label">En euros d’aujourd’hui</Trans>}
        description={<Trans id="withdrawal.euros.rate">Inflation supposée de {rate} par an</Trans>}
      />
    </div>
  )
}
