import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { useAsking, type QuestionView } from '../stepper/index.ts'
import { CodeInput } from '../ui/code-field/index.ts'
import { FieldError } from '../ui/field/index.ts'
import * as styles from './code-gate.css.ts'

/** The code where it is typed on the page, and not at the door outside: it signs. */
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

type CodeGateProps = {
  readonly title: ReactNode
  /** What the code is for, and to which mobile it is sent. */
  readonly text: ReactNode
  /** Why no code came, or why what was signed got no answer. */
  readonly failure?: ReactNode
  /** Asks for the code, or signs with it. */
  readonly action: ReactNode
  /** The way to another code. */
  readonly again?: ReactNode
  /** The boxes; left out where the code is asked for here and typed at the door. */
  readonly code?: TypedCode
}

type HeadProps = Pick<CodeGateProps, 'title' | 'text'> & { readonly id: string }

const Head = ({ id, title, text }: HeadProps): ReactElement => (
  <div className={styles.words}>
    <h2 id={id}>{title}</h2>
    <div className={styles.text}>{text}</div>
  </div>
)

/** A refusal, on a sheet of its own. */
export const CodeRefusal = ({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactElement => (
  <div className={styles.wrong} role="alert">
    <FieldError id={id}>{children}</FieldError>
  </div>
)

const Signature = ({ title, text, failure, action, again, code }: CodeGateProps & { readonly code: TypedCode }): ReactElement => {
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
      <Head id={`${id}-title`} title={title} text={text} />
      <div ref={boxes}>
        <label className={styles.label} htmlFor={`${id}-code`}>
          {code.label}
        </label>
        <CodeInput
          id={`${id}-code`}
          value={code.value}
          invalid={isWrong}
          describedBy={isWrong ? `${id}-error` : undefined}
          onValueChange={code.onValueChange}
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

const Quiet = ({ title, text, failure, action, again }: CodeGateProps): ReactElement => {
  const id = useId()
  return (
    <section className={styles.quiet} aria-labelledby={id}>
      <div className={styles.words}>
        <Head id={id} title={title} text={text} />
        {failure}
      </div>
      <div className={styles.actions}>
        {action}
        {again}
      </div>
    </section>
  )
}

/**
 * Asks for a code wherever an act is confirmed by one, as wide as what stands around it. The code of the session is asked for here and typed at the door: the panel
 * is quieter than the act that waits for it. The code that signs is typed here, and is the act of its page: it is one field, and a refusal or another code brings
 * the caret back to it.
 */
export const CodeGate = ({ code, ...gate }: CodeGateProps): ReactElement =>
  code === undefined ? <Quiet {...gate} /> : <Signature {...gate} code={code} />
