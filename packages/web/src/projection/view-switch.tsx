import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { layout } from '../ui/theme/index.ts'
import { onHero, view, views } from './view-switch.css.ts'

/** What the address says of the project. */
export const VIEW = 'projet'

/** Both views have one path: what the address says beyond it tells which is open. */
const EXACTLY = { exact: true, includeSearch: true } as const

/** What the address says of the retirement income that the project comes to. */
export const INCOME_VIEW = 'revenu'

/** The view that the address asks for beside the savings: the retirement project, `?vue=projet`, or the income it comes to, `?vue=revenu`. */
export const useProjectView = (): 'project' | 'income' | undefined => {
  const asked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('vue') })
  if (asked === VIEW) return 'project'
  return asked === INCOME_VIEW ? 'income' : undefined
}

/** The two views of the savings page: what is there, and what it will be lived on with. */
export const ViewSwitch = (): ReactElement => {
  const { t } = useLingui()
  const to = pathTo('savings-home')
  return (
    <div className={onHero}>
      <div className={layout.wrap}>
        <nav className={views} aria-label={t({ id: 'accounts.views.label', message: 'Vue' })}>
          <Link to={to} className={view} activeOptions={EXACTLY}>
            <Trans id="accounts.home.page">Mon épargne</Trans>
          </Link>
          <Link to={to} search={{ vue: VIEW }} className={view} activeOptions={EXACTLY}>
            <Trans id="accounts.project.title">Mon projet retraite</Trans>
          </Link>
        </nav>
      </div>
    </div>
  )
}
