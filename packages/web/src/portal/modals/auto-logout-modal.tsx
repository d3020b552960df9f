import { selectIsSignedIn, selectWarning } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement } from 'react'
import { useApp, useSession } from '../../shell/index.ts'
import { Button } from '../../ui/button/index.ts'
import { Countdown } from '../../ui/countdown/index.ts'
import { Modal } from '../../ui/modal/index.ts'
import { ExpiredText, ExpiredTitle, SignInAgain } from '../expired-words.tsx'

/** Seconds of the warning, and so its threads. */
const WARNING_SECONDS = 60

type AutoLogoutProps = {
  /** Takes the fragment away: nothing but an answer does. */
  readonly onClose: () => void
}

const StillThere = ({ onClose }: AutoLogoutProps): ReactElement => {
  const { session } = useApp()
  const seconds = useSession(selectWarning)
  const wasWarned = useRef(false)
  // Somebody answered in another tab: there is nothing to ask here any more.
  useEffect(() => {
    if (seconds !== undefined) wasWarned.current = true
    else if (wasWarned.current) onClose()
  }, [seconds, onClose])
  const stay = (): void => {
    session.send({ type: 'stayRequested' })
    onClose()
  }
  return (
    <Modal
      open
      urgent
      shape="question"
      title={<Trans id="modal.still-there.title">Êtes-vous toujours là ?</Trans>}
      lead={
        <Trans id="modal.still-there.text">Sans réponse, votre session s’arrête et ce qui n’est pas enregistré est effacé.</Trans>
      }
      actions={
        <>
          <Button onClick={stay}>
            <Trans id="sign-out.question.stay">Rester connecté</Trans>
          </Button>
          <Button variant="secondary" onClick={() => session.send({ type: 'signOutRequested' })}>
            <Trans id="modal.still-there.leave">Me déconnecter</Trans>
          </Button>
        </>
      }
    >
      {seconds !== undefined && <Countdown seconds={seconds} total={WARNING_SECONDS} />}
    </Modal>
  )
}

const EndedModal = (): ReactElement => (
  <Modal open urgent shape="question" title={<ExpiredTitle />} lead={<ExpiredText />} actions={<SignInAgain />} />
)

/**
 * #auto_logout: before the end of a session it asks whether somebody is still there, after it how to come back. Neither Escape nor a click
 * outside closes it (P-SESS-05 to P-SESS-07).
 */
export const AutoLogoutModal = ({ onClose }: AutoLogoutProps): ReactElement =>
  useSession(selectIsSignedIn) ? <StillThere onClose={onClose} /> : <EndedModal />
