import { selectEditProblems } from '@hautelisse/machines/projection'
import { Trans } from '@lingui/react/macro'
import { useRef, type FormEvent, type ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { focusFirstError } from '../ui/field/index.ts'
import { Hero } from '../ui/hero/index.ts'
import { layout } from '../ui/theme/index.ts'
import { useEditDesk } from './desk.ts'
import { GoalField, HorizonField } from './money.tsx'
import { NextPart } from './next-part.tsx'
import * as styles from './page.css.ts'
import type { ProjectionActor } from './use-projection.ts'

/** Takes what a form holds, and leads to its first mistake otherwise. */
export const useTaking = (actor: ProjectionActor) => {
  const form = useRef<HTMLFormElement>(null)
  const take = (event: FormEvent): void => {
    event.preventDefault()
    actor.send({ type: 'editTaken' })
    const { current } = form
    if (current !== null && selectEditProblems(actor.getSnapshot()).length > 0)
      requestAnimationFrame(() => focusFirstError(current))
  }
  return { form, take }
}

/** The two answers without which nothing is computed (PROJ-10, PROJ-14): nothing moves while they are typed. */
export const StartHero = ({ actor }: { readonly actor: ProjectionActor }): ReactElement => {
  const { form, take } = useTaking(actor)
  const desk = useEditDesk(actor)
  return (
    <>
      <Hero
        title={
          <span className={styles.question}>
            <Trans id="projection.start.title">
              De quoi <span className={styles.together}>vivrez-vous</span> à la retraite&nbsp;?
            </Trans>
          </span>
        }
        sentence={
          <p className={styles.sentence}>
            <Trans id="projection.start.text">Deux réponses d’abord. Vous pourrez les changer à tout moment.</Trans>
          </p>
        }
        fan={
          <form ref={form} noValidate className={styles.startFields} onSubmit={take}>
            <HorizonField desk={desk} />
            <GoalField desk={desk} />
            <Button type="submit">
              <Trans id="projection.act.continue">Continuer</Trans>
            </Button>
          </form>
        }
      />
      <div className={styles.hem} />
      <div className={`${layout.wrap} ${styles.part}`}>
        <NextPart />
      </div>
    </>
  )
}
