import type { SwitchStep } from '@hautelisse/domain/fund-switch'
import { pathTo } from '@hautelisse/domain/portal'
import { selectOffer } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { DoorLink } from '../portal/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { Changes } from './changes.tsx'
import * as styles from './fund-switch.css.ts'
import { Happenings } from './happenings.tsx'
import { StepForm } from './step-form.tsx'
import type { SwitchProps } from './use-fund-switch.ts'
import { useStepWords } from './words.ts'

type PartProps = Pick<SwitchProps, 'send'> & { readonly step: SwitchStep; readonly title: string; readonly children: ReactNode }

/** A part of the summary, with the way back to its answers. */
const Part = ({ send, step, title, children }: PartProps): ReactElement => (
  <PanelSection>
    <div className={styles.head}>
      <h2 className={styles.fundName}>{title}</h2>
      <TextButton onClick={() => send({ type: 'stepRequested', step })}>
        <Trans id="fund-switch.summary.change">Modifier</Trans> <VisuallyHidden>{title}</VisuallyHidden>
      </TextButton>
    </div>
    {children}
  </PanelSection>
)

/** Step 4: everything that is asked for, with its days; nothing is sold before it is confirmed. */
export const SummaryStep = ({ snapshot, send }: SwitchProps): ReactElement | null => {
  const steps = useStepWords(snapshot)
  const account = selectOffer(snapshot)?.account
  if (account === undefined) return null
  return (
    <StepForm
      snapshot={snapshot}
      send={send}
      kind="confirm"
      title={<Trans id="fund-switch.summary.title">Vérifiez votre arbitrage</Trans>}
      lead={<Trans id="fund-switch.summary.lead">Rien n’est vendu tant que vous n’avez pas validé.</Trans>}
      aside={
        <>
          <h2 className={styles.title}>
            <Trans id="fund-switch.summary.then">Si vous validez</Trans>
          </h2>
          <Happenings snapshot={snapshot} />
        </>
      }
    >
      <Panel padded={false}>
        <Part send={send} step="account" title={steps.title('account')}>
          <p>{[account.title, account.company_name].filter((word) => word !== undefined).join(', ')}</p>
        </Part>
        <Part send={send} step="out" title={steps.title('out')}>
          <Changes snapshot={snapshot} />
        </Part>
        <PanelSection>
          <p>
            <Trans id="fund-switch.summary.future">Vos prochains versements ne changent pas.</Trans>
          </p>
          <DoorLink target={{ to: pathTo('operations') }} icon={drawings.ArrowRight} trailing>
            <Trans id="fund-switch.summary.scheduled">Voir mes versements programmés</Trans>
          </DoorLink>
        </PanelSection>
      </Panel>
    </StepForm>
  )
}
