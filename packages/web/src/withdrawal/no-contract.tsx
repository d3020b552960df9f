import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { Body, Page, PageHead, State } from '../ui/page/index.ts'
import { LeftOutContracts } from './left-out.tsx'
import type { StepProps } from './step-props.ts'

type WithoutContractProps = Pick<StepProps, 'snapshot'> & { readonly onHome: () => void }

/** Nothing to split: no stepper, the reason, and the way back (MRM-13, S-NAV-15). */
export const WithoutContract = ({ snapshot, onHome }: WithoutContractProps): ReactElement => (
  <Page>
    <PageHead title={<Trans id="withdrawal.simulator.title">Capital ou rente ?</Trans>} />
    <Body>
      <State
        kind="empty"
        level={2}
        title={<Trans id="withdrawal.empty.title">Vous n'avez pas de contrat éligible</Trans>}
        action={
          <Button onClick={onHome}>
            <Trans id="withdrawal.home.back">Retour à mon épargne</Trans>
          </Button>
        }
      >
        <Trans id="withdrawal.empty.text">
          Le simulateur répartit l’épargne des contrats de retraite en cours : plans d’épargne retraite, articles 82 et 83.
        </Trans>
      </State>
      <LeftOutContracts snapshot={snapshot} />
    </Body>
  </Page>
)
