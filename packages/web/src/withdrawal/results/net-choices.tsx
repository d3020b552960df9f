import { formatRate } from '@hautelisse/domain/money'
import type { NetView } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { Segmented } from '../../ui/choice/index.ts'
import { Stack, text } from '../../ui/page/index.ts'
import type { StepProps } from '../step-props.ts'
import { choices } from './net.css.ts'

/**
 * Writes a rate without decimals that say nothing.
 *
 * @example netRate(8.4) // '8,4 %'
 */
export const netRate = (percent: number): string => formatRate(percent).replace(/,00(?!\d)|(,\d)0(?!\d)/, '$1')

type ChoiceProps = {
  readonly label: ReactElement
  readonly offered: readonly number[]
  readonly picked: number | undefined
  readonly onPick: (rate: number) => void
}

const RateChoice = ({ label, offered, picked, onPick }: ChoiceProps): ReactElement => {
  const id = useId()
  return (
    <Stack space="s2">
      <p id={id} className={text({ as: 'small', tone: 'ink', strong: true })}>
        {label}
      </p>
      <Segmented
        labelledBy={id}
        value={picked === undefined ? undefined : String(picked)}
        onValueChange={(value) => {
          const rate = offered.find((other) => String(other) === value)
          if (rate !== undefined) onPick(rate)
        }}
        options={offered.map((rate) => ({ value: String(rate), label: netRate(rate) }))}
      />
    </Stack>
  )
}

type NetChoicesProps = Pick<StepProps, 'send'> & { readonly view: NetView }

/** The two rates that a net amount needs; none is picked for the saver (NET-02). */
export const NetChoices = ({ view, send }: NetChoicesProps): ReactElement => (
  <div className={choices}>
    <RateChoice
      label={<Trans id="withdrawal.net.marginal">Votre tranche d’impôt, à la retraite</Trans>}
      offered={view.offered.marginal}
      picked={view.marginal}
      onPick={(rate) => send({ type: 'marginalRateChosen', rate })}
    />
    <RateChoice
      label={<Trans id="withdrawal.net.pension">Vos prélèvements sociaux sur les pensions</Trans>}
      offered={view.offered.pensionCharges}
      picked={view.pensionCharges}
      onPick={(rate) => send({ type: 'pensionChargesChosen', rate })}
    />
  </div>
)
