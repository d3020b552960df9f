import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { Messages, ThreadItem } from '@hautelisse/domain/messages'
import type { OperationState } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Doors, Section, Text } from '../ui/page/index.ts'
import { Tag, type TagKind } from '../ui/tag/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './messages.css.ts'

type Operation = Extract<ThreadItem, { kind: 'operation' }>

const KINDS: Readonly<Record<OperationState, TagKind>> = {
  processed: 'done',
  'in-progress': 'running',
  cancelled: 'off',
  other: 'neutral',
}

/** How far it is; a state that nobody has described keeps its text. */
const MessageTag = ({ of: { state, status } }: { readonly of: Operation }): ReactElement => {
  const { t } = useLingui()
  const words: Readonly<Record<OperationState, string>> = {
    processed: t({ id: 'messages.state.processed', message: 'Traitée' }),
    'in-progress': t({ id: 'under-way.list.title', message: 'En cours' }),
    cancelled: t({ id: 'messages.state.cancelled', message: 'Annulée' }),
    other: status,
  }
  return <Tag kind={KINDS[state]}>{words[state]}</Tag>
}

/** What it is called: an operation in the words of the server, which are French (P-TXN-07). */
const MessageTitle = ({ of }: { readonly of: ThreadItem }): ReactElement => {
  const { t } = useLingui()
  if (of.kind === 'choice') return <Trans id="messages.taken.title">Votre choix est pris en compte</Trans>
  if (of.kind === 'operation')
    return of.label === '' ? <Trans id="accounts.operations.operation">Opération</Trans> : <span lang="fr">{of.label}</span>
  const { count } = of
  return (
    <>
      {t({
        id: 'messages.document.title',
        message: plural(count, { one: 'Un document dans votre espace', other: '# documents dans votre espace' }),
      })}
    </>
  )
}

/** Which documents there are; a type that nobody has described is not named. */
const DocumentsText = ({ types }: { readonly types: readonly string[] }): ReactElement | null => {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    RECAPITULATIF_FISCAL: t({ id: 'explanation.document.tax', message: 'Récapitulatif fiscal' }),
    RELEVE_ANNUEL: t({ id: 'messages.document.statement', message: 'Relevé annuel' }),
    RELEVE_PERFORMANCE: t({ id: 'messages.document.performance', message: 'Relevé de performance' }),
  }
  const named = types.flatMap((type) => (Object.hasOwn(names, type) ? [names[type]] : []))
  return named.length === 0 ? null : <Text as="small">{named.join(', ')}</Text>
}

const OperationText = ({ of }: { readonly of: Operation }): ReactElement => {
  const { account, next } = of
  const day = next && formatFrenchDate(next.day)
  return (
    <>
      <Text as="small">
        {account !== undefined && `${account}, `}
        <Amount value={of.amount} />
      </Text>
      {of.isChosen && (
        <Text as="small">
          <Trans id="messages.taken.title">Votre choix est pris en compte</Trans>
        </Text>
      )}
      <p className={styles.state}>
        <MessageTag of={of} />
        {day !== undefined && <Trans id="under-way.next.other">Prochaine étape le {day}</Trans>}
      </p>
    </>
  )
}

/** The way on, which says for those who listen to which entry it belongs. */
const MessageWay = ({ of }: { readonly of: ThreadItem }): ReactElement => (
  <TextLinkTo to={of.to} icon={drawings.ArrowRight} trailing>
    {of.kind === 'documents' ? (
      <Trans id="messages.document.go">Voir mes documents</Trans>
    ) : (
      <Trans id="messages.taken.go">Voir l’opération</Trans>
    )}
    <VisuallyHidden>
      {', '}
      <MessageTitle of={of} />, {formatFrenchDate(of.day)}
    </VisuallyHidden>
  </TextLinkTo>
)

const Message = ({ of }: { readonly of: ThreadItem }): ReactElement => (
  <li className={styles.item} data-by={of.by}>
    <p className={styles.teller}>
      <b>
        {of.by === 'saver' ? <Trans id="messages.by.saver">Vous</Trans> : <Trans id="messages.by.platform">Hautelisse</Trans>}
      </b>
      <VisuallyHidden>, </VisuallyHidden>
      <span>{formatFrenchDate(of.day)}</span>
    </p>
    <Text as="name" tag="h3">
      <MessageTitle of={of} />
    </Text>
    {of.kind === 'operation' && <OperationText of={of} />}
    {of.kind === 'documents' && <DocumentsText types={of.types} />}
    {of.kind === 'choice' && (
      <Text as="small">
        <Amount value={of.amount} />
      </Text>
    )}
    <MessageWay of={of} />
  </li>
)

/** What both sides told each other, the newest first, and where the rest is. */
export const Thread = ({ thread, older }: Pick<Messages, 'thread' | 'older'>): ReactElement | null => {
  const { t } = useLingui()
  if (thread.length === 0) return null
  return (
    <Section inPanel title={<Trans id="messages.thread.title">Ce que nous nous sommes dit</Trans>}>
      <ol className={styles.thread}>
        {thread.map((item) => (
          <Message key={item.id} of={item} />
        ))}
      </ol>
      {older > 0 && (
        <Text as="small">
          {t({
            id: 'messages.thread.older',
            message: plural(older, {
              one: '# message plus ancien est dans vos opérations et vos documents.',
              other: '# messages plus anciens sont dans vos opérations et vos documents.',
            }),
          })}
        </Text>
      )}
      <Doors>
        <TextLinkTo to={pathTo('operations')}>
          <Trans id="accounts.operations.all">Toutes mes opérations</Trans>
        </TextLinkTo>
        <TextLinkTo to={pathTo('documents')}>
          <Trans id="messages.thread.documents">Tous mes documents</Trans>
        </TextLinkTo>
      </Doors>
    </Section>
  )
}
