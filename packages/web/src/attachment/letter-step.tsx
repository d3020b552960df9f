import type { TypedLetter } from '@hautelisse/domain/attachment'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import { DateField, TextField } from '../ui/field/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './attachment.css.ts'
import { LetterPlaces } from './letter-drawing.tsx'
import { RefusalNote } from './refusal-note.tsx'
import type { AttachmentProps } from './use-attachment.ts'
import { FORM_WORDS, useErrorWords } from './words.tsx'

const Fields = ({ view, send }: AttachmentProps): ReactElement => {
  const words = useErrorWords()
  const field = (path: keyof TypedLetter) => {
    const error = view.question.errors.find((one) => one.path === path)
    return {
      id: path,
      value: view.typed[path],
      onValueChange: (text: string) => send({ type: 'answered', answers: { [path]: text } }),
      error: error && words(error),
    }
  }
  return (
    <Panel className={styles.form}>
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
          example="14/05/1998"
          label={<Trans id="attachment.form.birth">Votre date de naissance</Trans>}
        />
      </div>
    </Panel>
  )
}

/** What the letter says: number, code, and the day of birth that proves whose it is (ATT-02). */
export const LetterStep = (props: AttachmentProps): ReactElement => (
  <ActForm
    view={props.view.question}
    send={props.send}
    words={FORM_WORDS}
    isNarrow={props.isNarrow}
    title={<Trans id="attachment.form.title">Que dit votre courrier ?</Trans>}
    lead={<Trans id="attachment.form.lead">Ensemble, ces trois informations montrent que le contrat est le vôtre.</Trans>}
    aside={<LetterPlaces />}
  >
    <RefusalNote {...props} />
    <Fields {...props} />
  </ActForm>
)
