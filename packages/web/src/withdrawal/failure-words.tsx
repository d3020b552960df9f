import { Trans } from '@lingui/react/macro'

/** What a call that failed says (MRM-80, S-ERR-24, S-ERR-25), and the way to make it again. */
export const FAILED = <Trans id="answers.failure.text">Une erreur s'est produite, veuillez réessayer</Trans>
export const RETRY = <Trans id="withdrawal.failure.retry">Réessayer</Trans>
