import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { messagesOf, type Message } from '@hautelisse/domain/messages'
import { pathTo } from '@hautelisse/domain/portal'
import { messagesMachine, selectMessageSources } from '@hautelisse/machines/messages'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { LinkButtonTo, TextLinkTo } from '../portal/index.ts'
import { ResourceView, useRefreshOnReturn } from '../resource/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { EmptyState } from '../ui/empty-state/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { SkeletonLine } from '../ui/skeleton/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './messages.css.ts'

const Nothing = (): ReactElement => (
  <EmptyState
    level={2}
    title={<Trans id="messages.page.none">Vous n’avez pas de message</Trans>}
    action={
      <LinkButtonTo to={pathTo('savings-home')} variant="secondary">
        <Trans id="messages.page.home">Revenir à mon épargne</Trans>
      </LinkButtonTo>
    }
  >
    <Trans id="messages.page.none-text">Vos choix à faire et ceux que nous avons pris en compte apparaîtront ici.</Trans>
  </EmptyState>
)

const usePremiumName = (): ((type: string | undefined) => string) => {
  const { t } = useLingui()
  return (type) => {
    if (type === 'PARTICIPATION') return t({ id: 'messages.premium.profit-sharing', message: 'participation' })
    if (type === 'INTERESSEMENT') return t({ id: 'messages.premium.incentive-bonus', message: 'intéressement' })
    return t({ id: 'messages.premium.other', message: 'prime' })
  }
}

const Pending = ({ message }: { readonly message: Message }): ReactElement => {
  const premium = usePremiumName()(message.type)
  const day = message.date === undefined ? undefined : formatFrenchDate(message.date)
  return (
    <li className={styles.item}>
      <div>
        <h2 className={styles.title}>
          <Trans id="messages.pending.title">Un choix à faire : {premium}</Trans>
        </h2>
        <p className={styles.text}>
          {day !== undefined && <Trans id="messages.pending.until">À choisir au plus tard le {day}</Trans>}
          {message.amount !== undefined && (
            <>
              {day !== undefined && '\u00A0: '}
              <Amount value={message.amount} />
            </>
          )}
        </p>
      </div>
      <LinkButtonTo to={message.to} variant="secondary" size="s">
        <Trans id="messages.pending.go">Faire mon choix</Trans>
      </LinkButtonTo>
    </li>
  )
}

const Taken = ({ message }: { readonly message: Message }): ReactElement => {
  const day = message.date === undefined ? '' : formatFrenchDate(message.date)
  return (
    <li className={styles.item}>
      <div>
        <h2 className={styles.title}>
          <Trans id="messages.taken.title">Votre choix est pris en compte</Trans>
        </h2>
        <p className={styles.text}>
          {message.amount !== undefined && <Amount value={message.amount} />} <Trans id="messages.taken.on">le {day}</Trans>
        </p>
      </div>
      <TextLinkTo to={message.to} icon={drawings.ArrowRight} trailing>
        <Trans id="messages.taken.go">Voir l’opération</Trans>
      </TextLinkTo>
    </li>
  )
}

const PARTS = ['messages'] as const
const WAITED = [1, 2, 3]

/** /messages: what there is to tell the saver, made of what the servers know; nothing is made up (OPS-17, OPS-18, P-ROUTE-62, P-ROUTE-63). */
export const Messages = (): ReactElement => {
  const { t } = useLingui()
  const { client, clock } = useApp()
  const scopes = useSession(selectUser)?.scopes ?? []
  const [snapshot, send, actor] = useMachine(messagesMachine, { input: { client, scopes } })
  useRefreshOnReturn(actor, PARTS)
  const sources = selectMessageSources(snapshot)
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageHead title={<Trans id="messages.page.title">Mes messages</Trans>} />
      <div className={styles.body}>
        <ResourceView
          of={sources}
          onRetry={() => send({ type: sources.kind === 'known' ? 'refreshRequested' : 'retryRequested', part: 'messages' })}
          level={2}
          waiting={t({ id: 'messages.page.loading', message: 'Chargement de vos messages' })}
          rows={WAITED.map((place) => (
            <SkeletonLine key={place} height={64} width="100%" />
          ))}
          failed={<Trans id="messages.page.failed">Vos messages sont momentanément indisponibles.</Trans>}
          absent={<Nothing />}
        >
          {(known) => {
            const messages = messagesOf(known, clock.today())
            if (messages.length === 0) return <Nothing />
            return (
              <ul className={styles.list}>
                {messages.map((message) =>
                  message.kind === 'choice-pending' ? (
                    <Pending key={message.id} message={message} />
                  ) : (
                    <Taken key={message.id} message={message} />
                  ),
                )}
              </ul>
            )
          }}
        </ResourceView>
      </div>
    </div>
  )
}
