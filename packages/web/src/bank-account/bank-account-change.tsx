import {
  selectOnlineFrom,
  selectPaperAddress,
  selectPaperReason,
  selectPending,
  selectScreen,
  selectSignature,
} from '@hautelisse/machines/bank-account'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { OtpNotice, useEditGate, useOpenedGate } from '../session/routes.tsx'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Skeleton } from '../ui/skeleton/index.ts'
import * as styles from './bank.css.ts'
import { FormStep } from './form-step.tsx'
import { PaperWay, Papers } from './paper-way.tsx'
import { PendingNotes } from './pending-notes.tsx'
import { SignatureStep } from './signature-step.tsx'
import { useBankChange, type BankProps } from './use-bank.ts'
import { TO_ACCOUNTS, usePaperWords } from './words.ts'

/** A part of the journey that says something and offers ways on; its title takes the focus when it comes. */
const Said = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }): ReactElement => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Panel className={styles.card}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </Panel>
  )
}

const BackToForm = ({ send }: Pick<BankProps, 'send'>): ReactElement => (
  <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
    <Trans id="bank.request.change">Modifier le compte</Trans>
  </Button>
)

/** The bank knows a name that is only close (RIB-08). */
const PayeeStep = ({ snapshot, send }: BankProps): ReactElement => {
  const name = selectSignature(snapshot).payeeName
  return (
    <Said title={<Trans id="bank.payee.title">Est-ce bien vous ?</Trans>}>
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
          <Trans id="bank.payee.no">Non</Trans>
        </Button>
        <BackToForm send={send} />
      </div>
      <PaperWay address={selectPaperAddress(snapshot)} />
    </Said>
  )
}

/** The one-time code of the session over what was typed; once it is given, the same request is sent. */
const CodeFirst = ({ snapshot, send }: BankProps): ReactElement => {
  const isOpen = useEditGate() === 'open'
  return (
    <div className={styles.stack}>
      <OtpNotice />
      <div className={styles.actions}>
        {isOpen && (
          <Button onClick={() => send({ type: 'retryRequested' })}>
            <Trans id="bank.code.go-on">Continuer</Trans>
          </Button>
        )}
        <BackToForm send={send} />
      </div>
      <PaperWay address={selectPaperAddress(snapshot)} />
    </div>
  )
}

const ByPost = ({ snapshot, send, canGoBack }: BankProps & { readonly canGoBack: boolean }): ReactElement => {
  const words = usePaperWords()
  return (
    <Said title={<Trans id="bank.post.title">Par courrier</Trans>}>
      <PendingNotes snapshot={snapshot} />
      {selectPending(snapshot).length === 0 && <p>{words(selectPaperReason(snapshot), selectOnlineFrom(snapshot))}</p>}
      <Papers address={selectPaperAddress(snapshot)} />
      <div className={styles.actions}>
        {canGoBack && <BackToForm send={send} />}
        <LinkButtonTo to={TO_ACCOUNTS} variant="secondary">
          <Trans id="bank.post.accounts">Voir mes comptes bancaires</Trans>
        </LinkButtonTo>
      </div>
    </Said>
  )
}

/** The signature was refused for good (BANK-07, O-ERR-06). */
const Refused = ({ snapshot, send }: BankProps): ReactElement => (
  <div className={styles.stack}>
    <div role="alert">
      <Note kind="alert">
        <Trans id="bank.refused.text">
          La signature n’a pas pu être validée. Vous pouvez réessayer ou envoyer vos documents par courrier.
        </Trans>
      </Note>
    </div>
    <Panel className={styles.card}>
      <div className={styles.actions}>
        <Button onClick={() => send({ type: 'retryRequested' })}>
          <Trans id="bank.failure.retry">Réessayer</Trans>
        </Button>
        <BackToForm send={send} />
      </div>
      <Papers address={selectPaperAddress(snapshot)} />
    </Panel>
  </div>
)

const Signed = (): ReactElement => (
  <Said title={<Trans id="bank.signed.title">Votre demande est signée</Trans>}>
    <p>
      <Trans id="bank.signed.text">
        Elle est en cours de validation. Votre compte actuel reste utilisé jusque-là ; un message vient de vous être envoyé. Si ce
        n’est pas vous, annulez la demande ou appelez-nous.
      </Trans>
    </p>
    <div className={styles.actions}>
      <LinkButtonTo to={TO_ACCOUNTS}>
        <Trans id="bank.post.accounts">Voir mes comptes bancaires</Trans>
      </LinkButtonTo>
    </div>
  </Said>
)

/** What a change of bank account shows, whatever became of it. */
export const BankAccountSteps = (parts: BankProps): ReactElement => {
  const { snapshot, send } = parts
  const screen = selectScreen(snapshot)
  switch (screen) {
    case 'waiting':
      return <Skeleton />
    case 'unavailable':
      return (
        <Said title={<Trans id="bank.unavailable.title">Cette opération est momentanément indisponible</Trans>}>
          <div className={styles.actions}>
            <Button onClick={() => send({ type: 'retryRequested' })}>
              <Trans id="bank.failure.retry">Réessayer</Trans>
            </Button>
          </div>
        </Said>
      )
    case 'closed':
      return <ByPost {...parts} canGoBack={false} />
    case 'form':
      return <FormStep {...parts} />
    case 'code-first':
      return <CodeFirst {...parts} />
    case 'payee':
      return <PayeeStep {...parts} />
    case 'signature':
      return <SignatureStep {...parts} />
    case 'refused':
      return <Refused {...parts} />
    case 'by-post':
      return <ByPost {...parts} canGoBack />
    case 'signed':
      return <Signed />
    default:
      return screen satisfies never
  }
}

const Journey = (): ReactElement => <BankAccountSteps {...useBankChange()} />

/** What changes a bank account, behind the one-time code of the session. Without a mobile it goes by post, and says where (BANK-09, O-ERR-04). */
export const BankAccountChange = (): ReactElement => {
  const gate = useEditGate()
  const isOpened = useOpenedGate()
  if (gate === 'mobile') return <Journey />
  if (!isOpened) return <OtpNotice />
  return (
    <div className={styles.stack}>
      {gate === 'open' && (
        <Note kind="success">
          <Trans id="bank.change.confirmed">Votre identité est confirmée jusqu’à la fin de cette session.</Trans>
        </Note>
      )}
      <Journey />
    </div>
  )
}
