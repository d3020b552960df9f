import { selectFigures, selectForm, selectOffer, selectReason } from '@hautelisse/machines/release'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActPart, ActThen } from '../act/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { PaidTo } from './paid-to.tsx'
import { FileNames, LostFiles } from './documents-panel.tsx'
import { Happenings } from './happenings.tsx'
import * as styles from './release.css.ts'
import { StepForm } from './step-form.tsx'
import type { ReleaseProps } from './use-release.ts'
import { useStepWords } from './words.ts'

/** What is asked for and what it pays. */
export const Asked = ({ snapshot }: Pick<ReleaseProps, 'snapshot'>): ReactElement | null => {
  const figures = selectFigures(snapshot)
  if (figures?.estimate === undefined) return null
  const { amount, paid } = figures.estimate.figures
  return (
    <>
      <p className={styles.line}>
        <Trans id="release.net.gross">Montant brut</Trans>
        <Amount value={amount} />
      </p>
      <p className={styles.line}>
        <b>
          <Trans id="release.net.paid">Net estimé</Trans>
        </b>
        <b>
          <Amount value={paid} />
        </b>
      </p>
      <p className={styles.small}>
        <Trans id="release.net.estimate">Le montant exact dépend de la valeur des fonds au jour de la vente.</Trans>
      </p>
    </>
  )
}

/** Step 4: everything that is asked for, with its days; nothing is sold before it is confirmed. */
export const SummaryStep = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const steps = useStepWords(snapshot)
  const account = selectOffer(snapshot)?.account
  const event = selectReason(snapshot)?.event
  if (account === undefined) return null
  return (
    <StepForm
      snapshot={snapshot}
      send={send}
      kind="confirm"
      title={<Trans id="release.summary.title">Vérifiez votre demande</Trans>}
      lead={<Trans id="release.summary.lead">Rien n’est vendu tant que vous n’avez pas validé.</Trans>}
      aside={
        <ActThen>
          <Happenings snapshot={snapshot} />
        </ActThen>
      }
    >
      <Panel padded={false}>
        <ActPart title={steps.title('account')} onChange={() => send({ type: 'stepRequested', step: 'account' })}>
          <p>{[account.title, account.company_name].filter((word) => word !== undefined).join(', ')}</p>
        </ActPart>
        {selectForm(snapshot).kind === 'blocked' && (
          <ActPart title={steps.title('reason')} onChange={() => send({ type: 'stepRequested', step: 'reason' })}>
            <p>{[steps.answer('reason'), event && formatFrenchDate(event)].filter((word) => word !== undefined).join(', ')}</p>
          </ActPart>
        )}
        <ActPart title={steps.title('amount')} onChange={() => send({ type: 'stepRequested', step: 'amount' })}>
          <Asked snapshot={snapshot} />
          <LostFiles snapshot={snapshot} />
          <FileNames snapshot={snapshot} />
        </ActPart>
        <PanelSection>
          <h3 className={styles.name}>
            <Trans id="release.bank.title">Compte à créditer</Trans>
          </h3>
          <PaidTo snapshot={snapshot} />
        </PanelSection>
      </Panel>
    </StepForm>
  )
}
