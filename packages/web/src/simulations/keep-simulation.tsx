import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import { pathTo } from '@hautelisse/domain/portal'
import { selectIsMirror, selectUser } from '@hautelisse/machines/session'
import {
  browserPorts,
  keepMachine,
  newId,
  personPorts,
  selectKeep,
  type CaseAnswer,
  type KeepEvent,
  type KeepView,
} from '@hautelisse/machines/simulations'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, useState, type ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { Doors, Stack, Text } from '../ui/page/index.ts'
import { useAround } from './around.tsx'
import { useCaseNames } from './case-names.ts'
import { CopyLink } from './copy-link.tsx'
import * as styles from './questions.css.ts'
import { NameField } from './questions.tsx'
import { saveCase } from './save-case.ts'
import { useAnswer } from './use-answer.ts'

type Answer = Extract<CaseAnswer, { kind: 'answered' }>
type Window = { readonly view: KeepView; readonly send: (event: KeepEvent) => void; readonly isVisitor: boolean }

/** Asks what the simulation is called, before it is kept. */
const KeepWindow = ({ view, send, isVisitor }: Window): ReactElement => {
  const giveUp = (): void => send({ type: 'givenUp' })
  return (
    <Modal
      open={view.step === 'naming'}
      shape="question"
      title={<Trans id="simulations.keep.open">Garder cette simulation</Trans>}
      lead={
        isVisitor ? (
          <Trans id="simulations.keep.browser-lead">
            Elle reste dans ce navigateur seulement. Elle disparaît quand quelqu’un se connecte ici, ou quand les données du
            navigateur sont effacées.
          </Trans>
        ) : (
          <Trans id="simulations.keep.lead">
            Vous la retrouverez dans «&nbsp;Mes simulations&nbsp;» pendant deux ans. Personne d’autre que vous ne la voit.
          </Trans>
        )
      }
      onClose={giveUp}
    >
      <form
        className={styles.form}
        data-keep=""
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'confirmed' })
        }}
      >
        <NameField name={view.name} isWrong={view.isWrongName} onType={(name) => send({ type: 'nameTyped', name })} />
        {view.failure !== undefined && (
          <Note kind="alert" live>
            <p>
              {view.failure === 'full' ? (
                <Trans id="simulations.keep.full">Vingt simulations sont déjà gardées. Effacez-en une, puis réessayez.</Trans>
              ) : (
                <Trans id="simulations.keep.failed">La simulation n’a pas pu être gardée. Réessayez.</Trans>
              )}
            </p>
          </Note>
        )}
        <p className={styles.buttons}>
          <Button type="submit" busy={view.isBusy}>
            <Trans id="simulations.keep.confirm">Garder</Trans>
          </Button>
          <Button variant="secondary" onClick={giveUp}>
            <Trans id="answers.form.leave">Annuler</Trans>
          </Button>
        </p>
      </form>
    </Modal>
  )
}

type KeptProps = {
  readonly name: string
  readonly isVisitor: boolean
  /** Shows what is kept in this browser, on the page that lists it. */
  readonly onSeeKept?: (() => void) | undefined
}

const KeptNote = ({ name, isVisitor, onSeeKept }: KeptProps): ReactElement => (
  <Note kind="success" live>
    <p>
      <Trans id="simulations.keep.kept">La simulation est gardée sous le nom «&nbsp;{name}&nbsp;».</Trans>{' '}
      {isVisitor && onSeeKept !== undefined ? (
        <TextButton onClick={onSeeKept}>
          <Trans id="simulations.keep.see-browser">Simulations de ce navigateur</Trans>
        </TextButton>
      ) : isVisitor ? (
        <TextLinkTo to={pathTo('simulation')}>
          <Trans id="simulations.keep.see-browser">Simulations de ce navigateur</Trans>
        </TextLinkTo>
      ) : (
        <TextLinkTo to={pathTo('kept-simulations')}>
          <Trans id="page.kept-simulations.title">Mes simulations</Trans>
        </TextLinkTo>
      )}
    </p>
  </Note>
)

