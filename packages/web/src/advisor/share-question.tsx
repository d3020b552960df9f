import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { formatFrenchDate, type PlainDate } from '@hautelisse/domain/calendar'
import { canShare } from '@hautelisse/domain/portal'
import type { ProviderAdvisor, User } from '@hautelisse/domain/session'
import { selectShare, shareMachine } from '@hautelisse/machines/advisor'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { list, receipt } from './advisor.css.ts'

/** What a share needs to know of the saver and the advisor. */
type Sharing = { readonly user: User; readonly advisor: ProviderAdvisor; readonly signal: AbortSignal }

type ShareQuestionProps = {
  /** Words of the button that asks. */
  readonly children: ReactNode
  /** Small among the buttons at the head of a page; wide where left out. */
  readonly look?: 'small'
  /** What is sent, a line each; the saver and the figures of a withdrawal unless stated. */
  readonly contents?: readonly string[]
  /** Shares the simulation. */
  readonly share: (sharing: Sharing) => Promise<unknown>
}

type AskingProps = ShareQuestionProps & { readonly user: User; readonly advisor: ProviderAdvisor }

/** What the share of a withdrawal sends (ADV-18). */
const useWithdrawalContents = (): readonly string[] => {
  const { t } = useLingui()
  return [
    t({ id: 'advisor.share.saver', message: 'Votre nom et vos contrats, avec leurs soldes et leurs dates' }),
    t({ id: 'advisor.share.figures', message: 'L’âge choisi, le capital et la rente par mois' }),
  ]
}

const ShareWindow = ({ children, look, contents, share, user, advisor }: AskingProps): ReactElement => {
  const { session, clock } = useApp()
  const [sentOn, setSentOn] = useState<PlainDate>()
  const own = useWithdrawalContents()
  const [snapshot, send] = useMachine(shareMachine, {
    input: {
      share: async (signal) => {
        const answer = await share({ user, advisor, signal })
        setSentOn(clock.today())
        return answer
      },
      countAction: () => session.send({ type: 'actionCounted' }),
    },
  })
  const { at, code, said } = selectShare(snapshot)
  const close = (): void => send({ type: 'shareClosed' })
  const isShared = at === 'shared'
  return (
    <>
      <Button
        variant="secondary"
        {...(look === 'small' ? { size: 's' } : { wide: true })}
        icon={drawings.ArrowSquareOut}
        onClick={() => send({ type: 'shareRequested' })}
      >
        {children}
      </Button>
      {sentOn !== undefined && (
        <output className={receipt}>
          <Trans id="advisor.share.sent">
            Envoyé à {advisor.name} le {formatFrenchDate(sentOn)}
          </Trans>
        </output>
      )}
      <Modal
        open={at !== 'closed'}
        shape="question"
        onClose={close}
        title={<Trans id="advisor.share.title">Partager ma simulation</Trans>}
        lead={
          isShared ? (
            <Trans id="advisor.share.done">Votre simulation a été partagée avec votre conseiller.</Trans>
          ) : (
            <Trans id="advisor.share.question">Acceptez-vous de transmettre votre simulation à {advisor.name} ?</Trans>
          )
        }
        actions={
          isShared ? (
            <Button onClick={close}>
              <Trans id="ui.modal.close">Fermer</Trans>
            </Button>
          ) : (
            <>
              <Button busy={at === 'sharing'} onClick={() => send({ type: 'shareConfirmed' })}>
                <Trans id="advisor.share.send">Envoyer à {advisor.name}</Trans>
              </Button>
              <Button variant="secondary" onClick={close}>
                <Trans id="answers.form.leave">Annuler</Trans>
              </Button>
            </>
          )
        }
      >
        {!isShared && (
          <>
            <p className={text({ as: 'name' })}>
              <Trans id="advisor.share.contents">Ce qui est envoyé</Trans>
            </p>
            <ul className={list}>
              {(contents ?? own).map((content) => (
                <li key={content}>{content}</li>
              ))}
            </ul>
            <p className={text({ as: 'small' })}>
              <Trans id="advisor.share.kept">
                Un envoi ne se reprend pas. Vous pouvez en envoyer un nouveau après un changement.
              </Trans>
            </p>
          </>
        )}
        {code !== undefined && (
          <Note kind="alert" live>
            {said ?? <Trans id="advisor.share.failed">Votre simulation n’a pas pu être partagée. Réessayez.</Trans>}
          </Note>
        )}
      </Modal>
    </>
  )
}

/** Asks whether to share a simulation with the advisor: there only with a customer profile and an advisor (ADV-12, S-ROLE-09, S-ROLE-10). */
export const ShareQuestion = (props: ShareQuestionProps): ReactElement | null => {
  const user = useSession(selectUser)
  const advisor = user?.[PROVIDER_ADVISOR]
  return user === undefined || advisor === undefined || !canShare(user) ? null : (
    <ShareWindow {...props} user={user} advisor={advisor} />
  )
}
