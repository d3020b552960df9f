import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { focusArrived } from '../shell/index.ts'
import { Note } from '../ui/note/index.ts'
import { Stepper } from '../ui/stepper/index.ts'
import * as styles from './pension.css.ts'

/** A slide of the window. One that comes in the place of another takes the focus, at its top. */
export const PensionSlide = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => {
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
    family: t({ id: 'pension.window.family', message: 'Votre situation' }),
    work: t({ id: 'pension.window.work', message: 'Vos revenus' }),
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
