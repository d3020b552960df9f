import { useId, type ReactElement, type ReactNode } from 'react'
import { Button } from '../ui/button/index.ts'
import { NextButton } from './next-button.tsx'
import { QuestionForm } from './question-form.tsx'
import * as styles from './step-form.css.ts'
import type { QuestionView } from './view.ts'
import type { QuestionWords } from './words.ts'

type StepEvent = { readonly type: 'nextRequested' } | { readonly type: 'retryRequested' } | { readonly type: 'previousRequested' }

type StepFormProps = {
  readonly view: QuestionView
  readonly send: (event: StepEvent) => void
  /** What the form says; without a word for the way back there is none. */
  readonly words: QuestionWords & { readonly previous: ReactNode }
  /** What stands above the title. */
  readonly before?: ReactNode
  readonly title: ReactNode
  readonly lead: ReactNode
  readonly children: ReactNode
  readonly aside: ReactNode
}

/** One step: its title, its questions, and beside them what they come to and the ways on and back. */
export const StepForm = ({ view, send, words, before, title, lead, children, aside }: StepFormProps): ReactElement => {
  const titleId = useId()
  return (
    <QuestionForm
      view={view}
      send={send}
      words={words}
      titleId={titleId}
      title={
        <header className={styles.heading}>
          {before}
          <h1 id={titleId} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </header>
      }
      aside={aside}
      actions={
        <div className={styles.actions}>
          <NextButton view={view} words={words} wide />
          {words.previous !== undefined && (
            <Button variant="secondary" wide onClick={() => send({ type: 'previousRequested' })}>
              {words.previous}
            </Button>
          )}
        </div>
      }
      fieldsClassName={styles.fields}
    >
      {children}
    </QuestionForm>
  )
}
