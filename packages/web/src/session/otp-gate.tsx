import { editGateOf, otpScope, type EditGate } from '@hautelisse/domain/session'
import { contactPath } from '@hautelisse/domain/portal'
import { selectOtp, selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useApp, useSession, useViewer } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './otp-gate.css.ts'
import { OtpFailure, OtpPurpose } from './otp-words.tsx'

const ReachUs = (): ReactElement => (
  <p>
    <Link to={contactPath(useViewer())}>
      <Trans id="otp.mobile.how">Nous communiquer votre numéro</Trans>
    </Link>
  </p>
)

/** Without a mobile number there is nowhere to send a code, in the words of the specification (P-SESS-18, P-SESS-19). */
const MissingMobile = (): ReactElement => (
  <Note kind="warn">
    <p>
      <Trans id="otp.mobile.missing">
        Votre numéro de téléphone mobile est nécessaire à la modification de vos informations personnelles en ligne.
      </Trans>
    </p>
    <ReachUs />
  </Note>
)

/** An employee looks at a customer's space: nothing is modified in the customer's name (P-PERM-07). */
const Mirror = (): ReactElement => (
  <Note kind="warn">
    <Trans id="portal.mirror.text">Vous ne pouvez effectuer cette action en vision miroir.</Trans>
  </Note>
)

/** The code is one of the collective space; customers with an advisor tell them what changes. */
const AskAdvisor = (): ReactElement => {
  const { navigation } = useApp()
  return (
    <Note>
      <p>
        <Trans id="otp.advisor.text">Pour modifier ces informations, dites à votre conseiller ce qui a changé.</Trans>
      </p>
      <p>
        <TextButton icon={drawings.Envelope} onClick={() => navigation.openModal('advisor')}>
          <Trans id="advisor.contact.title">Contacter mon conseiller</Trans>
        </TextButton>
      </p>
    </Note>
  )
}

const ConfirmFirst = (): ReactElement => {
  const { session } = useApp()
  const otp = useSession(selectOtp)
  const user = useSession(selectUser)
  const ask = (): void => {
    const { pathname, search } = window.location
    session.send({ type: 'otpRequested', location: `${pathname}${search}` })
  }
  return (
    <Panel className={styles.gate} aria-labelledby="otp-gate">
      <h2 id="otp-gate" className={styles.title}>
        <Trans id="otp.gate.title">Confirmez que c’est bien vous</Trans>
      </h2>
      <p className={styles.text}>
        <OtpPurpose scope={user === undefined ? undefined : otpScope(user.scopes)} />
      </p>
      {otp === 'failed' && <OtpFailure />}
      <div>
        <Button icon={otp === 'failed' ? drawings.Retry : drawings.Mobile} busy={otp === 'asking'} onClick={ask}>
          {otp === 'failed' ? (
            <Trans id="otp.offer.retry">Réessayer</Trans>
          ) : (
            <Trans id="otp.offer.request">Recevoir un code</Trans>
          )}
        </Button>
      </div>
    </Panel>
  )
}

const NOTICES: Readonly<Record<Exclude<EditGate, 'open'>, () => ReactElement>> = {
  mirror: Mirror,
  advisor: AskAdvisor,
  mobile: MissingMobile,
  code: ConfirmFirst,
}

/**
 * The steps that a signed-in saver takes before modifying personal data; undefined for a visitor. What is guarded is drawn only
 * once it is `open` (P-SESS-15, P-SESS-16).
 */
export const useEditGate = (): EditGate | undefined => {
  const user = useSession(selectUser)
  return user === undefined ? undefined : editGateOf(user)
}

/**
 * Says whether what is guarded is drawn: from the moment the gate opens, for as long as its page stays. A code that the server asks for again is
 * asked for over what was typed (PERS-12).
 */
export const useOpenedGate = (): boolean => {
  const isOpen = useEditGate() === 'open'
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return isOpen || wasOpened
}

/** Says what is missing before personal data can be modified, and how to come by it; nothing once nothing is. */
export const OtpNotice = (): ReactElement | null => {
  const gate = useEditGate()
  if (gate === undefined || gate === 'open') return null
  const Notice = NOTICES[gate]
  return <Notice />
}

/** Says ahead of any modification that a mobile number will be needed, to a saver who has none. */
export const MobileNotice = ({ className }: { readonly className?: string }): ReactElement | null => {
  if (useEditGate() !== 'mobile') return null
  return (
    <div className={className}>
      <MissingMobile />
    </div>
  )
}
