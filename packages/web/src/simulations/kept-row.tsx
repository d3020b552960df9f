import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { Change, ChoiceRefusal, ListedSimulation, SimulationsEvent } from '@hautelisse/machines/simulations'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextButton, ToolButton } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { useCaseNames } from './case-names.ts'
import { ValueText } from './case-words.tsx'
import * as styles from './kept-page.css.ts'
import { RefusalText } from './refusals.tsx'
import { useOpen } from './use-open.ts'

/** What has changed, in a few words. BEY-07. */
export const ChangeText = ({ kind }: { readonly kind: Change }): ReactElement => {
  switch (kind) {
    case 'savings':
      return <Trans id="simulations.change.savings">Votre épargne a changé</Trans>
    case 'law':
      return <Trans id="simulations.change.rules">Les règles ont changé</Trans>
    case 'time':
      return <Trans id="simulations.change.passed">Le temps a passé</Trans>
    default:
      return kind satisfies never
  }
}

/** What has changed since the simulation was made, or why it has no figures. */
export const ChangeTag = ({ item: { answer, changes } }: { readonly item: ListedSimulation }): ReactElement => {
  if (answer.kind === 'refused')
    return (
      <Tag kind="alert">
        <RefusalText reason={answer.reason} />
      </Tag>
    )
  if (answer.kind === 'lost')
    return (
      <Tag kind="alert">
        <Trans id="simulations.change.lost">Calcul indisponible</Trans>
      </Tag>
    )
  if (changes !== undefined && changes.kinds.length > 0)
    return (
      <>
        {changes.kinds.map((kind) => (
          <Tag key={kind} kind="changed">
            <ChangeText kind={kind} />
          </Tag>
        ))}
      </>
    )
  return (
    <Tag>
      <Icon of={drawings.Check} />
      <Trans id="simulations.change.none">Rien n’a changé</Trans>
    </Tag>
  )
}

/** The first figure of a simulation, with what it is. */
const Headline = ({ item: { answer } }: { readonly item: ListedSimulation }): ReactElement | null => {
  const { nameOf } = useCaseNames()
  if (answer.kind !== 'answered') return null
  const [figure] = answer.result.figures
  const { simulator } = answer.case
  return (
    <>
      <span className={styles.figure}>
        <ValueText simulator={simulator} term={figure.term} value={figure.value} />
      </span>
      <span className={styles.small}>{nameOf(simulator, figure)}</span>
    </>
  )
}

type OpenerProps = { readonly item: ListedSimulation; readonly isName: boolean }

/** The name of a simulation, or the word "Ouvrir", that opens it. */
export const Opener = ({ item, isName }: OpenerProps): ReactElement => {
  const open = useOpen(item)
  const { name } = item.kept
  return isName ? (
    <TextButton className={styles.name} onClick={open}>
      {name}
    </TextButton>
  ) : (
    <TextButton className={styles.open} onClick={open}>
      <Trans id="simulations.row.open">Ouvrir</Trans>
      <VisuallyHidden> {name}</VisuallyHidden>
    </TextButton>
  )
}

type RowProps = {
  readonly item: ListedSimulation
  /** Whether it stands among those that are compared, and may; left out where nothing is compared. */
  readonly choice?: { readonly isChosen: boolean; readonly refusal: ChoiceRefusal | undefined }
  readonly send: (event: SimulationsEvent) => void
  readonly onShare: () => void
}

/** Why a simulation cannot be compared with those that are chosen. BEY-06. */
const RefusalOfChoice = ({ reason }: { readonly reason: ChoiceRefusal }): ReactElement => {
  switch (reason) {
    case 'no-result':
      return <Trans id="simulations.choice.no-result">Ne se compare pas&nbsp;: elle n’a pas de résultat.</Trans>
    case 'other-simulator':
      return (
        <Trans id="simulations.choice.other-simulator">
          Ne se compare pas&nbsp;: celles choisies sont d’un autre simulateur.
        </Trans>
      )
    case 'most':
      return <Trans id="simulations.choice.most">Quatre sont déjà choisies.</Trans>
    default:
      return reason satisfies never
  }
}

/** One simulation that is kept, with what can be done with it. */
export const KeptRow = ({ item, choice, send, onShare }: RowProps): ReactElement => {
  const { t } = useLingui()
  const { titleOf } = useCaseNames()
  const { kept, answer } = item
  const { id, name } = kept
  const isShown = answer.kind === 'answered'
  const day = formatFrenchDate(kept.case.asOf)
  return (
    <li className={choice === undefined ? styles.unchosen : styles.row} data-part="row">
      {choice !== undefined && (
        <label className={styles.check}>
          <input
            type="checkbox"
            className={styles.box}
            checked={choice.isChosen}
            disabled={choice.refusal !== undefined}
            onChange={({ currentTarget: { checked } }) => send({ type: 'chosen', id, isChosen: checked })}
          />
          <VisuallyHidden>{t({ id: 'simulations.row.compare', message: `Comparer ${name}` })}</VisuallyHidden>
        </label>
      )}
      <div className={styles.words}>
        {isShown ? <Opener item={item} isName /> : <b>{name}</b>}
        <span className={styles.small}>
          {titleOf(kept.case.simulator)}, {day}
        </span>
      </div>
      <div className={styles.amount}>
        <Headline item={item} />
      </div>
      <div className={styles.tag}>
        <ChangeTag item={item} />
        {choice?.refusal !== undefined && (
          <span className={styles.reason}>
            <RefusalOfChoice reason={choice.refusal} />
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {isShown && (
          <>
            <Opener item={item} isName={false} />
            <ToolButton
              icon={drawings.Link}
              aria-label={t({ id: 'simulations.row.share', message: `Copier le lien, ${name}` })}
              onClick={onShare}
            />
          </>
        )}
        <ToolButton
          icon={drawings.Pencil}
          aria-label={t({ id: 'simulations.row.rename', message: `Renommer ${name}` })}
          onClick={() => send({ type: 'renameRequested', id })}
        />
        <ToolButton
          icon={drawings.Trash}
          aria-label={t({ id: 'simulations.row.erase', message: `Effacer ${name}` })}
          onClick={() => send({ type: 'eraseRequested', id })}
        />
      </div>
    </li>
  )
}
