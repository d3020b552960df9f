import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement, type ReactNode, type Ref, type SubmitEvent } from 'react'
import { Button, TextButton } from '../ui/button/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './answers.css.ts'

/** What the saver answered, a row each; a row is changed where it stands. */
export const Answers = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <dl className={styles.answers}>{children}</dl>
)

type AnswerRowProps = {
  readonly name: string
  readonly said: ReactNode
  /** Begins to change the answer; without it and without a way of its own it cannot be changed here. */
  readonly onChange?: (() => void) | undefined
  /** Another way to change it, such as a link to the page that asks. */
  readonly change?: ReactNode
  /** Whether it is being changed: its fields stand under it in place of the button. */
  readonly isOpen?: boolean
  /** Fields of the answer, as `AnswerForm`. */
  readonly children?: ReactNode
}

/** One answer with the way to change it. The focus comes back to its button once its fields are gone. */
export const AnswerRow = ({ name, said, onChange, change, isOpen = false, children }: AnswerRowProps): ReactElement => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const own =
    onChange === undefined || isOpen ? undefined : (
      <TextButton ref={button} onClick={onChange}>
        <Trans id="answers.row.change">Modifier</Trans>
        <VisuallyHidden>
          {'\u00A0: '}
          {name}
        </VisuallyHidden>
      </TextButton>
    )
  const way = change ?? own
  return (
    <div className={styles.answer}>
      <dt>{name}</dt>
      <dd className={styles.answerText}>{said}</dd>
      {way !== undefined && <dd className={styles.change}>{way}</dd>}
      {isOpen && <dd className={styles.editor}>{children}</dd>}
    </div>
  )
}

type AnswerFormProps = {
  readonly form?: Ref<HTMLFormElement> | undefined
  readonly onTake: (event: SubmitEvent<HTMLFormElement>) => void
  readonly onLeave: () => void
  readonly busy?: boolean
  /** Fields of one answer. */
  readonly children: ReactNode
}

/** The fields of one answer; nothing of them counts before they are taken. The first one has the focus. */
export const AnswerForm = ({ form, onTake, onLeave, busy = false, children }: AnswerFormProps): ReactElement => {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, [role="radio"], select')?.focus(), [])
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={onTake}>
      <div ref={fields} className={styles.form}>
        {children}
      </div>
      <p>
        <Button type="submit" size="s" busy={busy}>
          <Trans id="answers.form.take">Valider</Trans>
        </Button>{' '}
        <Button variant="secondary" size="s" onClick={onLeave}>
          <Trans id="answers.form.leave">Annuler</Trans>
        </Button>
      </p>
    </form>
  )
}
