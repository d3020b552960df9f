import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import type { KeptSimulation } from '@hautelisse/domain/simulations'
import { selectUser } from '@hautelisse/machines/session'
import {
  browserPorts,
  keepMachine,
  personPorts,
  selectKeep,
  type CaseAnswer,
  type Change,
  type Changes,
} from '@hautelisse/machines/simulations'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Card } from '../ui/page/index.ts'
import * as styles from './kept-page.css.ts'
import { ChangeText } from './kept-row.tsx'
import { MovedRows } from './moved-rows.tsx'

type Answer = Extract<CaseAnswer, { kind: 'answered' }>
type MovedProps = {
  readonly kept: KeptSimulation
  readonly before: Answer
  readonly today: Answer
  readonly changes: Changes
}

/** Why figures moved, each reason in a sentence. */
const Reason = ({ kind, before, today }: { readonly kind: Change } & Pick<MovedProps, 'before' | 'today'>): ReactElement => {
  const [day, now] = [formatFrenchDate(before.case.asOf), formatFrenchDate(today.case.asOf)]
  switch (kind) {
    case 'savings':
      return (
        <Trans id="simulations.moved.savings">
          Le calcul prend ce que vous détenez le {now}, en face de ce qui était détenu le {day}.
        </Trans>
      )
    case 'law':
      return (
        <Trans id="simulations.moved.law">
          Chaque chiffre de la loi que ce calcul consulte et qui a changé est dans le tableau, avec son texte.
        </Trans>
      )
    case 'time':
      return (
        <Trans id="simulations.moved.time">
          Le calcul part du {now}, et non plus du {day}.
        </Trans>
      )
    default:
      return kind satisfies never
  }
}

/** What has moved since a simulation was kept, and the way to keep it with the law and the savings of today (mock-up al-1). BEY-07. */
export const MovedPanel = ({ kept: { id, name, case: one }, before, today, changes }: MovedProps): ReactElement => {
  const { client, localStorage, clock } = useApp()
  const isVisitor = useSession(selectUser) === undefined
  const [input] = useState(() => ({
    ports: isVisitor ? browserPorts(localStorage, clock) : personPorts(client),
    case: today.case,
    id,
    name,
  }))
  const [snapshot, send] = useMachine(keepMachine, { input })
  const { step, isBusy, failure } = selectKeep(snapshot)
  const [day, now] = [formatFrenchDate(one.asOf), formatFrenchDate(today.case.asOf)]
  // Its name is known: nothing is asked for.
  const keep = (): void => {
    send({ type: 'keepRequested' })
    send({ type: 'confirmed' })
  }
  return (
    <Card
      as="section"
      level={2}
      className={styles.moved}
      title={<Trans id="simulations.moved.since">Depuis le {day}</Trans>}
      under={
        <Trans id="simulations.moved.lead">
          {name}, calculée le {day}, puis avec les règles et l’épargne du {now}
        </Trans>
      }
      actions={
        step !== 'kept' && (
          <Button size="s" busy={isBusy} onClick={keep}>
            <Trans id="simulations.moved.keep">Garder avec les règles d’aujourd’hui</Trans>
          </Button>
        )
      }
    >
      <dl className={styles.reasons}>
        {changes.kinds.map((kind) => (
          <div key={kind}>
            <dt>
              <ChangeText kind={kind} />
            </dt>
            <dd>
              <Reason kind={kind} before={before} today={today} />
            </dd>
          </div>
        ))}
      </dl>
      <MovedRows before={before} today={today} law={changes.law} />
      {failure !== undefined && (
        <Note kind="alert" live>
          <p>
            <Trans id="simulations.keep.failed">La simulation n’a pas pu être gardée. Réessayez.</Trans>
          </p>
        </Note>
      )}
      {step === 'kept' && (
        <Note kind="success" live>
          <p>
            <Trans id="simulations.moved.kept">
              «&nbsp;{name}&nbsp;» est gardée avec les règles et l’épargne du {now}.
            </Trans>{' '}
            {!isVisitor && (
              <TextLinkTo to={pathTo('kept-simulations')}>
                <Trans id="page.kept-simulations.title">Mes simulations</Trans>
              </TextLinkTo>
            )}
          </p>
        </Note>
      )}
    </Card>
  )
}
