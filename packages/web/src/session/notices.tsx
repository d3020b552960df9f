import { Trans } from '@lingui/react/macro'
import { selectNotice, type Notice } from '@hautelisse/machines/session'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'
import { Note } from '../ui/note/index.ts'

const FailedWords = (): ReactElement => (
  <Trans id="session.notice.failed">La connexion n’a pas abouti. Veuillez recommencer ultérieurement.</Trans>
)

const WORDS: Readonly<Record<Notice['kind'], () => ReactElement>> = {
  'return-refused': () => (
    <Trans id="session.notice.return-refused">
      Connexion refusée : elle ne vient pas de cet onglet. Connectez-vous à nouveau.
    </Trans>
  ),
  'otp-refused': () => (
    <Trans id="session.notice.otp-refused">Code refusé : il ne vient pas de cet onglet. Demandez-en un autre.</Trans>
  ),
  'sign-out-unconfirmed': () => (
    <Trans id="session.notice.sign-out-unconfirmed">
      Déconnecté ici, mais nos serveurs ne l’ont pas confirmé. Fermez votre navigateur sur un appareil partagé.
    </Trans>
  ),
  'call-failed': () => <FailedWords />,
  'address-refused': () => <FailedWords />,
}

/** What went wrong with the last sign-in or sign-out, where the saver can try again. */
export const SessionNotice = ({ className }: { readonly className?: string }): ReactElement | null => {
  const notice = useSession(selectNotice)
  if (notice === undefined) return null
  return (
    <div className={className} role="alert">
      <Note kind={notice.kind === 'sign-out-unconfirmed' ? 'warn' : 'alert'}>{WORDS[notice.kind]()}</Note>
    </div>
  )
}
