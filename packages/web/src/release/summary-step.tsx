import { selectFigures, selectFiles, selectForm, selectOffer, selectReason } from '@hautelisse/machines/release'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isPositive } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import type { ReleaseStep } from '@hautelisse/domain/release'
import { ActSummary, LostFiles } from '../act/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { PanelSection } from '../ui/panel/index.ts'
import { EarlyGains } from './early-gains.tsx'
import { PaidTo } from './paid-to.tsx'
import { NamedFiles } from './documents-panel.tsx'
import { ReleaseHappenings } from './happenings.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './release.css.ts'
import { ReleaseForm } from './step-form.tsx'
import type { ReleaseProps } from './use-release.ts'
import { useStepWords } from './words.ts'

/** What is asked for and what it pays. */
export const ReleaseContent = ({ snapshot }: Pick<ReleaseProps, 'snapshot'>): ReactElement | null => {
  const figures = selectFigures(snapshot)
  if (figures?.estimate === undefined) return null
  const { amount, paid, charges } = figures.estimate.figures
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
      {isPositive(charges) && <EarlyGains snapshot={snapshot} />}
      <p className={text({ as: 'small' })}>
        <Trans id="release.net.estimate">Le montant exact dépend de la valeur des fonds au jour de la vente.</Trans>
      </p>
    </>
  )
}

/** Step 4: everything that is asked for, with its days; nothing is sold before it is confirmed. */
export const ReleaseSummary = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const steps = useStepWords(snapshot)
  const account = selectOffer(snapshot)?.account
  const event = selectReason(snapshot)?.event
  if (account === undefined) return null
  return (
    <ReleaseForm
      snapshot={snapshot}
      send={send}
      kind="confirm"
      title={<Trans id="release.summary.title">Vérifiez votre demande</Trans>}
      lead={<Trans id="release.summary.lead">Rien n’est vendu tant que vous n’avez pas validé.</Trans>}
      then={<ReleaseHappenings snapshot={snapshot} />}
    >
      <ActSummary<ReleaseStep>
        account={account}
        titles={steps.title}
        send={send}
        parts={[
          selectForm(snapshot).kind === 'blocked' && {
            step: 'reason',
            content: (
              <p>{[steps.answer('reason'), event && formatFrenchDate(event)].filter((word) => word !== undefined).join(', ')}</p>
            ),
          },
          {
            step: 'amount',
            content: (
              <>
                <ReleaseContent snapshot={snapshot} />
                <LostFiles names={selectFiles(snapshot).lost} />
                <NamedFiles snapshot={snapshot} />
              </>
            ),
          },
        ]}
      >
        <PanelSection>
          <h3 className={text({ as: 'name' })}>
            <Trans id="release.bank.title">Compte à créditer</Trans>
          </h3>
          <PaidTo snapshot={snapshot} />
        </PanelSection>
      </ActSummary>
    </ReleaseForm>
  )
}
