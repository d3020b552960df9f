import { canReachAdvisor, contactOf } from '@hautelisse/domain/portal'
import { selectUser } from '@hautelisse/machines/session'
import { selectExplanation } from '@hautelisse/machines/transmission'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo, useAim } from '../portal/index.ts'
import { useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Modal } from '../ui/modal/index.ts'
import type { StepProps } from './step-props.ts'

/** What the simulator says of a family that it does not answer (HEIR-14, HEIR-18). */
export const UnansweredWords = ({ why }: { readonly why: 'testament' | 'family' }): ReactElement =>
  why === 'testament' ? (
    <Trans id="transmission.unanswered.testament">Le simulateur ne prend pas en compte les dispositions testamentaires.</Trans>
  ) : (
    <Trans id="transmission.unanswered.family">
      Le simulateur ne traite pas cette situation : en l’absence d’enfant, de conjoint et de frère et sœur, vos ascendants
      héritent.
    </Trans>
  )

/** The way to the advisor's window of the simulator, of whichever origin the saver is (HEIR-15, HEIR-42, TADV-01). */
export const ContactButton = ({ onClick }: { readonly onClick?: () => void }): ReactElement | null => {
  const user = useSession(selectUser)
  const aim = useAim()
  if (user === undefined) return null
  return (
    <LinkButtonTo
      {...aim(canReachAdvisor(user) ? { hash: 'advisor_transmission' } : contactOf({ kind: 'member', user }))}
      variant="secondary"
      icon={drawings.Chat}
      onClick={onClick}
    >
      <Trans id="transmission.advisor.contact">Je contacte mon conseiller</Trans>
    </LinkButtonTo>
  )
}

/** Why the simulator goes no further, over the heirs (TRANS-39, TRANS-40). */
export const ExplanationModal = ({ snapshot, send }: StepProps): ReactElement => {
  const why = selectExplanation(snapshot)
  const close = (): void => send({ type: 'explanationClosed' })
  return (
    <Modal
      open={why !== undefined}
      onClose={close}
      shape="question"
      title={<Trans id="transmission.unanswered.title">Le simulateur s’arrête ici</Trans>}
      lead={<UnansweredWords why={why ?? 'testament'} />}
      actions={
        <>
          <ContactButton onClick={close} />
          <Button onClick={close}>
            <Trans id="transmission.unanswered.back">Revenir à mes réponses</Trans>
          </Button>
        </>
      }
    />
  )
}
