import { PROVIDER_RULES } from '@hautelisse/domain/pension'
import type { LoginEvent, selectLogin } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { Button, TextButton } from '../ui/button/index.ts'
import { CodeField } from '../ui/code-field/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { AccountForm } from './account-form.tsx'
import { Refusal } from './slide.tsx'
import { useRefusalWords } from './words.ts'
import * as styles from './pension.css.ts'

type CodeFormProps = { readonly view: ReturnType<typeof selectLogin>; readonly send: (event: LoginEvent) => void }

const CODE = [{ path: 'code', code: 'code' }]
const NONE: typeof CODE = []

/** The code of six digits that a site has sent (MAREL-62, MAREL-63, MAREL-84); the tax site alone sends it again (MAREL-140). */
export const CodeForm = ({ view, send }: CodeFormProps): ReactElement => {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const [code, setCode] = useState('')
  const { site, refusal, shown, isCodeWrong, isResent, isBusy } = view
  const { resends } = PROVIDER_RULES[site]
  return (
    <AccountForm
      label={t({ id: 'pension.code.title', message: 'Code de sécurité' })}
      problems={isCodeWrong ? CODE : NONE}
      isBusy={isBusy}
      onSend={() => send({ type: 'codeGiven', code })}
    >
      <div>
        <h3 className={text({ as: 'subtitle' })}>
          <Trans id="pension.code.title">Code de sécurité</Trans>
        </h3>
        <p className={text({ tone: 'quiet' })}>
          {site === 'dgfip' ? (
            <Trans id="pension.code.dgfip">
              Le site des impôts vous a envoyé un code de 6 chiffres, valable 10&nbsp;minutes.
            </Trans>
          ) : (
            <Trans id="pension.code.ameli">
              Le site de l’Assurance maladie vous a envoyé un code de 6 chiffres, valable 10&nbsp;minutes.
            </Trans>
          )}
        </p>
      </div>
      {refusal !== undefined && <Refusal sentences={refusalWords(refusal)} />}
      <output>{isResent && <Trans id="pension.code.resent">Un code de sécurité vient de vous être renvoyé.</Trans>}</output>
      {shown !== undefined && (
        <Note>
          <Trans id="pension.code.demonstration">
            Démonstration&nbsp;: votre code est <span className={styles.code}>{shown}</span>
          </Trans>
        </Note>
      )}
      <CodeField
        label={<Trans id="pension.code.label">Code reçu</Trans>}
        hint={<Trans id="pension.code.hint">Après 3 essais infructueux, ce service bloque l’accès pour un temps.</Trans>}
        error={isCodeWrong ? <Trans id="pension.code.wrong">Votre code doit comporter 6 chiffres</Trans> : undefined}
        value={code}
        onValueChange={setCode}
      />
      <Button type="submit" wide busy={isBusy}>
        <Trans id="pension.code.go">Valider le code</Trans>
      </Button>
      <p className={styles.links}>
        {resends > 0 && (
          <TextButton onClick={() => send({ type: 'codeResendRequested' })}>
            <Trans id="pension.code.again">Renvoyer le code</Trans>
          </TextButton>
        )}
        <TextButton onClick={() => send({ type: 'credentialsRequested' })}>
          <Trans id="pension.code.back">Changer d’identifiant</Trans>
        </TextButton>
      </p>
    </AccountForm>
  )
}
