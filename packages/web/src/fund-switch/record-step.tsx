import { selectOffer, selectRecord } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActRecord } from '../act/index.ts'
import { SwitchChanges } from './changes.tsx'
import { DestinationLine } from './destination-choice.tsx'
import { SwitchHappenings } from './happenings.tsx'
import type { SwitchProps } from './use-fund-switch.ts'

/** Step 5: what was recorded, and what happens now. */
export const SwitchRecord = ({ snapshot }: SwitchProps): ReactElement | null => {
  const [record, offer] = [selectRecord(snapshot), selectOffer(snapshot)]
  const account = offer?.account
  if (record === undefined) return null
  return (
    <ActRecord
      title={<Trans id="fund-switch.record.title">Votre arbitrage est enregistré</Trans>}
      dates={<SwitchHappenings snapshot={snapshot} />}
      account={account}
      recap={
        <>
          {offer?.to !== undefined && <DestinationLine to={offer.to} />}
          <SwitchChanges snapshot={snapshot} />
        </>
      }
      id={record.id}
    />
  )
}
