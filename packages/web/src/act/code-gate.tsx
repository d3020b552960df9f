import { useId, type ReactElement, type ReactNode } from 'react'
import * as styles from './code-gate.css.ts'

export type CodeGateProps = {
  readonly title: ReactNode
  /** What the code is for, and to which mobile it is sent. */
  readonly text: ReactNode
  /** Why no code came, or why what was signed got no answer. */
  readonly failure?: ReactNode
  /** Asks for the code, or signs with it. */
  readonly action: ReactNode
  /** The way to another code. */
  readonly again?: ReactNode
}

type HeadProps = Pick<CodeGateProps, 'title' | 'text'> & { readonly id: string }

/** What the code is for, and to which mobile it is sent. */
export const CodeHead = ({ id, title, text }: HeadProps): ReactElement => (
  <div className={styles.words}>
    <h2 id={id}>{title}</h2>
    <div className={styles.text}>{text}</div>
  </div>
)

/**
 * Asks for the code of the session wherever an act waits for it: it is asked for here and typed at the door. As wide as what stands around it, and quieter than the
 * act.
 */
export const CodeGate = ({ title, text, failure, action, again }: CodeGateProps): ReactElement => {
  const id = useId()
  return (
    <section className={styles.quiet} aria-labelledby={id}>
      <div className={styles.words}>
        <CodeHead id={id} title={title} text={text} />
        {failure}
      </div>
      <div className={styles.actions}>
        {action}
        {again}
      </div>
    </section>
  )
}
