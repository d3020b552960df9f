import type { CollectiveScope } from '@hautelisse/domain/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Note } from '../ui/note/index.ts'

/** The code could not be asked for, or did not come back as it left; nothing else is affected, and it can be asked for again. */
export const OtpFailure = ({ className }: { readonly className?: string }): ReactElement => (
  <div className={className} role="alert">
    <Note kind="alert">
      <Trans id="otp.failure.text">La vérification n’a pas abouti. Vos données n’ont pas changé. Veuillez recommencer.</Trans>
    </Note>
  </div>
)

/** What the code is asked for: who holds both families confirms for their employee savings (P-SESS-17). */
export const OtpPurpose = ({ scope }: { readonly scope: CollectiveScope | undefined }): ReactElement =>
  scope === 'ais' ? (
    <Trans id="otp.purpose.ais">
      Un code à usage unique, envoyé sur votre mobile, confirme que c’est bien vous avant toute modification de votre épargne
      retraite et de vos informations.
    </Trans>
  ) : (
    <Trans id="otp.purpose.s2e">
      Un code à usage unique, envoyé sur votre mobile, confirme que c’est bien vous avant toute modification de votre épargne
      salariale et de vos informations.
    </Trans>
  )
