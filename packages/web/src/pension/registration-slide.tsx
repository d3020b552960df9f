import { selectRegistration, type registrationMachine } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useState, type ReactElement } from 'react'
import type { ActorRefFrom } from 'xstate'
import { TextField } from '../ui/field/index.ts'
import { AccountForm, BirthField, NumberField, PasswordField, useProblemOf, AccountDoors } from './account-form.tsx'
import { Refusal } from './slide.tsx'
import type { PensionActor } from './use-pension.ts'
import { useGenericWords } from './words.ts'

type Registration = ActorRefFrom<typeof registrationMachine>
type PartProps = { readonly registration: Registration; readonly view: ReturnType<typeof selectRegistration> }

const RegistrationFailure = ({ view }: Pick<PartProps, 'view'>): ReactElement | null => {
  const generic = useGenericWords()
  return view.hasFailed ? <Refusal sentences={[generic]} /> : null
}

const Secrets = ({ registration, view }: PartProps): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const problemOf = useProblemOf(view.problems)
  const [password, setPassword] = useState('')
  const [question, setQuestion] = useState('')
  const [answer, setAnswer] = useState('')
  return (
    <AccountForm
      label={t({ id: 'pension.register.secrets', message: 'Mot de passe et question secrète' })}
      problems={view.problems}
      isBusy={view.isBusy}
      onSend={() => registration.send({ type: 'secretsGiven', password, secret_question: question, secret_answer: answer })}
    >
      <RegistrationFailure view={view} />
      <PasswordField
        id={`${id}-password`}
        label={<Trans id="pension.login.password">Mot de passe</Trans>}
        hint={<Trans id="pension.register.password-hint">Au moins 8 caractères</Trans>}
        value={password}
        onValueChange={setPassword}
        error={problemOf('password')}
        autoComplete="new-password"
        show={t({ id: 'pension.login.show', message: 'Afficher le mot de passe' })}
      />
      <TextField
        id={`${id}-question`}
        label={<Trans id="pension.register.question">Question secrète</Trans>}
        hint={<Trans id="pension.register.question-hint">Elle vous sera posée si vous oubliez votre mot de passe.</Trans>}
        value={question}
        onValueChange={setQuestion}
        error={problemOf('secret_question')}
        autoComplete="off"
      />
      <TextField
        id={`${id}-answer`}
        label={<Trans id="pension.register.answer">Réponse</Trans>}
        value={answer}
        onValueChange={setAnswer}
        error={problemOf('secret_answer')}
        autoComplete="off"
      />
      <AccountDoors
        isBusy={view.isBusy}
        onPrevious={() => registration.send({ type: 'previousRequested' })}
        send={<Trans id="pension.register.create">Créer mon compte</Trans>}
      />
    </AccountForm>
  )
}

/** Fields of the first step stay filled in while the second is asked for. */
const RunningRegistration = ({ registration }: Pick<PartProps, 'registration'>): ReactElement => {
  const { t } = useLingui()
  const id = useId()
  const view = useSelector(registration, selectRegistration)
  const problemOf = useProblemOf(view.problems)
  const [identifier, setIdentifier] = useState('')
  const [name, setName] = useState('')
  const [birth, setBirth] = useState('')
  const [email, setEmail] = useState('')
  if (view.step === 'secrets') return <Secrets registration={registration} view={view} />
  return (
    <AccountForm
      label={t({ id: 'pension.register.identity', message: 'Qui êtes-vous ?' })}
      problems={view.problems}
      isBusy={view.isBusy}
      onSend={() => registration.send({ type: 'identityGiven', identifier, last_name: name, birth_date: birth, email })}
    >
      <RegistrationFailure view={view} />
      <NumberField value={identifier} onValueChange={setIdentifier} error={problemOf('identifier')} />
      <TextField
        id={`${id}-name`}
        label={<Trans id="pension.register.name">Nom de naissance</Trans>}
        value={name}
        onValueChange={setName}
        error={problemOf('last_name')}
        autoComplete="family-name"
      />
      <BirthField value={birth} onValueChange={setBirth} error={problemOf('birth_date')} />
      <TextField
        id={`${id}-email`}
        type="email"
        label={<Trans id="pension.register.email">Adresse e-mail</Trans>}
        value={email}
        onValueChange={setEmail}
        error={problemOf('email')}
        autoComplete="email"
      />
      <AccountDoors isBusy={view.isBusy} onPrevious={() => registration.send({ type: 'previousRequested' })} />
    </AccountForm>
  )
}

/** The registration at the pension site, in two steps (MAREL-11, MAREL-12). */
export const RegistrationSlide = ({ actor }: { readonly actor: PensionActor }): ReactElement | null => {
  const registration = useSelector(actor, (snapshot) => snapshot.children.registration)
  return registration === undefined ? null : <RunningRegistration registration={registration} />
}
