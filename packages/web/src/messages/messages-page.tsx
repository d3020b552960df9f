import { LinkButtonTo } from '../portal/index.ts'
import { ResourceView, RetryNote, useRefreshOnReturn } from '../resource/index.ts'
import { useApp, useSession, useViewer } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Card, Page, PageHead, Stack, State, Text, WaitingRows } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './messages.css.ts'
import { Thread } from './thread.tsx'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { messagesOf, type PendingChoice } from '@hautelisse/domain/messages'
import { contactPath, pathTo } from '@hautelisse/domain/portal'
import { awaitedAccount, type AwaitedAccount } from '@hautelisse/domain/session'
import { messagesMachine, selectMessageSources, type MessagesRead } from '@hautelisse/machines/messages'
import { selectAccounts, selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'

const NoMessage = (): ReactElement => (
  <State
    kind="empty"
    level={2}
    title={<Trans id="messages.page.none">Vous n’avez pas de message</Trans>}
    action={
      <LinkButtonTo to={pathTo('savings-home')} variant="secondary">
        <Trans id="password.failed.home">Revenir à mon épargne</Trans>
      </LinkButtonTo>
    }
  >
    <Trans id="messages.page.none-text">Vos choix à faire, vos demandes et leur suite, et vos relevés apparaîtront ici.</Trans>
  </State>
)

/** The bank account that was signed for, until it is used. */
const AwaitedNote = ({ of: { usableOn, lastDigits: digits = '' } }: { readonly of: AwaitedAccount }): ReactElement => {
  const day = formatFrenchDate(usableOn)
  return (
    <Note kind="info">
      <p>
        {digits === '' ? (
          <Trans id="messages.bank.usable">Votre RIB est signé, utilisable à partir du {day}.</Trans>
        ) : (
          <Trans id="messages.bank.usable-digits">
            Votre RIB •••• {digits} est signé, utilisable à partir du {day}.
          </Trans>
        )}
      </p>
    </Note>
  )
}

/** Where somebody writes to us: no call reads back what was written, which the page says. */
const WritePanel = (): ReactElement => (
  <Card
    as="aside"
    level={2}
    title={<Trans id="messages.write.title">Nous écrire</Trans>}
    actions={
      <LinkButtonTo to={contactPath(useViewer())} variant="secondary" icon={drawings.Envelope}>
        <Trans id="portal.footer.contact">Nous contacter</Trans>
      </LinkButtonTo>
    }
  >
    <Text as="small">
      <Trans id="messages.write.text">
        Un message que vous nous écrivez part à notre service clients. Il n’apparaît pas sur cette page, un changement d’adresse
        non plus.
      </Trans>
    </Text>
  </Card>
)

/** What was told, and beside it where somebody writes to us: also where nothing was told yet. */
const BesideWrite = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={layout.withSide}>
    <Stack space="s5">{children}</Stack>
    <WritePanel />
  </div>
)

const MessageList = ({ read, onRetry }: { readonly read: MessagesRead; readonly onRetry: () => void }): ReactElement => {
  const { clock } = useApp()
  const accounts = useSession(selectAccounts)
  const awaited = awaitedAccount(useSession(selectUser)?.s2e_profile)
  const { choices, thread, older } = messagesOf(read, { accounts, today: clock.today() })
  const isEmpty = choices.length + thread.length === 0 && awaited === undefined
  return (
    <BesideWrite>
      {!read.isWhole && (
        <RetryNote kind="warn" onRetry={onRetry}>
          <p>
            <Trans id="messages.page.some-missing">Une partie de vos messages est momentanément indisponible.</Trans>
          </p>
        </RetryNote>
      )}
      {read.isWhole && isEmpty && <NoMessage />}
      <Choices choices={choices} />
      {awaited && <AwaitedNote of={awaited} />}
      <Thread thread={thread} older={older} />
    </BesideWrite>
  )
}

const PARTS = ['messages'] as const
const usePremiumName = (): ((type: string | undefined) => string) => {
  const { t } = useLingui()
  return (type) => {
    if (type === 'PARTICIPATION') return t({ id: 'messages.premium.profit-sharing', message: 'participation' })
    if (type === 'INTERESSEMENT') return t({ id: 'messages.premium.incentive-bonus', message: 'intéressement' })
    return t({ id: 'messages.premium.other', message: 'prime' })
  }
}

type ChoiceProps = { readonly choice: PendingChoice }

const PendingChoiceRow = ({ choice: { type, amount: net, until: last, to } }: ChoiceProps): ReactElement => {
  const premium = usePremiumName()(type)
  const day = last && formatFrenchDate(last)
  const amount = net && <Amount value={net} />
  const until = day && <Trans id="messages.pending.until">Jusqu’au {day} inclus</Trans>
  const share = amount && <Trans id="accounts.to-do.choice.amount">{amount} à répartir</Trans>
  return (
    <li className={styles.choice}>
      <div>
        <Text as="name" tag="h2">
          <Trans id="messages.pending.title">Un choix à faire : {premium}</Trans>
        </Text>
        <Text as="small">
          {until === undefined || share === undefined ? (
            (until ?? share)
          ) : (
            <Trans id="messages.pending.until-share">
              {until}&nbsp;: {share}
            </Trans>
          )}
        </Text>
      </div>
      <LinkButtonTo to={to} size="s">
        <Trans id="accounts.bulletin.choose">Faire mon choix</Trans>
      </LinkButtonTo>
    </li>
  )
}

/** Choices that wait for the saver, each with its last day and its way. */
const Choices = ({ choices }: { readonly choices: readonly PendingChoice[] }): ReactElement | null =>
  choices.length === 0 ? null : (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <PendingChoiceRow key={choice.id} choice={choice} />
      ))}
    </ul>
  )

/** /messages: choices that wait, and what both sides told each other, made of what the servers know; nothing is made up (OPS-17, OPS-18, P-ROUTE-62, P-ROUTE-63). */
export const Messages = (): ReactElement => {
  const { t } = useLingui()
  const { client } = useApp()
  const scopes = useSession(selectUser)?.scopes ?? []
  const [snapshot, send, actor] = useMachine(messagesMachine, { input: { client, scopes } })
  useRefreshOnReturn(actor, PARTS)
  const sources = selectMessageSources(snapshot)
  const refresh = (): void => send({ type: 'refreshRequested', part: 'messages' })
  return (
    <Page>
      <PageHead
        title={<Trans id="page.messages.title">Mes messages</Trans>}
        lead={
          <Trans id="messages.page.lead">
            Vos choix à faire, le plus urgent d’abord. Puis vos demandes et leur suite, ce qui a été versé et vos relevés, du plus
            récent au plus ancien.
          </Trans>
        }
      />
      <ResourceView
        of={sources}
        onRetry={sources.kind === 'known' ? refresh : () => send({ type: 'retryRequested', part: 'messages' })}
        level={2}
        waiting={t({ id: 'messages.page.loading', message: 'Chargement de vos messages' })}
        rows={<WaitingRows rows={3} height={64} />}
        failed={<Trans id="messages.page.failed">Vos messages sont momentanément indisponibles.</Trans>}
        absent={
          <BesideWrite>
            <NoMessage />
          </BesideWrite>
        }
      >
        {(read) => <MessageList read={read} onRetry={refresh} />}
      </ResourceView>
    </Page>
  )
}
