import type { SwitchStep } from '@hautelisse/domain/fund-switch'
import { pathTo } from '@hautelisse/domain/portal'
import { selectOffer } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActSummary } from '../act/index.ts'
import { DoorLink } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { SwitchChanges } from './changes.tsx'
import { DestinationLine } from './destination-choice.tsx'
import { SwitchHappenings } from './happenings.tsx'
import { SwitchForm } from './step-form.tsx'
import type { SwitchProps } from './use-fund-switch.ts'
import { useStepWords } from './words.ts'

/** Step 4: everything that is asked for, with its days; nothing is sold before it is confirmed. */
export const SwitchSummary = ({ snapshot, send }: SwitchProps): ReactElement | null => {
  const steps = useStepWords(snapshot)
  const offer = selectOffer(snapshot)
  if (offer === undefined) return null
  const { account, to } = offer
  return (
    <SwitchForm
      snapshot={snapshot}
      send={send}
      kind="confirm"
      title={<Trans id="fund-switch.summary.title">Vérifiez votre arbitrage</Trans>}
      lead={<Trans id="fund-switch.summary.lead">Rien n’est vendu tant que vous n’avez pas validé.</Trans>}
      then={<SwitchHappenings snapshot={snapshot} />}
    >
      <ActSummary<SwitchStep>
        account={account}
        titles={steps.title}
        send={send}
        parts={[
          { step: 'out', content: <SwitchChanges snapshot={snapshot} /> },
          to !== undefined && { step: 'in', content: <DestinationLine to={to} /> },
        ]}
      >
        <PanelSection>
          <p>
            <Trans id="fund-switch.summary.future">Vos prochains versements ne changent pas.</Trans>
          </p>
          <DoorLink target={{ to: pathTo('operations') }} icon={drawings.ArrowRight} trailing>
            <Trans id="fund-switch.summary.scheduled">Voir mes versements programmés</Trans>
          </DoorLink>
        </PanelSection>
      </ActSummary>
    </SwitchForm>
  )
}
