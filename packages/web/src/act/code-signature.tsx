import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { useAsking, type QuestionView } from '../stepper/index.ts'
import { CodeField } from '../ui/code-field/index.ts'
import { FieldError } from '../ui/field/index.ts'
import * as styles from './code-gate.css.ts'
import { CodeHead, type CodeGateProps } from './code-gate.tsx'

/** The code where it is typed on the page, and not at the door outside. */
type TypedCode = {
  readonly label: ReactNode
  readonly value: string
  readonly onValueChange: (digits: string) => void
  /** Why it is refused, with the tries that are left. */
  readonly error?: ReactNode
  /** How many codes were sent: with another one the boxes are to be filled in anew. */
  readonly round: number
  readonly view: Pick<QuestionView, 'isBusy' | 'failure'>
  readonly onSubmit: () => void
  /** What is stated with the code. */
  readonly statement?: ReactNode
}

/** A refusal, on a sheet of its own. */
export const CodeRefusal = ({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactElement => (
  <div className={styles.wrong} role="alert">
    <FieldError id={id}>{children}</FieldError>
  </div>
)

/** Asks for the code that signs, and is the act of its page: it is one field, and a refusal or another code brings the caret back to it. */
export const CodeSignature = ({
  title,
  text,
  failure,
  action,
  again,
  code,
}: CodeGateProps & { readonly code: TypedCode }): ReactElement => {
  const id = useId()
  const { form } = useAsking(code.view, code.onSubmit)
  const { round } = code
  const boxes = useRef<HTMLDivElement>(null)
  const seen = useRef(round)
  useEffect(() => {
    if (seen.current === round) return
    seen.current = round
    boxes.current?.querySelector('input')?.focus()
  }, [round])
  const isWrong = code.error !== undefined
  return (
    <form {...form} className={styles.signature} aria-labelledby={`${id}-title`}>
      <CodeHead id={`${id}-title`} title={title} text={text} />
      <div ref={boxes}>
        <CodeField
          label={code.label}
          value={code.value}
          onValueChange={code.onValueChange}
          wrong={isWrong}
          describedBy={isWrong ? `${id}-error` : undefined}
        />
      </div>
      {isWrong && <CodeRefusal id={`${id}-error`}>{code.error}</CodeRefusal>}
      {code.statement}
      {failure}
      <div className={styles.actions}>
        {action}
        {again}
      </div>
    </form>
  )
}
