import { netRatesOf } from '@hautelisse/domain/household'
import type { NetView } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useState, type ReactElement } from 'react'
import { HouseholdQuestion, useHousehold } from '../../household/index.ts'
import { TextButton } from '../../ui/button/index.ts'
import { Stack } from '../../ui/page/index.ts'
import type { StepProps } from '../step-props.ts'
import { NetChoices } from './net-choices.tsx'
import { PaidIn } from './paid-in.tsx'

type NetRatesProps = Pick<StepProps, 'send'> & { readonly view: NetView }

/** Where both rates come from: the household's notices, or the saver who knows them. Nothing is preset (NET-02). */
export const NetRates = ({ view, send }: NetRatesProps): ReactElement => {
  const id = useId()
  const asked = useHousehold()
  const { household } = asked
  const { start, isByHand } = view
  const { marginal = null, pensionCharges = null } = household === undefined ? {} : netRatesOf(household, start)
  useEffect(() => send({ type: 'householdTold', rates: { marginal, pensionCharges } }), [marginal, pensionCharges, send])
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isByHand || isOpen
  return (
    <div data-print="never">
      <Stack>
        <HouseholdQuestion {...asked} on={start} />
        <TextButton
          id="known-rates"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => {
            // What was picked by hand goes with the choices: the household's rates hold again.
            if (isByHand) send({ type: 'ratesCleared' })
            setIsOpen(!isShown)
          }}
        >
          {isByHand ? (
            <Trans id="withdrawal.net.by-household">Partir plutôt de mes avis d’impôt</Trans>
          ) : (
            <Trans id="withdrawal.net.by-hand">Je connais mes taux</Trans>
          )}
        </TextButton>
        {isShown && (
          <div id={id}>
            <NetChoices view={view} send={send} />
          </div>
        )}
        {view.paidIn !== undefined && <PaidIn asked={view.paidIn} send={send} />}
      </Stack>
    </div>
  )
}
