import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** Several browsers never ask twice for a script that failed: there only the page as a whole can be loaded again, and its drafts are kept. */
export const reloadPage = (): void => window.location.reload()

/** What the button says that does so. */
export const ReloadWords = (): ReactElement => <Trans id="ui.late.reload">Recharger la page</Trans>
