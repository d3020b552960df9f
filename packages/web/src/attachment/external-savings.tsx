import { askingMachine, selectAnswer } from '@hautelisse/machines/asking'
import { readExternalSavings } from '@hautelisse/machines/attachment'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { Skein } from '../ui/skein/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './attachment.css.ts'

/** Labels of employee savings with other account keepers, folded; nothing at all without any, or while they cannot be read (P-CALL-80, AGG-14). */
export const ExternalSavings = (): ReactElement | null => {
  const { client } = useApp()
  const userId = useSession(selectUser)?.id ?? ''
  const [machine] = useState(() => askingMachine((signal) => readExternalSavings(client, userId, signal)))
  const [snapshot] = useMachine(machine)
  const answer = selectAnswer(snapshot)
  if (answer.kind !== 'known' || answer.value.length === 0) return null
  return (
    <details className={styles.external}>
      <summary>
        <Trans id="attachment.external.title">Épargne salariale repérée chez d’autres teneurs</Trans>
      </summary>
      <ul className={styles.externalList}>
        {answer.value.map((label) => (
          <li key={label}>
            <Skein tone="d3" /> {label}
          </li>
        ))}
      </ul>
      <p className={text({ as: 'small' })}>
        <Trans id="attachment.external.text">
          Ces teneurs nous disent que ces plans existent, rien de plus. Leurs montants restent chez eux.
        </Trans>
      </p>
    </details>
  )
}
