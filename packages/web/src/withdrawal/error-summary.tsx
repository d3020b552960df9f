import type { FieldError } from '@hautelisse/domain/validation'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Note } from '../ui/note/index.ts'
import { useErrorWords } from './error-words.ts'
import { focusField } from '../ui/field/index.ts'
import { summaryLine, summaryList } from './withdrawal.css.ts'

type ErrorSummaryProps = { readonly errors: readonly FieldError[]; readonly labelOf: (path: string) => string }

/** What is refused on the step, each line leading to its field. */
export const ErrorSummary = ({ errors, labelOf }: ErrorSummaryProps): ReactElement => {
  const words = useErrorWords()
  return (
    <Note kind="alert">
      <p className={summaryLine}>
        <Plural
          id="withdrawal.errors.title"
          value={errors.length}
          one="# champ est à corriger"
          other="# champs sont à corriger"
        />
      </p>
      <ul className={summaryList}>
        {errors.map((error) => (
          <li key={`${error.path} ${error.code}`}>
            <Trans id="withdrawal.errors.line">
              <a
                href={`#${error.path}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(error.path)
                }}
              >
                {labelOf(error.path)}
              </a>
               : {words(error)}
            </Trans>
          </li>
        ))}
      </ul>
    </Note>
  )
}
