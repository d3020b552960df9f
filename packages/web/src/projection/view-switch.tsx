import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { layout } from '../ui/theme/index.ts'
import { bar, onHero, view, views } from './view-switch.css.ts'

/** What the address says of the project. */
export const VIEW = 'projet'

/** Both views have one path: what the address says beyond it tells which is open. */
const EXACTLY = { exact: true, includeSearch: true } as const

/** What an older address says of it: it leads to the same page. */
const OLDER_VIEW = 'revenu'

/** Whether the address asks for "Ma retraite" beside the savings: `?vue=projet`. */
export const useIsRetirement = (): boolean => {
  const asked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('vue') })
  return asked === VIEW || asked === OLDER_VIEW
}

/** The two views of the savings page: what is there, and what it will be lived on with; beside them what holds for the whole view. */
export const ViewSwitch = ({ children }: { readonly children?: ReactNode }): ReactElement => {
  const { t } = useLingui()
  const to = pathTo('savings-home')
  return (
    <div className={onHero}>
      <div className={`${layout.wrap} ${bar}`}>
        <nav className={views} aria-label={t({ id: 'accounts.views.label', message: 'Vue' })}>
          <Link to={to} className={view} activeOptions={EXACTLY}>
            <Trans id="accounts.home.page">Mon épargne</Trans>
          </Link>
          <Link to={to} search={{ vue: VIEW }} className={view} activeOptions={EXACTLY}>
            <Trans id="accounts.retirement.title">Ma retraite</Trans>
          </Link>
        </nav>
        {children}
      </div>
    </div>
  )
}
