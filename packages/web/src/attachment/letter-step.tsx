import type { TypedLetter } from '@hautelisse/domain/attachment'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { DateField, focusFirstError, TextField } from '../ui/field/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './attachment.css.ts'
import { LetterPanel } from './letter-drawing.tsx'
import { RefusalNote } from './refusal-note.tsx'
import type { AttachmentProps } from './use-attachment.ts'
import { useErrorWords } from './words.ts'

const Fields = ({ view, send }: AttachmentProps): ReactElement => {
  const words = useErrorWords()
  const field = (path: keyof TypedLetter) => {
    const error = view.errors.find((one) => one.path === path)
    return {
      id: path,
      value: view.typed[path],
      onValueChange: (text: string) => send({ type: 'answered', answers: { [path]: text } }),
      error: error && words(error),
    }
  }
  return (
    <>
      <div className={styles.short}>
        <TextField
          {...field('contract_number')}
          inputMode="numeric"
          autoComplete="off"
          label={<Trans id="attachment.form.number">Numéro de contrat</Trans>}
          hint={<Trans id="attachment.form.number-hint">8 chiffres</Trans>}
        />
      </div>
      <div className={styles.short}>
        <TextField
          {...field('code')}
          autoComplete="off"
          spellCheck={false}
          label={<Trans id="attachment.form.code">Code du courrier</Trans>}
          hint={<Trans id="attachment.form.code-hint">8 lettres et chiffres, majuscules ou minuscules</Trans>}
        />
      </div>
      <div className={styles.short}>
        <DateField
          {...field('birth_date')}
          autoComplete="bday"
          label={<Trans id="attachment.form.birth">Votre date de naissance</Trans>}
        />
      </div>
    </>
  )
}

/** What the letter says: number, code, and the day of birth that proves whose it is (ATT-02). */
export const LetterStep = (props: AttachmentProps): ReactElement => {
  const { view, send, isMember } = props
  const form = useRef<HTMLFormElement>(null)
  const wrong = view.errors.length
  useEffect(() => {
    if (form.current !== null && wrong > 0) focusFirstError(form.current)
  }, [wrong])
  return (
    <>
      <PageHead
        title={<Trans id="attachment.form.title">Que dit votre courrier ?</Trans>}
        lead={<Trans id="attachment.form.lead">Ensemble, ces trois informations montrent que le contrat est le vôtre.</Trans>}
      />
      <div className={styles.columns}>
        <Panel>
          <form
            ref={form}
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              send({ type: 'nextRequested' })
            }}
          >
            <Fields {...props} />
            {view.refusal !== undefined && <RefusalNote refusal={view.refusal} isMember={isMember} />}
            <div className={styles.ways}>
              <Button type="submit" busy={view.isBusy}>
                <Trans id="attachment.step.next">Continuer</Trans>
              </Button>
              <Button variant="secondary" onClick={() => send({ type: 'previousRequested' })}>
                <Trans id="attachment.step.previous">Précédent</Trans>
              </Button>
            </div>
          </form>
        </Panel>
        <LetterPanel />
      </div>
    </>
  )
}
