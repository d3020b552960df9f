import { COLLECTIVE_SCOPES } from '@hautelisse/domain/session'
import type { TransferScope } from '@hautelisse/domain/transfer'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import {
  draft,
  draftOf,
  keptOf,
  selectOffers,
  selectTransfer,
  transferMachine,
  type TransferInput,
} from '@hautelisse/machines/transfer'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, useState, type ReactElement } from 'react'
import { ActForm, ActHead } from '../act/index.ts'
import { KeptAct, KeptOffer, KeptOwn, useAnew, useKept } from '../kept/index.ts'
import { usePaperAddress } from '../letter/index.ts'
import { Paper } from '../paper/index.ts'
import { useApp, usePage, useSession } from '../shell/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { layout } from '../ui/theme/index.ts'
import { TransferQuestions, type TransferProps } from './questions.tsx'
import * as styles from './transfer.css.ts'
import { useTransferLetter } from './use-transfer-letter.ts'
import { TransferOutcome } from './verdict.tsx'
import { State, text } from '../ui/page/index.ts'

const useTransfer = (scope: TransferScope | undefined): TransferProps => {
  const { clock, sessionStorage } = useApp()
  const accounts = useSession(selectAccounts)
  const userId = useSession(selectUser)?.id ?? ''
  const [input] = useState((): TransferInput => ({
    userId,
    accounts,
    scope,
    today: clock.today(),
    draft: draft.read(sessionStorage),
    print: () => window.print(),
  }))
  const [snapshot, send, actor] = useMachine(transferMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useKept(actor, 'transfer', keptOf)
  return { snapshot, send }
}

/** What goes with the dossier, and where it goes. */
const TransferPapers = (): ReactElement => (
  <Panel>
    <h2 className={text({ as: 'subtitle' })}>
      <Trans id="transfer.papers.title">Le dossier à envoyer</Trans>
    </h2>
    <ul className={styles.list}>
      <li className={styles.piece}>
        <Icon of={drawings.FileText} />
        <Trans id="transfer.papers.sheet">La lettre, imprimée et signée</Trans>
      </li>
      <li className={styles.piece}>
        <Icon of={drawings.FileText} />
        <Trans id="transfer.papers.identity">Une copie recto verso de votre pièce d’identité</Trans>
      </li>
      <li className={styles.piece}>
        <Icon of={drawings.FileText} />
        <Trans id="transfer.papers.accept">L’accord de l’organisme qui reçoit l’épargne, avec ses coordonnées bancaires</Trans>
      </li>
    </ul>
    <p className={text({ as: 'small' })}>
      <Trans id="transfer.papers.how">
        Un transfert ne se demande pas en ligne : remettez ce dossier à l’organisme qui reçoit l’épargne, qui nous l’adresse. Rien
        n’est envoyé d’ici.
      </Trans>
    </p>
  </Panel>
)

const PRINT = <Trans id="transfer.page.print">Imprimer le dossier</Trans>
const WORDS = { next: PRINT, confirm: PRINT, changed: null }

const TransferContent = ({ scope }: { readonly scope: TransferScope | undefined }): ReactElement => {
  const parts = useTransfer(scope)
  useAnew()
  const letter = useTransferLetter(parts.snapshot, usePaperAddress())
  const hasOffers = selectOffers(parts.snapshot).length > 0
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <Paper sheet={letter} />
      <ActHead
        title={<Trans id="page.transfer.title">Transférer mon épargne</Trans>}
        lead={<Trans id="transfer.page.lead">Ce qui va où, si c’est possible, à quel prix et en combien de temps.</Trans>}
      />
      {hasOffers && (
        <>
          <KeptOffer />
          <KeptOwn />
        </>
      )}
      {hasOffers ? (
        <ActForm
          view={{ isBusy: false, errors: [], failure: undefined }}
          send={() => parts.send({ type: 'printRequested' })}
          words={WORDS}
          kind="first"
          isClosed={selectTransfer(parts.snapshot) === undefined}
          title={<Trans id="transfer.form.title">Votre dossier</Trans>}
          lead={
            <Trans id="transfer.form.lead">Vous l’imprimez, le signez et le remettez à l’organisme qui reçoit l’épargne.</Trans>
          }
          aside={<TransferOutcome snapshot={parts.snapshot} />}
        >
          <TransferQuestions {...parts} />
          <TransferPapers />
        </ActForm>
      ) : (
        <State kind="empty" level={2} title={<Trans id="transfer.page.none">Rien à transférer</Trans>}>
          <Trans id="transfer.page.none-text">Vous n’avez pas de contrat qui se transfère ici.</Trans>
        </State>
      )}
    </div>
  )
}

/** /savings/transfer: the accounts of both families (WDR-05). */
export const TransferPage = (): ReactElement => (
  <KeptAct act="transfer" entry={draft}>
    <TransferContent scope={undefined} />
  </KeptAct>
)

/** /savings/transfer/{scope}: the accounts of one family (WDR-06). */
export const TransferOfScope = (): ReactElement => {
  const { scope } = usePage().params
  const named = COLLECTIVE_SCOPES.find((one) => one === scope)
  return (
    <KeptAct key={named} act="transfer" entry={draft}>
      <TransferContent scope={named} />
    </KeptAct>
  )
}
