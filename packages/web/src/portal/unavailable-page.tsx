import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { usePageTitle } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Logo } from '../ui/logo/index.ts'
import { NoHeaderLayout } from './no-header-layout.tsx'

/** The API says nothing: what happened, what is not affected, and a way to ask again. It needs neither router nor session. */
export const UnavailablePage = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => {
  const { t } = useLingui()
  const title = t({ id: 'portal.unavailable.title', message: 'Service momentanément indisponible' })
  usePageTitle(title)
  return (
    <NoHeaderLayout
      art="cut"
      logo={<Logo href="/" />}
      tool={null}
      title={title}
      lead={
        <Trans id="portal.unavailable.text">Nos serveurs ne répondent pas. Vos sommes restent placées, rien n’est perdu.</Trans>
      }
      actions={
        <Button icon={drawings.Retry} onClick={onRetry}>
          <Trans id="ui.error.retry">Réessayer</Trans>
        </Button>
      }
    />
  )
}
