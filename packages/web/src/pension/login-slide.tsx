import { taxNumberFormat } from '@hautelisse/domain/fields'
import { PROVIDER_RULES, type CodeProvider, type Provider } from '@hautelisse/domain/pension'
import { selectAccounts, selectLogin, selectNotice, type loginMachine, type LoginEvent } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Button, TextButton } from '../ui/button/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { MaskedField, NirField } from '../ui/masked-field/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { CodeForm } from './code-form.tsx'
import { AccountForm, PasswordField, useProblemOf } from './account-form.tsx'
import { DemonstrationAccounts } from './demonstration.tsx'
import { Refusal, StepLine } from './slide.tsx'
import type { PensionActor } from './use-pension.ts'
import { useRefusalWords } from './words.ts'
import * as styles from './pension.css.ts'

type View = ReturnType<typeof selectLogin>
type LoginProps = { readonly view: View; readonly send: (event: LoginEvent) => void }

type CredentialsFormProps = LoginProps & {
  readonly provider: Provider
  readonly label: string
  readonly button: ReactNode
  readonly variant?: 'secondary'
}

/** Identifier and password of one provider. They are held by their fields, and by nothing else once they are sent (MAREL-29). */
const CredentialsForm = ({ provider, label, button, variant, view, send }: CredentialsFormProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const refusalWords = useRefusalWords()
  const [identifier, setIdentifier] = useState('')
  const [password, setPassword] = useState('')
  const isAsked = view.asked === provider
  const problemOf = useProblemOf(isAsked ? view.problems : [])
  const { passwordFrom } = PROVIDER_RULES[provider]
  const number = {
    id: `${id}-identifier`,
    value: identifier,
    onValueChange: setIdentifier,
    error: problemOf('identifier'),
  }
  return (
    <AccountForm
      label={label}
      problems={isAsked ? view.problems : NONE}
      isBusy={view.isBusy}
      onSend={() => send({ type: 'loginRequested', provider, identifier, password })}
    >
      {isAsked && view.refusal !== undefined && <Refusal sentences={refusalWords(view.refusal)} />}
      <div className={styles.pair}>
        {provider === 'dgfip' ? (
          <MaskedField
            {...number}
            format={taxNumberFormat}
            inputMode="numeric"
            autoComplete="username"
            label={<Trans id="pension.login.tax-number">Numéro fiscal</Trans>}
            hint={<Trans id="pension.login.tax-hint">13 chiffres</Trans>}
            pasteRefusal={<Trans id="pension.login.tax-paste">Le texte collé n’est pas un numéro fiscal</Trans>}
          />
        ) : (
          <NirField
            {...number}
            autoComplete="username"
            label={<Trans id="pension.login.nir">Numéro de sécurité sociale</Trans>}
            hint={<Trans id="pension.login.nir-hint">13 chiffres, sans la clé</Trans>}
          />
        )}
        <PasswordField
          id={`${id}-password`}
          label={<Trans id="pension.login.password">Mot de passe</Trans>}
          hint={passwordFrom > 1 ? <Trans id="pension.login.password-hint">Au moins {passwordFrom} caractères</Trans> : undefined}
          value={password}
          onValueChange={setPassword}
          error={problemOf('password')}
          autoComplete="current-password"
          show={t({ id: 'pension.login.show', message: 'Afficher le mot de passe' })}
        />
      </div>
      <Button type="submit" wide variant={variant ?? 'primary'} busy={view.isBusy && isAsked}>
        {button}
      </Button>
    </AccountForm>
  )
}

const NONE: View['problems'] = []

