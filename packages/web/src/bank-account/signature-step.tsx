import { longShortIban } from '@hautelisse/domain/bank-account'
import { selectPaperAddress, selectSignature } from '@hautelisse/machines/bank-account'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { Button, TextButton } from '../ui/button/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { CodeInput } from '../ui/code-field/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './bank.css.ts'
import { PaperWay } from './paper-way.tsx'
import type { BankProps } from './use-bank.ts'
import { usePurposeWords, useSignatureWords } from './words.ts'

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What is signed, with all but the ends of its number hidden; the document says it in full. */
const Request = ({ snapshot, send }: BankProps): ReactElement => {
  const purposes = usePurposeWords()
  const { form, fileNames, documentState, isReadingDocument } = selectSignature(snapshot)
  return (
    <Panel className={styles.card}>
      <h2 className={styles.title}>
        <Trans id="bank.request.title">Votre demande</Trans>
      </h2>
      <dl className={styles.facts}>
        <Fact name={<Trans id="bank.request.use">Usage</Trans>}>{form.purposes.map((one) => purposes[one]).join(', ')}</Fact>
        <Fact name={<Trans id="bank.request.holder">Titulaire</Trans>}>{form.holder}</Fact>
        <Fact name={<Trans id="bank.form.iban">IBAN</Trans>}>{longShortIban(form.iban)}</Fact>
        {form.bic !== '' && <Fact name={<Trans id="bank.form.bic">BIC</Trans>}>{form.bic}</Fact>}
        <Fact name={<Trans id="bank.request.file">Pièce jointe</Trans>}>{fileNames.join(', ')}</Fact>
      </dl>
      {documentState === 'unavailable' ? (
        <p className={styles.small}>
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
      <div>
        <TextButton icon={drawings.ArrowLeft} onClick={() => send({ type: 'previousRequested' })}>
          <Trans id="bank.request.change">Modifier le compte</Trans>
        </TextButton>
      </div>
    </Panel>
  )
}

/** Reading again and signature (RIB-13): box and code, and another code after thirty seconds. */
export const SignatureStep = ({ snapshot, send }: BankProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const words = useSignatureWords()
  const { code, isCertified, problems, isSending, canAskAgain, codesLeft, failure, demonstration, sentTo } =
    selectSignature(snapshot)
  const codeProblem = problems.find(({ field }) => field !== 'certified')
  const boxProblem = problems.find(({ field }) => field === 'certified')
  return (
    <div className={styles.stack}>
      <p>
        <Trans id="bank.signature.lead">
          Relisez, puis signez avec le code envoyé au <span className={styles.whole}>{sentTo}</span>.
        </Trans>
      </p>
      <div className={styles.columns}>
        <Request snapshot={snapshot} send={send} />
        <form
          className={styles.signature}
          noValidate
          aria-labelledby={`${id}-title`}
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'nextRequested' })
          }}
        >
          <div>
            <h2 id={`${id}-title`}>
              <Trans id="bank.signature.title">Signature électronique</Trans>
            </h2>
            <p>
              <Trans id="bank.signature.text">Votre code vaut signature. Il est valable 5 minutes.</Trans>
            </p>
          </div>
          {demonstration !== undefined && (
            <p>
              <Trans id="bank.signature.demonstration">
                <strong>Démonstration</strong> : rien n’est envoyé, votre code est {demonstration}.
              </Trans>
            </p>
          )}
          <div>
            <label className={styles.codeLabel} htmlFor={`${id}-code`}>
              <Trans id="bank.signature.code">Code de signature</Trans>
            </label>
            <CodeInput
              id={`${id}-code`}
              value={code}
              invalid={codeProblem !== undefined}
              describedBy={codeProblem === undefined ? undefined : `${id}-error`}
              onValueChange={(text) => send({ type: 'codeTyped', text })}
            />
          </div>
          {codeProblem !== undefined && (
            <div className={styles.wrong} role="alert">
              <FieldError id={`${id}-error`}>{words(codeProblem)}</FieldError>
            </div>
          )}
          <Checkbox
            label={t({ id: 'bank.signature.certify', message: 'Je certifie être titulaire de ce compte' })}
            checked={isCertified}
            onChange={(on) => send({ type: 'certifiedSet', on })}
          />
          {boxProblem !== undefined && (
            <div className={styles.wrong} role="alert">
              <FieldError>{words(boxProblem)}</FieldError>
            </div>
          )}
          <div className={styles.actions}>
            <Button type="submit" variant="accent" busy={isSending}>
              {isSending ? (
                <Trans id="bank.signature.busy">Signature en cours</Trans>
              ) : (
                <Trans id="bank.signature.sign">Signer</Trans>
              )}
            </Button>
            {codesLeft > 0 && (
              <TextButton data-quiet="" disabled={!canAskAgain} onClick={() => send({ type: 'codeRequested' })}>
                <Trans id="bank.signature.again">Recevoir un nouveau code</Trans>
              </TextButton>
            )}
          </div>
        </form>
      </div>
      {failure !== undefined && (
        <div role="alert">
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
      )}
      <PaperWay address={selectPaperAddress(snapshot)} />
    </div>
  )
}
