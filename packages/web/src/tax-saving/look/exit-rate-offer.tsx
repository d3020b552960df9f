import { marginalRateOf } from '@hautelisse/domain/household'
import { Decimal } from '@hautelisse/domain/money'
import type { ExitView } from '@hautelisse/machines/tax-saving'
import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactElement } from 'react'
import { HouseholdQuestion, useHousehold } from '../../household/index.ts'
import { shortRate } from '../../ui/amount/index.ts'
import { TextButton } from '../../ui/button/index.ts'
import { Stack } from '../../ui/page/index.ts'
import type { LookProps } from './look-props.ts'

type OfferProps = Pick<LookProps, 'send'> & { readonly view: ExitView }

/** Offers the rate that follows from the household's tax notices; it is chosen by the saver alone (TS-09, HH-02). */
export const ExitRateOffer = ({ view, send }: OfferProps): ReactElement => {
  const id = useId()
  const asked = useHousehold()
  const [isOpen, setIsOpen] = useState(false)
  const { household } = asked
  const told = household && new Decimal(marginalRateOf(household, view.asOf)).dividedBy(100)
  const rate = told && shortRate(told)
  const isTaken = told !== undefined && view.rate?.equals(told) === true
  return (
    <div data-print="never">
      <Stack>
        {told !== undefined && !isTaken && (
          <TextButton onClick={() => send({ type: 'exitRateChosen', rate: told })}>
            <Trans id="tax.look.exit.take-household">Prendre {rate}, d’après vos avis d’impôt d’aujourd’hui</Trans>
          </TextButton>
        )}
        <TextButton aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setIsOpen(!isOpen)}>
          <Trans id="tax.look.exit.by-household">Le trouver avec mes avis d’impôt</Trans>
        </TextButton>
        {isOpen && (
          <div id={id}>
            <HouseholdQuestion {...asked} on={view.asOf} />
          </div>
        )}
      </Stack>
    </div>
  )
}
