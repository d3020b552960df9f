import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { layout } from '../ui/theme/index.ts'
import { LeftOutContracts } from './left-out.tsx'
import type { StepProps } from './step-props.ts'
import { outside } from './withdrawal.css.ts'
import { PageHead, State } from '../ui/page/index.ts'

type NoContractProps = Pick<StepProps, 'snapshot'> & { readonly onHome: () => void }

/** Nothing to split: no stepper, the reason, and the way back (MRM-13, S-NAV-15). */
export const NoContract = ({ snapshot, onHome }: NoContractProps): ReactElement => (
  <div className={`${layout.wrap} ${outside}`}>
    <PageHead title={<Trans id="withdrawal.simulator.title">Capital ou rente ?</Trans>} />
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
  </div>
)
