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
import { arriveAtTop, useApp, useSession } from '../shell/index.ts'
import { NextButton, QuestionForm } from '../stepper/index.ts'
import { Note } from '../ui/note/index.ts'
import { Stack } from '../ui/page/index.ts'
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
  <div role="alert" tabIndex={-1}>
    <Note kind="warn">
      <p>
        {useEditGate() === 'open' ? (
          <Trans id="profile.failure.confirmed">Votre code est confirmé&nbsp;: enregistrez de nouveau.</Trans>
        ) : (
          <Trans id="profile.failure.code">Confirmez d’abord que c’est bien vous avec un code reçu sur votre mobile.</Trans>
        )}
      </p>
    </Note>
  </div>
)

const LATER = (
  <Trans id="profile.failure.text">Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement.</Trans>
)
const UNDER_WAY = (
  <Trans id="profile.failure.under-way">
    Une demande est déjà en cours de vérification, ou cette modification ne se fait pas en ligne.
  </Trans>
)
const WORDS = {
  next: <Trans id="profile.edit.send">Enregistrer</Trans>,
  busy: <Trans id="profile.edit.busy">Enregistrement</Trans>,
  limit: LATER,
  kept: <Trans id="profile.failure.kept">Ce que vous avez saisi reste affiché ici.</Trans>,
  retry: <Trans id="ui.error.retry">Réessayer</Trans>,
}

/** What became of a change: it takes the focus at the top of the page, which the form has left. */
const EditResult = ({ isSaved, then }: { readonly isSaved: boolean; readonly then: ReactNode }): ReactElement => {
  useEffect(arriveAtTop, [])
  return (
    <Panel>
      <div className={styles.form}>
        <Note kind={isSaved ? 'success' : 'info'}>
          <h2 tabIndex={-1} data-arrival className={styles.result}>
            {isSaved ? (
              <Trans id="profile.saved.text">Votre modification a bien été prise en compte</Trans>
            ) : (
              <Trans id="profile.saved.same">C’est déjà ce que nous avons&nbsp;: rien n’a été envoyé.</Trans>
            )}
          </h2>
          {isSaved && then}
        </Note>
      </div>
    </Panel>
  )
}

type EditFormProps<Form extends object> = {
  readonly view: ChangeView<Form>
  /** What follows once it is sent, beside the word that it was taken into account. */
  readonly then?: ReactNode
  /** Another way to the same change, below the form for as long as it is there. */
  readonly otherWay?: ReactNode
  readonly children: ReactNode
}

/** One change: its fields, what is wrong, and what became of it. The profile is read again once it is taken (PROF-11). */
export const EditForm = <Form extends object>({ view, then, otherWay, children }: EditFormProps<Form>): ReactElement => {
  const { session } = useApp()
  const { isSaved, isUnchanged, isSending, isRestored, errors, question, actor } = view
  useEffect(() => {
    if (isSaved) session.send({ type: 'familiesRequested' })
  }, [isSaved, session])
  if (isSaved || isUnchanged) return <EditResult isSaved={isSaved} then={then} />
  const words = { ...WORDS, failed: question?.code === 'ERR_CONFLICT' ? UNDER_WAY : LATER }
  const asksCode = question?.code === 'ERR_OTP'
  return (
    <Stack>
      <Panel>
        <QuestionForm
          view={{ isBusy: isSending, errors, failure: question }}
          send={() => actor.send({ type: 'submitted' })}
          words={words}
          className={styles.form}
          fieldsClassName={styles.fields}
          title={
            isRestored && (
              <Note kind="info">
                <p>
                  <Trans id="profile.edit.restored">
                    Ce que vous aviez saisi est là. Si cette modification demande un justificatif, joignez-le de nouveau.
                  </Trans>
                </p>
              </Note>
            )
          }
          actions={
            <>
              {asksCode && <CodeAgain />}
              <div className={styles.actions}>
                <NextButton view={{ isBusy: isSending }} words={words} />
              </div>
            </>
          }
        >
          {children}
        </QuestionForm>
      </Panel>
      {asksCode && <OtpNotice />}
      {otherWay}
    </Stack>
  )
}
