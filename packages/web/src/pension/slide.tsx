import type { FieldProblem } from '@hautelisse/domain/contract'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react'
import { focusArrived } from '../shell/index.ts'
import { TextField, type FieldWords } from '../ui/field/index.ts'
import { ToolButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Stepper } from '../ui/stepper/index.ts'
import { useAccountWords } from './words.ts'
import * as styles from './pension.css.ts'

/** A slide of the window. One that comes in the place of another takes the focus, at its top. */
export const Slide = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => {
  const slide = useRef<HTMLDivElement>(null)
  const before = useRef(name)
  useLayoutEffect(() => {
    if (before.current === name) return
    before.current = name
    focusArrived(slide.current, { preventScroll: true })
    slide.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 })
  }, [name])
  return (
    <div ref={slide} tabIndex={-1} className={styles.slide}>
      {children}
    </div>
  )
}

const STEPS = ['login', 'family', 'work'] as const
export type StepName = (typeof STEPS)[number]

/** Where one is on the way to the result. */
export const StepLine = ({ current, hasWork }: { readonly current: StepName; readonly hasWork: boolean }): ReactElement => {
  const { t } = useLingui()
  const names: Readonly<Record<StepName, string>> = {
    login: t({ id: 'pension.step.login', message: 'Connexion' }),
    family: t({ id: 'pension.step.family', message: 'Votre situation' }),
    work: t({ id: 'pension.step.work', message: 'Vos revenus' }),
  }
  const steps = STEPS.filter((step) => step !== 'work' || hasWork || current === 'work')
  const place = steps.indexOf(current)
  return (
    <Stepper
      narrow
      label={t({ id: 'pension.step.label', message: 'Étapes de l’estimation' })}
      steps={steps.map((id, at) => ({
        id,
        title: names[id],
        state: at < place ? 'done' : at === place ? 'current' : 'todo',
      }))}
    />
  )
}

type PasswordFieldProps = Pick<FieldWords, 'label' | 'hint' | 'error'> & {
  readonly id: string
  readonly value: string
  readonly onValueChange: (text: string) => void
  readonly autoComplete?: string
  /** Name of the button that shows what is typed. */
  readonly show: string
}

/** A password, hidden until it is shown. */
export const PasswordField = ({ show, autoComplete = 'off', ...field }: PasswordFieldProps): ReactElement => {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      unit={
        <ToolButton
          className={styles.eye}
          icon={isShown ? drawings.EyeSlash : drawings.Eye}
          aria-label={show}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}

/** Why a call failed, in one or more sentences, announced. */
export const Refusal = ({ sentences }: { readonly sentences: readonly string[] }): ReactElement | null =>
  sentences.length === 0 ? null : (
    <div role="alert">
      <Note kind="alert">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Note>
    </div>
  )

type AccountFormProps = {
  readonly label: string
  readonly problems: readonly FieldProblem[]
  readonly isBusy: boolean
  readonly onSend: () => void
  readonly children: ReactNode
}

/** Fields that are sent together. What is refused takes the focus; nothing typed is lost. */
export const AccountForm = ({ label, problems, isBusy, onSend, children }: AccountFormProps): ReactElement => {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!isBusy) onSend()
  }
  return (
    <form ref={form} noValidate aria-label={label} onSubmit={send} className={styles.fields}>
      {children}
    </form>
  )
}

/** Words of what is wrong with one field among some. */
export const useProblemOf = (problems: readonly FieldProblem[]): ((path: string) => string | undefined) => {
  const words = useAccountWords()
  return (path) => {
    const problem = problems.find((one) => one.path === path)
    return problem && words(problem)
  }
}
