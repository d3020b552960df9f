import { charactersLeft } from '@hautelisse/domain/advisor'
import { SUBJECTS, type Subject, type TypedMessage } from '@hautelisse/domain/contact'
import type { FieldError } from '@hautelisse/domain/validation'
import { messageMachine, messageToSend } from '@hautelisse/machines/contact'
import { selectChange, type ChangeEvent } from '@hautelisse/machines/profile'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { focusFirstError, TextArea } from '../ui/field/index.ts'
import { FileDrop } from '../ui/file-drop/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Doors } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './contact.css.ts'

type View = ReturnType<typeof selectChange<TypedMessage>>
type FormProps = { readonly view: View; readonly send: (event: ChangeEvent<TypedMessage>) => void }

const useSubjects = (): Readonly<Record<Subject, string>> => {
  const { t } = useLingui()
  return {
    savings: t({ id: 'contact.subject.savings', message: 'Mon épargne et mes contrats' }),
    operation: t({ id: 'contact.subject.operation', message: 'Une opération' }),
    'personal-data': t({ id: 'contact.subject.data', message: 'Mes données personnelles' }),
    mobile: t({ id: 'contact.subject.mobile', message: 'Mon numéro de mobile' }),
    attachment: t({ id: 'contact.subject.attachment', message: 'Rattacher un contrat' }),
    other: t({ id: 'contact.subject.other', message: 'Autre question' }),
  }
}

/** What some subjects need beside the message. */
const NEEDS: Readonly<Partial<Record<Subject, ReactElement>>> = {
  mobile: (
    <Trans id="contact.subject.mobile-need">
      Votre mobile sert à vous identifier : joignez une copie recto verso de votre pièce d’identité.
    </Trans>
  ),
  attachment: (
    <Trans id="contact.subject.attachment-need">
      Donnez votre numéro de contrat si vous le connaissez. Ne recopiez jamais le code d’un courrier ici.
    </Trans>
  ),
}

const useErrorWords = (): ((error: FieldError) => string) => {
  const { t } = useLingui()
  return ({ path, code }) => {
    if (path === 'subject') return t({ id: 'contact.error.subject', message: 'Choisissez un objet' })
    if (path === 'message' && code === 'required') return t({ id: 'advisor.contact.empty', message: 'Champ obligatoire' })
    if (path === 'message') return t({ id: 'advisor.contact.long', message: 'Votre message est trop long' })
    return t({ id: 'contact.error.files', message: 'Un de ces fichiers n’a pas été accepté' })
  }
}

const isSubject = (value: string): value is Subject => (SUBJECTS as readonly string[]).includes(value)

const SubjectField = ({ view, send, error }: FormProps & { readonly error: string | undefined }): ReactElement => {
  const { t } = useLingui()
  const words = useSubjects()
  const { subject } = view.form
  const need = subject === undefined ? undefined : NEEDS[subject]
  return (
    <>
      <Select<string>
        id="subject"
        label={t({ id: 'advisor.contact.subject', message: 'Objet' })}
        value={subject ?? ''}
        onValueChange={(value) => {
          if (isSubject(value)) send({ type: 'answered', answers: { subject: value } })
        }}
        options={[
          { value: '', label: t({ id: 'accounts.bulletin.open', message: 'À choisir' }), disabled: true },
          ...SUBJECTS.map((value) => ({ value, label: words[value] })),
        ]}
        error={error}
      />
      {need !== undefined && (
        <Note live>
          <p>{need}</p>
        </Note>
      )}
    </>
  )
}

const MessageForm = ({ view, send }: FormProps): ReactElement => {
  const { t, i18n } = useLingui()
  const words = useErrorWords()
  const form = useRef<HTMLFormElement>(null)
  const wrong = (path: string): string | undefined => {
    const error = view.errors.find((one) => one.path === path || one.path.startsWith(`${path}.`))
    return error && words(error)
  }
  const count = view.errors.length
  useEffect(() => {
    if (form.current !== null && count > 0) focusFirstError(form.current)
  }, [count])
  const left = charactersLeft(view.form.message)
  const leftWritten = left?.toLocaleString(i18n.locale)
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'submitted' })
      }}
    >
      <SubjectField view={view} send={send} error={wrong('subject')} />
      <TextArea
        id="message"
        label={<Trans id="advisor.contact.message">Votre message</Trans>}
        value={view.form.message}
        onValueChange={(message) => send({ type: 'answered', answers: { message } })}
        error={wrong('message')}
        hint={
          <span className={styles.under}>
            <span>
              <Trans id="advisor.contact.required">Obligatoire</Trans>
            </span>
            {leftWritten !== undefined && (
              <span>
                <Trans id="contact.form.left">{leftWritten} caractères restants</Trans>
              </span>
            )}
          </span>
        }
      />
      <FileDrop
        label={t({ id: 'contact.form.files', message: 'Pièces à joindre, facultatif' })}
        limits={view.limits}
        view={view.fileView}
        error={wrong('files')}
        onPick={(files) => send({ type: 'filesPicked', files })}
        onRemove={(id) => send({ type: 'fileRemoved', id })}
        onRefusalClose={(id) => send({ type: 'refusalClosed', id })}
      />
      {view.failure !== undefined && view.errors.length === 0 && (
        <div role="alert">
          <Note kind="alert">
            <p>
              <Trans id="contact.failure.text">
                Votre demande n'a pas été prise en compte. Veuillez réessayer ultérieurement.
              </Trans>
            </p>
            <p>
              <Trans id="contact.failure.kept">Votre message et vos pièces sont gardés sur cette page.</Trans>
            </p>
          </Note>
        </div>
      )}
      <Doors>
        <Button type="submit" icon={drawings.Envelope} busy={view.isSending}>
          {view.isSending ? <Trans id="advisor.contact.sending">Envoi</Trans> : <Trans id="advisor.contact.send">Envoyer</Trans>}
        </Button>
      </Doors>
    </form>
  )
}

/** One message, from its form to the thanks. */
const OneMessage = ({ onAnother }: { readonly onAnother: () => void }): ReactElement => {
  const { client, random } = useApp()
  const [input] = useState(() => messageToSend(client, random))
  const [snapshot, send] = useMachine(messageMachine, { input })
  const view = selectChange<TypedMessage>(snapshot)
  if (!view.isSaved) return <MessageForm view={view} send={send} />
  return (
    <div className={styles.sent}>
      <Note kind="success" live>
        <p>
          <b>
            <Trans id="contact.sent.title">Merci, votre message a bien été transmis.</Trans>
          </b>
        </p>
        <p>
          <Trans id="contact.sent.text">La réponse vous arrive par e-mail, à l’adresse de votre profil.</Trans>
        </p>
      </Note>
      <Button variant="secondary" onClick={onAnother}>
        <Trans id="contact.sent.another">Écrire un autre message</Trans>
      </Button>
    </div>
  )
}

/** A message to the help line, and after it another one (CONT-01 to CONT-03). */
export const MessagePanel = (): ReactElement => {
  const [number, setNumber] = useState(0)
  return <OneMessage key={number} onAnother={() => setNumber(number + 1)} />
}
