import type { AnswerPart } from '@hautelisse/machines/projection'
import { selectAbout, selectEdit, selectSaving } from '@hautelisse/machines/projection'
import { Trans } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { DoorLink } from '../portal/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { AnswerFields } from './answer-fields.tsx'
import { Said } from './answer-said.tsx'
import * as styles from './answers.css.ts'
import { Folded } from './folded.tsx'
import { useTaking } from './start-hero.tsx'
import type { ProjectionActor } from './use-projection.ts'
import { useAnswerNames } from './words.ts'

type OfActor = { readonly actor: ProjectionActor }
type RowPart = Exclude<AnswerPart, 'start'>

const SaveAnswers = ({ actor }: OfActor): ReactElement => {
  const { isSaving, words, hasFailed } = useSelector(actor, selectSaving, shallowEqual)
  return (
    <div className={styles.save}>
      <Button variant="secondary" busy={isSaving} onClick={() => actor.send({ type: 'saveRequested' })}>
        <Trans id="projection.form.save">Enregistrer</Trans>
      </Button>
      <output>{words}</output>
      {hasFailed && (
        <p role="alert">
          <Trans id="projection.form.unsaved">
            Une erreur est survenue. Votre projet n’a pas été enregistré&nbsp;: réessayez.
          </Trans>
        </p>
      )}
    </div>
  )
}

/** The fields of one answer; nothing of them counts before they are taken. */
const Editor = ({ actor, part }: OfActor & { readonly part: RowPart }): ReactElement => {
  const { form, take } = useTaking(actor)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, [role="radio"], select')?.focus(), [form])
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={take}>
      <AnswerFields actor={actor} part={part} />
      <p>
        <Button type="submit" size="s">
          <Trans id="projection.answer.take">Valider</Trans>
        </Button>{' '}
        <Button variant="secondary" size="s" onClick={() => actor.send({ type: 'editLeft' })}>
          <Trans id="projection.answer.leave">Annuler</Trans>
        </Button>
      </p>
    </form>
  )
}

type RowProps = {
  readonly name: string
  readonly said: ReactNode
  readonly change?: ReactNode
  readonly children?: ReactNode
}

const Row = ({ name, said, change, children }: RowProps): ReactElement => (
  <div className={styles.answer}>
    <dt>{name}</dt>
    <dd className={styles.answerText}>{said}</dd>
    {change !== undefined && <dd className={styles.change}>{change}</dd>}
    {children !== undefined && <dd className={styles.editor}>{children}</dd>}
  </div>
)

const AnswerRow = ({ actor, part }: OfActor & { readonly part: RowPart }): ReactElement => {
  const names = useAnswerNames()
  const edited = useSelector(actor, (snapshot) => selectEdit(snapshot)?.part)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = edited === part
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Row
      name={names[part]}
      said={<Said actor={actor} part={part} />}
      change={
        isOpen ? undefined : (
          <TextButton ref={button} onClick={() => actor.send({ type: 'editBegun', part })}>
            <Trans id="projection.card.change">Modifier</Trans>
            <VisuallyHidden>
              {' : '}
              {names[part]}
            </VisuallyHidden>
          </TextButton>
        )
      }
    >
      {isOpen ? <Editor actor={actor} part={part} /> : undefined}
    </Row>
  )
}

/** A pension that was estimated is estimated anew; one that the saver knows is typed. */
const PensionRow = ({ actor, isPensionAsked }: PartProps): ReactElement => {
  const names = useAnswerNames()
  const hasEstimate = useSelector(actor, (snapshot) => selectAbout(snapshot).estimate !== null)
  if (isPensionAsked === true) return <Row name={names.pension} said={<Said actor={actor} part="pension" />} />
  if (!hasEstimate) return <AnswerRow actor={actor} part="pension" />
  return (
    <Row
      name={names.pension}
      said={<Said actor={actor} part="pension" />}
      change={
        <DoorLink target={{ hash: 'marel' }} icon={drawings.ArrowRight} trailing>
          <Trans id="projection.act.again">Refaire mon estimation</Trans>
        </DoorLink>
      }
    />
  )
}

const HouseholdRow = ({ actor, onHousehold }: PartProps): ReactElement => {
  const names = useAnswerNames()
  return (
    <Row
      name={names.household}
      said={<Said actor={actor} part="household" />}
      change={
        onHousehold && (
          <TextButton onClick={onHousehold}>
            <Trans id="projection.card.change">Modifier</Trans>
            <VisuallyHidden>
              {' : '}
              {names.household}
            </VisuallyHidden>
          </TextButton>
        )
      }
    />
  )
}

type PartProps = OfActor & {
  /** Asks for the household again; without it that cannot be done here. */
  readonly onHousehold?: (() => void) | undefined
  /** The page asks for the pension above. */
  readonly isPensionAsked?: boolean | undefined
}

/** Every answer, each changed where it stands; they are saved on the saver's word alone (PROJ-16). */
export const AnswersPart = ({ actor, onHousehold, isPensionAsked }: PartProps): ReactElement => (
  <Folded id="retirement-answers" title={<Trans id="projection.answer.title">Vos réponses</Trans>}>
    <dl className={styles.answers}>
      <AnswerRow actor={actor} part="horizon" />
      <PensionRow actor={actor} isPensionAsked={isPensionAsked} />
      <AnswerRow actor={actor} part="goal" />
      <AnswerRow actor={actor} part="split" />
      <AnswerRow actor={actor} part="payments" />
      <AnswerRow actor={actor} part="other" />
      <AnswerRow actor={actor} part="loan" />
      <HouseholdRow actor={actor} onHousehold={onHousehold} />
    </dl>
    <SaveAnswers actor={actor} />
    <p className={text({ as: 'small' })}>
      <Trans id="projection.answer.note">Rien n’est versé depuis cette page.</Trans>
    </p>
  </Folded>
)
