import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { CaseValue } from '@hautelisse/domain/case'
import { pathTo } from '@hautelisse/domain/portal'
import type { KeptSimulation } from '@hautelisse/domain/simulations'
import { selectUser } from '@hautelisse/machines/session'
import { browserPorts, keepMachine, movedSince, personPorts, selectKeep, type CaseAnswer } from '@hautelisse/machines/simulations'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { Card, Table } from '../ui/page/index.ts'
import { useCaseNames, ValueText } from './case-words.tsx'
import * as styles from './kept-page.css.ts'

type Answer = Extract<CaseAnswer, { kind: 'answered' }>
type MovedProps = { readonly kept: KeptSimulation; readonly before: Answer; readonly today: Answer }

/** One row for each figure and answer that moved: then, today, and the difference. */
const MovedRows = ({ before, today }: Omit<MovedProps, 'kept'>): ReactElement => {
  const { t } = useLingui()
  const { nameOf } = useCaseNames()
  const { simulator, asOf } = before.case
  const written = (term: string, value: CaseValue | undefined) =>
    value === undefined ? '–' : <ValueText simulator={simulator} term={term} value={value} />
  return (
    <Table
      caption={t({ id: 'simulations.moved.title', message: 'Ce qui a bougé' })}
      columns={[
        { id: 'line', label: t({ id: 'simulations.moved.title', message: 'Ce qui a bougé' }) },
        { id: 'before', label: formatFrenchDate(asOf), align: 'end' },
        { id: 'today', label: formatFrenchDate(today.case.asOf), align: 'end' },
        { id: 'gap', label: t({ id: 'simulations.moved.gap', message: 'Écart' }), align: 'end' },
      ]}
      rows={movedSince(before, today).map((line) => ({
        key: `${line.term} ${line.at ?? ''}`,
        cells: {
          line: <b>{nameOf(simulator, line)}</b>,
          before: written(line.term, line.before),
          today: <b>{written(line.term, line.today)}</b>,
          gap: line.gap === undefined ? '–' : <Amount value={line.gap} movement />,
        },
      }))}
    />
  )
}

/** What has moved since a simulation was kept, and the way to keep it with the law and the savings of today (mock-up al-1). BEY-07. */
export const MovedPanel = ({ kept: { id, name, case: one }, before, today }: MovedProps): ReactElement => {
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
      <MovedRows before={before} today={today} />
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
                <Trans id="simulations.keep.see">Mes simulations</Trans>
              </TextLinkTo>
            )}
          </p>
        </Note>
      )}
    </Card>
  )
}
