import type { Account } from '@hautelisse/domain/accounts'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { late } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { layout } from '../ui/theme/index.ts'
import { PROJECTION_WORDS } from './catalogue.ts'
import { door } from './view-switch.css.ts'
import { VIEW } from './view-switch.tsx'

/** What the project comes to is loaded once it is asked for: a home does not carry it. */
const ProjectSection = late<'ProjectSection', { readonly accounts: readonly Account[] }>(
  () => import('./project-section.tsx'),
  'ProjectSection',
  PROJECTION_WORDS,
)

type DoorProps = {
  /** Accounts of the home; without them the project cannot be shown there. */
  readonly accounts: readonly Account[] | undefined
}

/** The retirement project on a home without the two views: a section of its own, which unfolds there and leads to the whole. */
export const ProjectDoor = ({ accounts }: DoorProps): ReactElement => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={`${layout.wrap} ${door}`} aria-labelledby="project-door">
      <h2 id="project-door">
        <Trans id="accounts.retirement.title">Ma retraite</Trans>
      </h2>
      <p>
        <Trans id="accounts.retirement.text">Ce que vous auriez pour vivre, net par mois, face à votre objectif.</Trans>
      </p>
      {accounts !== undefined && (
        <p>
          <Button variant="secondary" aria-expanded={isOpen} aria-controls="project-here" onClick={() => setIsOpen(!isOpen)}>
            <Trans id="accounts.retirement.here">Voir ma retraite ici</Trans>
          </Button>
        </p>
      )}
      <div id="project-here">{isOpen && accounts !== undefined && <ProjectSection accounts={accounts} />}</div>
      {/* One way at a time: the whole page is offered under what has unfolded, or where nothing can. */}
      {(isOpen || accounts === undefined) && (
        <p>
          <Link to={pathTo('savings-home')} search={{ vue: VIEW }}>
            <Trans id="accounts.retirement.open">Ouvrir «&nbsp;Ma retraite&nbsp;»</Trans>
          </Link>
        </p>
      )}
    </section>
  )
}