const FranceConnect = ({ view, send }: LoginProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const { tries } = PROVIDER_RULES[view.site]
  return (
    <section className={styles.door} aria-labelledby={id}>
      <div>
        <h3 id={id} className={text({ as: 'subtitle' })}>
          <Trans id="pension.login.france-connect">Avec FranceConnect</Trans>
        </h3>
        <p className={text({ as: 'small' })}>
          <Trans id="pension.login.france-connect-text">Choisissez un compte que vous utilisez déjà</Trans>
        </p>
      </div>
      <RadioCards<CodeProvider>
        label=""
        labelledBy={id}
        columns={2}
        value={view.site}
        onValueChange={(site) => send({ type: 'siteChosen', site })}
        options={[
          {
            value: 'dgfip',
            title: <Trans id="pension.login.dgfip">Site des impôts</Trans>,
            detail: <Trans id="pension.login.dgfip-text">Numéro fiscal, puis code reçu</Trans>,
          },
          {
            value: 'ameli',
            title: <Trans id="pension.login.ameli">Site de l’Assurance maladie</Trans>,
            detail: <Trans id="pension.login.ameli-text">Numéro de sécurité sociale, puis code reçu</Trans>,
          },
        ]}
      />
      <CredentialsForm
        key={view.site}
        provider={view.site}
        label={t({ id: 'pension.login.france-connect', message: 'Avec FranceConnect' })}
        button={<Trans id="pension.login.france-connect-go">Continuer avec FranceConnect</Trans>}
        view={view}
        send={send}
      />
      <p className={text({ as: 'small' })}>
        <Trans id="pension.login.tries">Après {tries} essais infructueux, ce service bloque l’accès pour un temps.</Trans>
      </p>
    </section>
  )
}

const AccountLogin = ({ view, send, actor }: LoginProps & { readonly actor: PensionActor }): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  return (
    <section className={styles.door} aria-labelledby={id}>
      <div>
        <h3 id={id} className={text({ as: 'subtitle' })}>
          <Trans id="pension.login.account">Avec mon compte retraite</Trans>
        </h3>
        <p className={text({ as: 'small' })}>
          <Trans id="pension.login.account-text">Identifiants du site public de la retraite, sans code à recevoir</Trans>
        </p>
      </div>
      <CredentialsForm
        provider="cnav"
        label={t({ id: 'pension.login.account', message: 'Avec mon compte retraite' })}
        button={<Trans id="pension.login.account-go">Continuer avec mon compte retraite</Trans>}
        variant="secondary"
        view={view}
        send={send}
      />
      <p className={styles.links}>
        <TextButton onClick={() => actor.send({ type: 'passwordForgotten' })}>
          <Trans id="pension.window.recovery">Mot de passe oublié</Trans>
        </TextButton>
        <TextButton onClick={() => actor.send({ type: 'registrationRequested' })}>
          <Trans id="pension.window.register">Créer un compte retraite</Trans>
        </TextButton>
      </p>
    </section>
  )
}

const NoticeLine = ({ actor }: { readonly actor: PensionActor }): ReactElement | null => {
  const notice = useSelector(actor, selectNotice)
  switch (notice) {
    case 'registered':
      return (
        <Note kind="success" live>
          <Trans id="pension.login.registered">Votre compte retraite est créé. Connectez-vous.</Trans>
        </Note>
      )
    case 'session-ended':
      return (
        <div role="alert">
          <Note kind="warn">
            <Trans id="pension.login.ended">
              Votre connexion au service de retraite est terminée. Reconnectez-vous&nbsp;: vos réponses sont gardées.
            </Trans>
          </Note>
        </div>
      )
    case undefined:
      return null
    default:
      return notice satisfies never
  }
}

type ShownProps = { readonly actor: PensionActor; readonly login: ActorRefFrom<typeof loginMachine> }

const RunningLogin = ({ actor, login }: ShownProps): ReactElement => {
  const view = useSelector(login, selectLogin)
  const accounts = useSelector(actor, selectAccounts)
  const send = (event: LoginEvent): void => login.send(event)
  return (
    <>
      <StepLine current="login" hasWork />
      <NoticeLine actor={actor} />
      {view.part === 'code' ? (
        <CodeForm view={view} send={send} />
      ) : (
        <div className={styles.doors}>
          <FranceConnect view={view} send={send} />
          <AccountLogin view={view} send={send} actor={actor} />
        </div>
      )}
      {view.part !== 'code' && <DemonstrationAccounts accounts={accounts} />}
      <Note>
        <Trans id="pension.login.encrypted">Vos identifiants sont chiffrés, utilisés une seule fois et jamais conservés.</Trans>
      </Note>
    </>
  )
}

/** The login: FranceConnect with its two sites, or the pension site's own account (MAREL-08 to MAREL-11). */
export const LoginSlide = ({ actor }: { readonly actor: PensionActor }): ReactElement | null => {
  const login = useSelector(actor, (snapshot) => snapshot.children.login)
  return login === undefined ? null : <RunningLogin actor={actor} login={login} />
}
