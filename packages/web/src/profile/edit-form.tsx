import type { FieldError } from '@hautelisse/domain/validation'
import { selectChange, type ChangeMachine } from '@hautelisse/machines/profile'
import { Trans } from '@lingui/react/macro'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useSelector } from '@xstate/react'
import { useApp } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './profile.css.ts'
import { useErrorWords } from './words.ts'

/** The view of one change, and what its fields need. */
export type ChangeView<Form extends object> = ReturnType<typeof selectChange<Form>> & {
  readonly answer: (answers: Partial<Form>) => void
  readonly wrong: (path: string) => string | undefined
  readonly actor: ActorRefFrom<ChangeMachine<Form>>
}

/** Reads one change from its machine. */
export const useChange = <Form extends object>(actor: ActorRefFrom<ChangeMachine<Form>>): ChangeView<Form> => {
  const view = selectChange<Form>(useSelector(actor, (snapshot) => snapshot))
  const words = useErrorWords()
  const wrong = (path: string): string | undefined => {
    const error: FieldError | undefined = view.errors.find((one) => one.path === path)
    return error && words(error)
  }
  return { ...view, actor, wrong, answer: (answers) => actor.send({ type: 'answered', answers }) }
}

/** The code of the session is asked for again; what was typed stays as it is meanwhile. */
const CodeAgain = (): ReactElement => {
  const { session } = useApp()
  const { pathname, search } = window.location
  return (
    <Note kind="warn" live>
      <p>
        <Trans id="profile.failure.code">Confirmez d’abord que c’est bien vous avec un code reçu sur votre mobile.</Trans>
      </p>
      <TextButton icon={drawings.Mobile} onClick={() => session.send({ type: 'otpRequested', location: `${pathname}${search}` })}>
        <Trans id="otp.offer.request">Recevoir un code</Trans>
      </TextButton>
    </Note>
  )
}

const Failure = ({ code }: { readonly code: string | undefined }): ReactElement => {
  if (code === 'ERR_OTP') return <CodeAgain />
  return (
    <div role="alert">
      <Note kind="alert">
        <p>
          {code === 'ERR_CONFLICT' ? (
            <Trans id="profile.failure.under-way">
              Une demande est déjà en cours de vérification, ou cette modification ne se fait pas en ligne.
            </Trans>
          ) : (
            <Trans id="profile.failure.text">Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
          )}
        </p>
      </Note>
    </div>
  )
}

type EditFormProps<Form extends object> = {
  readonly view: ChangeView<Form>
  readonly back: ReactNode
  /** What follows once it is sent, beside the word that it was taken into account. */
  readonly then?: ReactNode
  readonly children: ReactNode
}

/** One change: its fields, what is wrong, and what became of it. The profile is read again once it is taken (PROF-11). */
export const EditForm = <Form extends object>({ view, back, then, children }: EditFormProps<Form>): ReactElement => {
  const { session } = useApp()
  const { isSaved, isUnchanged, isSending, failure, actor } = view
  useEffect(() => {
    if (isSaved) session.send({ type: 'familiesRequested' })
  }, [isSaved, session])
  if (isSaved || isUnchanged)
    return (
      <Panel>
        <div className={styles.form}>
          <Note kind={isSaved ? 'success' : 'info'} live>
            <p>
              {isSaved ? (
                <Trans id="profile.saved.text">Votre modification a bien été prise en compte</Trans>
              ) : (
                <Trans id="profile.saved.same">C’est déjà ce que nous avons : rien n’a été envoyé.</Trans>
              )}
            </p>
            {isSaved && then}
          </Note>
          <p>{back}</p>
        </div>
      </Panel>
    )
  return (
    <Panel>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'submitted' })
        }}
      >
        {children}
        {failure !== undefined && failure.fields.length === 0 && <Failure code={failure.code} />}
        <div className={styles.actions}>
          <Button type="submit" busy={isSending}>
            <Trans id="profile.edit.send">Enregistrer</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}
