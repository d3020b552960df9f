import type { FieldProblem } from '@hautelisse/domain/contract'
import { Trans } from '@lingui/react/macro'
import { useId, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react'
import { Button, ToolButton } from '../ui/button/index.ts'
import { DateField, TextField, type FieldWords } from '../ui/field/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { NirField } from '../ui/masked-field/index.ts'
import { useAccountWords } from './words.ts'
import * as styles from './pension.css.ts'

type PasswordFieldProps = Pick<FieldWords, 'label' | 'hint' | 'error'> & {
  readonly id: string
  readonly value: string
  readonly onValueChange: (text: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  /** Name of the button that shows what is typed. */
  readonly show: string
}

/** A password, hidden until it is shown. */
export const PasswordField = ({ show, autoComplete, ...field }: PasswordFieldProps): ReactElement => {
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

type TypedProps = Pick<FieldWords, 'error'> & { readonly value: string; readonly onValueChange: (text: string) => void }

/** The social security number of an account. */
export const NumberField = (field: TypedProps): ReactElement => (
  <NirField
    {...field}
    id={`${useId()}-identifier`}
    autoComplete="username"
    label={<Trans id="pension.login.nir">Numéro de sécurité sociale</Trans>}
    hint={<Trans id="pension.login.nir-hint">13 chiffres, sans la clé</Trans>}
  />
)

/** The date of birth of an account's holder. */
export const BirthField = (field: TypedProps): ReactElement => (
  <DateField
    {...field}
    id={`${useId()}-birth`}
    autoComplete="bday"
    example="14/05/1998"
    label={<Trans id="pension.account.birth">Date de naissance</Trans>}
  />
)

type WaysProps = {
  readonly isBusy: boolean
  readonly onPrevious: () => void
  /** What the button that sends says, unless it leads on to another step. */
  readonly send?: ReactNode
}

/** The ways out of a step: on by sending it, or back. */
export const AccountDoors = ({ isBusy, onPrevious, send }: WaysProps): ReactElement => (
  <div className={styles.actions}>
    <Button type="submit" wide busy={isBusy}>
      {send ?? <Trans id="redirect.confirm.continue">Continuer</Trans>}
    </Button>
    <Button wide variant="secondary" onClick={onPrevious}>
      <Trans id="pension.account.previous">Précédent</Trans>
    </Button>
  </div>
)
