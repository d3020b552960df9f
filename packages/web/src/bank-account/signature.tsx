import { selectPaperAddress, selectSignature } from '@hautelisse/machines/bank-account'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { CodeRefusal, CodeSignature } from '../act/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './bank.css.ts'
import { PaperWay } from './paper-way.tsx'
import { RequestFacts } from './request-facts.tsx'
import type { BankProps } from './use-bank.ts'
import { useSignatureWords } from './words.ts'

/** What is signed, and the document that says it in full. */
const Request = ({ snapshot, send }: BankProps): ReactElement => {
  const { documentState, isReadingDocument } = selectSignature(snapshot)
  return (
    <Panel className={styles.card}>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="bank.request.title">Votre demande</Trans>
      </h2>
      <RequestFacts snapshot={snapshot} isReadAgain />
      {documentState === 'unavailable' ? (
        <p className={text({ as: 'small' })}>
          <Trans id="bank.request.no-document">Le document à signer ne peut pas être imprimé ici : il reprend ces lignes.</Trans>
        </p>
      ) : (
        <div>
          <TextButton
            icon={drawings.FileText}
            aria-busy={isReadingDocument || undefined}
            onClick={() => send({ type: 'documentRequested' })}
          >
            <Trans id="bank.request.document">Lire le document à signer (PDF)</Trans>
          </TextButton>
        </div>
      )}
      {documentState === 'failed' && (
        <FieldError>
          <Trans id="bank.request.document-failed">Le document n’a pas pu être lu. Réessayez.</Trans>
        </FieldError>
      )}
    </Panel>
  )
}

type Refusal = ReturnType<typeof selectSignature>['failure']

/** A call that gave no answer: nothing is signed twice. */
const Silence = ({ failure }: { readonly failure: Refusal }): ReactElement | null =>
  failure === undefined ? null : (
    <div role="alert" tabIndex={-1}>
      <Note kind="alert">
        {failure === 'ERR_LIMIT' ? (
          <Trans id="bank.signature.limit">Trop d’essais. Attendez un peu, puis réessayez.</Trans>
        ) : (
          <Trans id="bank.signature.silent">
            La réponse ne nous est pas parvenue. Réessayez : votre demande n’est signée qu’une fois.
          </Trans>
        )}
      </Note>
    </div>
  )

/** That the account is one's own, stated with the code. */
const Statement = ({ snapshot, send }: BankProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const words = useSignatureWords()
  const { isCertified, problems } = selectSignature(snapshot)
  const problem = problems.find(({ field }) => field === 'certified')
  return (
    <>
      <Checkbox
        label={t({ id: 'bank.signature.certify', message: 'Je certifie être titulaire de ce compte' })}
        checked={isCertified}
        refusal={problem && id}
        onChange={(on) => send({ type: 'certifiedSet', on })}
      />
      {problem !== undefined && <CodeRefusal id={id}>{words(problem)}</CodeRefusal>}
    </>
  )
}

/** Reading again and signature (RIB-13): box and code, and another code after thirty seconds. */
export const Signature = ({ snapshot, send }: BankProps): ReactElement => {
  const words = useSignatureWords()
  const { code, problems, isSending, canAskAgain, codesLeft, failure, refusal, demonstration } = selectSignature(snapshot)
  const problem = problems.find(({ field }) => field !== 'certified')
  return (
    <div className={styles.below}>
      <div className={styles.columns}>
        <Request snapshot={snapshot} send={send} />
        <CodeSignature
          title={<Trans id="bank.signature.title">Signature électronique</Trans>}
          text={
            <>
              <p>
                <Trans id="bank.signature.text">Votre code vaut signature. Il est valable 5&nbsp;minutes.</Trans>
              </p>
              {demonstration !== undefined && (
                <p>
                  <Trans id="bank.signature.demonstration">
                    <strong>Démonstration</strong> : rien n’est envoyé, votre code est {demonstration}.
                  </Trans>
                </p>
              )}
            </>
          }
          code={{
            label: <Trans id="bank.signature.code">Code de signature</Trans>,
            value: code,
            onValueChange: (typed) => send({ type: 'codeTyped', text: typed }),
            error: problem && words(problem),
            round: codesLeft,
            view: {
              isBusy: isSending,
              failure: refusal === undefined ? undefined : { code: refusal, canRetry: false, isMarked: true },
            },
            onSubmit: () => send({ type: 'nextRequested' }),
            statement: <Statement snapshot={snapshot} send={send} />,
          }}
          failure={<Silence failure={failure} />}
          action={
            <Button type="submit" variant="accent" busy={isSending}>
              {isSending ? (
                <Trans id="bank.signature.busy">Signature en cours</Trans>
              ) : (
                <Trans id="accounts.to-do.wait.sign">Signer</Trans>
              )}
            </Button>
          }
          again={
            codesLeft > 0 && (
              <TextButton data-quiet="" disabled={!canAskAgain} onClick={() => send({ type: 'codeRequested' })}>
                <Trans id="bank.signature.again">Recevoir un nouveau code</Trans>
              </TextButton>
            )
          }
        />
      </div>
      <PaperWay address={selectPaperAddress(snapshot)} />
    </div>
  )
}
