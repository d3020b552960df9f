import { PROVIDER_ADVISOR } from '@hautelisse/domain/contract'
import { canShare } from '@hautelisse/domain/portal'
import type { ProviderAdvisor, User } from '@hautelisse/domain/session'
import { selectShare, shareMachine } from '@hautelisse/machines/advisor'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Note } from '../ui/note/index.ts'

/** What a share needs to know of the saver and the advisor. */
type Sharing = { readonly user: User; readonly advisor: ProviderAdvisor; readonly signal: AbortSignal }

type ShareQuestionProps = {
  /** Words of the button that asks. */
  readonly children: ReactNode
  /** Small among the buttons at the head of a page; wide where left out. */
  readonly look?: 'small'
  /** Shares the simulation. */
  readonly share: (sharing: Sharing) => Promise<unknown>
}

type AskingProps = ShareQuestionProps & { readonly user: User; readonly advisor: ProviderAdvisor }

const ShareWindow = ({ children, look, share, user, advisor }: AskingProps): ReactElement => {
  const { session } = useApp()
  const [snapshot, send] = useMachine(shareMachine, {
    input: {
      share: (signal) => share({ user, advisor, signal }),
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
                <Trans id="advisor.share.yes">Oui</Trans>
              </Button>
              <Button variant="secondary" onClick={close}>
                <Trans id="advisor.share.no">Non</Trans>
              </Button>
            </>
          )
        }
      >
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
