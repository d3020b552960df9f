import { visibleFields } from '@hautelisse/domain/pension'
import { selectForm } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, type ReactElement, type SubmitEvent } from 'react'
import { Button } from '../ui/button/index.ts'
import { text } from '../ui/page/index.ts'
import { QuestionField } from './form-field.tsx'
import { Refusal, StepLine } from './slide.tsx'
import type { PensionActor } from './use-pension.ts'
import * as styles from './pension.css.ts'

/** The form in its two steps: what everything depends on, then what depends on it (MAREL-13, MAREL-14). */
export const FormSlide = ({ actor }: { readonly actor: PensionActor }): ReactElement => {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const wasSent = useRef(false)
  const view = useSelector(actor, selectForm, (one, other) => JSON.stringify(one) === JSON.stringify(other))
  const { step, problems, hasFailed, isCalculating, hasWork } = view
  useLayoutEffect(() => {
    if (wasSent.current && problems.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-invalid="true"] button')?.focus()
    wasSent.current = false
  }, [problems])
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    wasSent.current = true
    if (!isCalculating) actor.send({ type: 'nextRequested' })
  }
  const isLast = step === 'work' || !hasWork
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className={styles.fields}
      aria-label={t({ id: 'pension-form.page.name', message: 'Votre situation et vos revenus' })}
    >
      <StepLine current={step} hasWork={hasWork} />
      {hasFailed && (
        <Refusal sentences={[t({ id: 'answers.failure.text', message: "Une erreur s'est produite, veuillez réessayer" })]} />
      )}
      <fieldset className={styles.fields} disabled={isCalculating}>
        {visibleFields(step, view.form, view.options).map((visible) => (
          <QuestionField key={visible.field} visible={visible} view={view} send={(event) => actor.send(event)} />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" wide busy={isCalculating}>
          {hasFailed ? (
            <Trans id="ui.error.retry">Réessayer</Trans>
          ) : isLast ? (
            <Trans id="pension-form.action.calculate">Calculer ma retraite</Trans>
          ) : (
            <Trans id="redirect.confirm.continue">Continuer</Trans>
          )}
        </Button>
        {step === 'work' && !isCalculating && (
          <Button wide variant="secondary" onClick={() => actor.send({ type: 'previousRequested' })}>
            <Trans id="pension-form.action.previous">Précédent</Trans>
          </Button>
        )}
        {isCalculating && (
          <Button wide variant="secondary" onClick={() => actor.send({ type: 'waitEnded' })}>
            <Trans id="pension-form.action.stop">Arrêter le calcul</Trans>
          </Button>
        )}
      </div>
      <p className={text({ as: 'small' })}>
        <Trans id="pension-form.page.kept">
          Ces réponses servent seulement à l’estimation. Elles sont conservées 2&nbsp;ans.
        </Trans>
      </p>
    </form>
  )
}
