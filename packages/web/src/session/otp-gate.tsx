import { hiddenMobile } from '@hautelisse/domain/profile'
import { editGateOf, mobileOf, otpScope, VISITOR, type EditGate } from '@hautelisse/domain/session'
import { contactPath } from '@hautelisse/domain/portal'
import { selectOtp, selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement, type ReactNode } from 'react'
import { CodeGate } from '../act/index.ts'
import { useApp, useSession, useViewer } from '../shell/index.ts'
import { Button, TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import * as styles from './otp-gate.css.ts'
import { OtpFailure } from './otp-words.tsx'
import { text } from '../ui/page/index.ts'

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
          <Trans id="frame.contact.long">Contacter mon conseiller</Trans>
        </TextButton>
      </p>
    </Note>
  )
}

/** What the code guards and where it is sent: who holds both families confirms for their employee savings (P-SESS-17). */
const CodeText = (): ReactElement => {
  const user = useSession(selectUser) ?? VISITOR
  const mobile = hiddenMobile(mobileOf(user) ?? '')
  return (
    <p>
      {otpScope(user.scopes) === 'ais' ? (
        <Trans id="otp.gate.ais">
          Un code à 6 chiffres, envoyé au <span className={text({ whole: true })}>{mobile}</span>, protège votre épargne retraite
          et vos informations.
        </Trans>
      ) : (
        <Trans id="otp.gate.s2e">
          Un code à 6 chiffres, envoyé au <span className={text({ whole: true })}>{mobile}</span>, protège votre épargne salariale
          et vos informations.
        </Trans>
      )}
    </p>
  )
}

const ConfirmFirst = (): ReactElement => {
  const { session } = useApp()
  const otp = useSession(selectOtp)
  const ask = (): void => {
    const { pathname, search } = window.location
    session.send({ type: 'otpRequested', location: `${pathname}${search}` })
  }
  return (
    <CodeGate
      title={<Trans id="otp.gate.title">Confirmez que c’est bien vous</Trans>}
      text={<CodeText />}
      failure={otp === 'failed' && <OtpFailure />}
      action={
        <Button
          variant="secondary"
          icon={otp === 'failed' ? drawings.Retry : drawings.Mobile}
          busy={otp === 'asking'}
          onClick={ask}
        >
          {otp === 'failed' ? (
            <Trans id="ui.error.retry">Réessayer</Trans>
          ) : (
            <Trans id="otp.offer.request">Recevoir un code</Trans>
          )}
        </Button>
      }
    />
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

type CodeFirstProps = {
  /** The act that waits, on the button that does it. */
  readonly confirm: ReactNode
  readonly onConfirm: () => void
  readonly back: ReactNode
}

/** The code of the session over what was typed: once it is given, the same request is sent by its saver. */
export const CodeFirst = ({ confirm, onConfirm, back }: CodeFirstProps): ReactElement => (
  <>
    <OtpNotice />
    <div className={styles.doors}>
      {useEditGate() === 'open' && <Button onClick={onConfirm}>{confirm}</Button>}
      {back}
    </div>
  </>
)

/** Says ahead of any modification that a mobile number will be needed, to a saver who has none. */
export const MobileNotice = ({ className }: { readonly className?: string }): ReactElement | null => {
  if (useEditGate() !== 'mobile') return null
  return (
    <div className={className}>
      <MissingMobile />
    </div>
  )
}
