import { seededLetters, type SeededLetter } from '@hautelisse/domain/attachment'
import { parseJson } from '@hautelisse/domain/contract'
import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import type { Transport } from '@hautelisse/machines/ports'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement } from 'react'
import { ResourceView } from '../resource/index.ts'
import { useApp } from '../shell/index.ts'
import * as styles from './developer-page.css.ts'

/** Reads the seeded letters, which the API tells in development alone. */
const readLetters = async (transport: Transport, signal: AbortSignal): Promise<readonly SeededLetter[]> => {
  const headers = { accept: 'application/json' }
  const { status, body } = await transport({ method: 'GET', path: '/api/letters', headers, signal })
  if (status !== 200) throw new Error(`The letters were refused with ${status}.`)
  return seededLetters.parse(parseJson(body))
}

/** Letters with which contracts of seeded people are attached: number, code and day of birth (ATT-07). */
export const Letters = (): ReactElement => {
  const { home } = useApp()
  const [machine] = useState(() => askingMachine((signal) => readLetters(home.transport, signal)))
  const [snapshot, send] = useMachine(machine)
  return (
    <ResourceView
      of={selectAnswer(snapshot)}
      onRetry={() => send({ type: 'retryRequested' })}
      level={3}
      failed={<Trans id="developer.letters.failed">Les courriers n’ont pas pu être lus.</Trans>}
    >
      {(letters) => (
        <ul className={styles.rows}>
          {letters.map(({ contract_number: number, code, birth_date: birth, holder, title }) => (
            <li key={number} className={`${styles.row} ${styles.twoColumns}`}>
              <span>
                <b>{holder}</b>
                <br />
                <span className={styles.quiet}>{title}</span>
              </span>
              <span className={styles.path}>
                {number} · {code} · {birth}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ResourceView>
  )
}
