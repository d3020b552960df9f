import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LinkButtonTo } from './links.ts'
import { State } from '../ui/page/index.ts'

/** The address names something that the person does not hold: said in the page itself, with a way back (P-ROUTE-42). */
export const UnknownData = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <State
    kind="empty"
    level={2}
    title={<Trans id="ui.error.title">Données indisponibles</Trans>}
    action={
      <LinkButtonTo to="/epargne" variant="secondary">
        <Trans id="password.failed.home">Revenir à mon épargne</Trans>
      </LinkButtonTo>
    }
  >
    {children}
  </State>
)
