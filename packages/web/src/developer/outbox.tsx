import { outboxAnswer, parseJson, type Letter } from '@hautelisse/domain/contract'
import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import type { Transport } from '@hautelisse/machines/ports'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement } from 'react'
import { ResourceView } from '../resource/index.ts'
import { useApp } from '../shell/index.ts'
import * as styles from './developer-page.css.ts'
import { State } from '../ui/page/index.ts'

/** Reads what the API kept instead of sending it, which it tells in development alone. */
const readOutbox = async (transport: Transport, signal: AbortSignal): Promise<readonly Letter[]> => {
  const { status, body } = await transport({
    method: 'GET',
    path: '/api/outbox',
    headers: { accept: 'application/json' },
    signal,
  })
  if (status !== 200) throw new Error(`The outbox was refused with ${status}.`)
  return outboxAnswer.parse(parseJson(body))
}

const Letters = ({ letters }: { readonly letters: readonly Letter[] }): ReactElement =>
  letters.length === 0 ? (
    <State kind="empty" title={<Trans id="developer.outbox.none">Rien n’a été envoyé</Trans>} />
  ) : (
    <ul className={styles.rows}>
      {letters.map(({ at, kind, to, subject, text }) => (
        <li key={`${at} ${kind} ${text}`} className={`${styles.row} ${styles.twoColumns}`}>
          <span>
            <b>{subject}</b>
            <br />
            <span className={styles.path}>{to}</span>
          </span>
          <span className={styles.quiet}>{text}</span>
        </li>
      ))}
    </ul>
  )

/** What would have been sent for a person who is signed in, the latest first (TRM-06). */
export const Outbox = (): ReactElement => {
  const { home } = useApp()
  const [machine] = useState(() => askingMachine((signal) => readOutbox(home.transport, signal)))
  const [snapshot, send] = useMachine(machine)
  return (
    <ResourceView
      of={selectAnswer(snapshot)}
      onRetry={() => send({ type: 'retryRequested' })}
      level={3}
      failed={<Trans id="developer.outbox.failed">La boîte d’envoi n’a pas pu être lue.</Trans>}
    >
      {(letters) => <Letters letters={letters} />}
    </ResourceView>
  )
}
