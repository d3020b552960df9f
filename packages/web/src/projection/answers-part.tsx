import type { AnswerPart } from '@hautelisse/machines/projection'
import { selectAbout, selectEdit, selectSaving } from '@hautelisse/machines/projection'
import { Trans } from '@lingui/react/macro'
import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { AnswerForm, AnswerRow, Answers } from '../answers/index.ts'
import { DoorLink } from '../portal/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { text } from '../ui/page/index.ts'
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
  return (
    <AnswerForm form={form} onTake={take} onLeave={() => actor.send({ type: 'editLeft' })}>
      <AnswerFields actor={actor} part={part} />
    </AnswerForm>
  )
}

const OwnRow = ({ actor, part }: OfActor & { readonly part: RowPart }): ReactElement => {
  const names = useAnswerNames()
  const isOpen = useSelector(actor, (snapshot) => selectEdit(snapshot)?.part) === part
  return (
    <AnswerRow
      name={names[part]}
      said={<Said actor={actor} part={part} />}
      isOpen={isOpen}
      onChange={() => actor.send({ type: 'editBegun', part })}
    >
      <Editor actor={actor} part={part} />
    </AnswerRow>
  )
}

/** A pension that was estimated is estimated anew; one that the saver knows is typed. */
const PensionRow = ({ actor, isPensionAsked }: PartProps): ReactElement => {
  const names = useAnswerNames()
  const hasEstimate = useSelector(actor, (snapshot) => selectAbout(snapshot).estimate !== null)
  if (!hasEstimate && isPensionAsked !== true) return <OwnRow actor={actor} part="pension" />
  const again = (
    <DoorLink target={{ hash: 'marel' }} icon={drawings.ArrowRight} trailing>
      <Trans id="projection.act.again">Refaire mon estimation</Trans>
    </DoorLink>
  )
  return (
    <AnswerRow
      name={names.pension}
      said={<Said actor={actor} part="pension" />}
      change={isPensionAsked === true ? undefined : again}
    />
  )
}

const HouseholdRow = ({ actor, onHousehold }: PartProps): ReactElement => {
  const names = useAnswerNames()
  return <AnswerRow name={names.household} said={<Said actor={actor} part="household" />} onChange={onHousehold} />
}

type PartProps = OfActor & {
  /** Asks for the household again; without it that cannot be done here. */
  readonly onHousehold?: (() => void) | undefined
  /** The page asks for the pension above. */
  readonly isPensionAsked?: boolean | undefined
}

/** Every answer, each changed where it stands; they are saved on the saver's word alone (PROJ-16). */
export const AnswersPart = ({ actor, onHousehold, isPensionAsked }: PartProps): ReactElement => (
  <Folded id="retirement-answers" title={<Trans id="answers.list.title">Vos réponses</Trans>}>
    <Answers>
      <OwnRow actor={actor} part="horizon" />
      <PensionRow actor={actor} isPensionAsked={isPensionAsked} />
      <OwnRow actor={actor} part="goal" />
      <OwnRow actor={actor} part="split" />
      <OwnRow actor={actor} part="payments" />
      <OwnRow actor={actor} part="other" />
      <OwnRow actor={actor} part="loan" />
      <HouseholdRow actor={actor} onHousehold={onHousehold} />
    </Answers>
    <SaveAnswers actor={actor} />
    <p className={text({ as: 'small' })}>
      <Trans id="projection.answer.note">Rien n’est versé depuis cette page.</Trans>
    </p>
  </Folded>
)