type KeepProps = Pick<KeptProps, 'onSeeKept'> & {
  /** It is one that is kept: keeping it once more is not offered. */
  readonly isKept?: boolean
  /** It stands on the hero, where it is the first act. */
  readonly onHero?: boolean
}

const KeepActions = ({
  answer,
  onSeeKept,
  isKept = false,
  onHero = false,
}: KeepProps & { readonly answer: Answer }): ReactElement => {
  const { client, localStorage, clock, random } = useApp()
  const isVisitor = useSession(selectUser) === undefined
  const isMirror = useSession(selectIsMirror)
  const { titleOf } = useCaseNames()
  const [isShared, setShared] = useState(false)
  const { case: one, simulator } = answer
  const name = `${titleOf(one.simulator)}, ${formatFrenchDate(one.asOf)}`
  const [input] = useState(() => ({
    ports: isVisitor ? browserPorts(localStorage, clock) : personPorts(client),
    case: one,
    id: newId(random),
    name,
  }))
  const [snapshot, send] = useMachine(keepMachine, { input })
  const view = selectKeep(snapshot)
  const { onKept } = useAround()
  useEffect(() => {
    if (view.kept !== undefined) onKept()
  }, [view.kept, onKept])
  const mayBeKept = !isKept && simulator.places !== 'own-file' && !isMirror && view.step !== 'kept'
  const keep = mayBeKept && (
    <Button variant={onHero ? 'accent' : 'secondary'} onClick={() => send({ type: 'keepRequested' })}>
      {isVisitor ? (
        <Trans id="simulations.keep.browser">Garder dans ce navigateur</Trans>
      ) : (
        <Trans id="simulations.keep.open">Garder cette simulation</Trans>
      )}
    </Button>
  )
  return (
    <Stack space="s3" data-print="never" data-keep="">
      {view.kept !== undefined && <KeptNote name={view.kept.name} isVisitor={isVisitor} onSeeKept={onSeeKept} />}
      <Doors>
        {!isVisitor && keep}
        {simulator.places === 'anywhere' && (
          <Button variant={onHero ? 'onHero' : 'secondary'} icon={drawings.Link} onClick={() => setShared(true)}>
            <Trans id="simulations.link.copy">Copier le lien</Trans>
          </Button>
        )}
        {(isVisitor || simulator.places !== 'anywhere') && (
          <Button variant={onHero ? 'onHero' : 'secondary'} icon={drawings.Download} onClick={() => saveCase(one)}>
            <Trans id="simulations.file.save">Enregistrer le fichier</Trans>
          </Button>
        )}
        {isVisitor && keep}
      </Doors>
      {isVisitor && mayBeKept && (
        <Text as="small">
          <Trans id="simulations.keep.visitor">
            Le lien et le fichier restent les vôtres. Dans ce navigateur, elle n’est gardée que si vous le demandez, jusqu’à la
            prochaine connexion.
          </Trans>
        </Text>
      )}
      {isShared && <CopyLink answer={answer} name={name} onClose={() => setShared(false)} />}
      <KeepWindow view={view} send={send} isVisitor={isVisitor} />
    </Stack>
  )
}

type OfCase = KeepProps & { readonly one: Case }

const KeepAnswered = ({ one, ...rest }: OfCase): ReactElement | null => {
  const { view } = useAnswer({ kind: 'case', case: one })
  return view.kind === 'answered' ? <KeepActions answer={view} {...rest} /> : null
}

/** Keeps a simulation under a name, shares it by a link, or saves it as a file. Another case begins anew. BEY-03 to BEY-05, BEY-08. */
export const KeepSimulation = (props: OfCase): ReactElement => <KeepAnswered key={JSON.stringify(props.one)} {...props} />
