import type { FieldError } from '@hautelisse/domain/validation'
import {
  keepChange,
  readChangeDraft,
  selectChange,
  type ChangeEntry,
  type ChangeInput,
  type ChangeMachine,
} from '@hautelisse/machines/profile'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useActorRef, useSelector } from '@xstate/react'
import { OtpNotice, useEditGate } from '../session/routes.tsx'
import { useApp, useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
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

/**
 * Runs one change for as long as its form is there. What is typed outlives the way to the door of the code.
 *
 * @param machine machine of the change
 * @param entry where the answers wait while a code is fetched
 * @param open what the change begins with
 */
export const useChange = <Form extends object>(
  machine: ChangeMachine<Form>,
  entry: ChangeEntry<Form>,
  open: () => Omit<ChangeInput<Form>, 'draft' | 'random'>,
): ChangeView<Form> => {
  const { random, sessionStorage } = useApp()
  const userId = useSession(selectUser)?.id ?? ''
  const [input] = useState(() => ({ ...open(), random, draft: readChangeDraft(entry, sessionStorage, userId) }))
  const actor = useActorRef(machine, { input })
  useEffect(() => keepChange(actor, sessionStorage, entry, userId), [actor, sessionStorage, entry, userId])
  const view = selectChange<Form>(useSelector(actor, (snapshot) => snapshot))
  const words = useErrorWords()
  const wrong = (path: string): string | undefined => {
    const error: FieldError | undefined = view.errors.find((one) => one.path === path)
    return error && words(error)
  }
  return { ...view, actor, wrong, answer: (answers) => actor.send({ type: 'answered', answers }) }
}

/** The server asks for the code of the session again; what was typed stays as it is meanwhile. */
const CodeAgain = (): ReactElement => (
  <Note kind="warn" live>
    <p>
      {useEditGate() === 'open' ? (
        <Trans id="profile.failure.confirmed">Votre code est confirmé&nbsp;: enregistrez de nouveau.</Trans>
      ) : (
        <Trans id="profile.failure.code">Confirmez d’abord que c’est bien vous avec un code reçu sur votre mobile.</Trans>
      )}
    </p>
  </Note>
)

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
  const { isSaved, isUnchanged, isSending, isRestored, failure, actor } = view
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
    <>
      <Panel>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'submitted' })
          }}
        >
          {isRestored && (
            <Note kind="info">
              <p>
                <Trans id="profile.edit.restored">
                  Ce que vous aviez saisi est là. Si cette modification demande un justificatif, joignez-le de nouveau.
                </Trans>
              </p>
            </Note>
          )}
          {children}
          {failure !== undefined && failure.fields.length === 0 && <Failure code={failure.code} />}
          <div className={styles.actions}>
            <Button type="submit" busy={isSending}>
              <Trans id="profile.edit.send">Enregistrer</Trans>
            </Button>
          </div>
        </form>
      </Panel>
      {failure?.code === 'ERR_OTP' && <OtpNotice />}
    </>
  )
}
