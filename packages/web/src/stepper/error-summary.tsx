import type { FieldError } from '@hautelisse/domain/validation'
import type { ReactElement } from 'react'
import { focusField } from '../ui/field/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import type { SummaryWords } from './words.ts'
import { summaryList } from './stepper.css.ts'

type ErrorSummaryProps = { readonly errors: readonly FieldError[]; readonly words: SummaryWords }

/** What is refused of a question, each line leading to its field. */
export const ErrorSummary = ({ errors, words }: ErrorSummaryProps): ReactElement => (
  <Note kind="alert">
    <p className={text({ strong: true })}>{words.title(errors.length)}</p>
    <ul className={summaryList}>
      {errors.map((error) => (
        <li key={`${error.path} ${error.code}`}>
          {words.line(
            <a
              href={`#${error.path}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(error.path)
              }}
            >
              {words.labelOf(error.path)}
            </a>,
            error,
          )}
        </li>
      ))}
    </ul>
  </Note>
)
