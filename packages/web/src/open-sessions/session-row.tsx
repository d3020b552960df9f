import { formatFrenchDate, hourInParis, todayInParis } from '@hautelisse/domain/calendar'
import type { OpenSession } from '@hautelisse/domain/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Text } from '../ui/page/index.ts'
import { Tag } from '../ui/tag/index.ts'
import * as styles from './open-sessions.css.ts'
import { useDeviceWords } from './words.ts'

type SessionRowProps = { readonly session: OpenSession; readonly onEnd: () => void }

const dayOf = (instant: string): string => formatFrenchDate(todayInParis(Date.parse(instant)))
const hourOf = (instant: string): string => hourInParis(Date.parse(instant))

/** One open session: on what, since when, used when, and the way to end it where it is another one. */
export const SessionRow = ({ session, onEnd }: SessionRowProps): ReactElement => {
  const { t } = useLingui()
  const wordsOf = useDeviceWords()
  const { started_at: started, last_used_at: used, is_this: isThis } = session
  const name = wordsOf(session)
  const [startDay, startHour, useDay, useHour] = [dayOf(started), hourOf(started), dayOf(used), hourOf(used)]
  return (
    <li className={styles.row}>
      <div>
        <Text strong>{name}</Text>
        <Text as="small">
          <Trans id="open-sessions.panel.started">
            Connexion le {startDay} à {startHour}
          </Trans>
        </Text>
        <Text as="small">
          <Trans id="open-sessions.panel.used">
            Dernière utilisation le {useDay} à {useHour}
          </Trans>
        </Text>
      </div>
      {isThis ? (
        <Tag kind="done">
          <Trans id="open-sessions.panel.this">Celle-ci</Trans>
        </Tag>
      ) : (
        <TextButton
          icon={drawings.SignOut}
          onClick={onEnd}
          aria-label={t({
            id: 'open-sessions.panel.end-one',
            message: `Déconnecter la session : ${name}, du ${startDay} à ${startHour}`,
          })}
        >
          <Trans id="open-sessions.panel.end">Déconnecter</Trans>
        </TextButton>
      )}
    </li>
  )
}
