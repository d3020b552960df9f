import {
  selectOnlineFrom,
  selectPaperAddress,
  selectPaperReason,
  selectPending,
  selectScreen,
  selectSignature,
} from '@hautelisse/machines/bank-account'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSentOn } from '../act/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './bank.css.ts'
import { PaperWay, PaperList } from './paper-way.tsx'
import { PendingNotes } from './pending-notes.tsx'
import { Signature } from './signature.tsx'
import type { BankProps } from './use-bank.ts'
import { TO_ACCOUNTS, usePaperWords } from './words.ts'

/** The bank knows a name that is only close (RIB-08). */
const Payee = ({ snapshot, send }: BankProps): ReactElement => {
  const name = selectSignature(snapshot).payeeName
  return (
    <Panel className={styles.card}>
      <p>
        <Trans id="bank.payee.text">
          La banque de ce compte connaît le nom <b>{name}</b>, qui n’est pas tout à fait celui que vous avez saisi.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => send({ type: 'payeeAnswered', isMine: true })}>
          <Trans id="bank.payee.yes">Oui, c’est mon nom</Trans>
        </Button>
        <Button variant="secondary" onClick={() => send({ type: 'payeeAnswered', isMine: false })}>
          <Trans id="answers.said.no">Non</Trans>
        </Button>
      </div>
      <PaperWay address={selectPaperAddress(snapshot)} />
    </Panel>
  )
}

/** Why papers go by post, which ones, and where to. */
export const PostalWay = ({ snapshot }: Pick<BankProps, 'snapshot'>): ReactElement => {
  const words = usePaperWords()
  const sentOn = useSentOn()
  return (
    <Panel className={styles.card}>
      <PendingNotes snapshot={snapshot} />
      {selectPending(snapshot).length === 0 && <p>{words(selectPaperReason(snapshot), selectOnlineFrom(snapshot))}</p>}
      <PaperList address={selectPaperAddress(snapshot)} />
      <div className={styles.actions}>
        <LinkButtonTo {...sentOn(TO_ACCOUNTS)} variant="secondary">
          <Trans id="bank.post.accounts">Voir mes comptes bancaires</Trans>
        </LinkButtonTo>
      </div>
    </Panel>
  )
}

/** The signature was refused for good (BANK-07, O-ERR-06). */
const RefusedNotice = ({ snapshot, send }: BankProps): ReactElement => (
  <>
    <div role="alert">
      <Note kind="alert">
        <Trans id="bank.refused.text">
          La signature n’a pas pu être validée. Vous pouvez réessayer ou envoyer vos documents par courrier.
        </Trans>
      </Note>
    </div>
    <div>
      <Button onClick={() => send({ type: 'retryRequested' })}>
        <Trans id="ui.error.retry">Réessayer</Trans>
      </Button>
    </div>
    <Panel className={styles.card}>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="bank.post.title">Par courrier</Trans>
      </h2>
      <PaperList address={selectPaperAddress(snapshot)} />
    </Panel>
  </>
)

/** The second step: what was asked for is signed, or goes by post. */
export const SignatureStep = (parts: BankProps): ReactElement => {
  const screen = selectScreen(parts.snapshot)
  if (screen === 'signature') return <Signature {...parts} />
  return (
    <div className={styles.below}>
      {screen === 'payee' && <Payee {...parts} />}
      {screen === 'refused' && <RefusedNotice {...parts} />}
      {screen === 'by-post' && <PostalWay snapshot={parts.snapshot} />}
    </div>
  )
}
