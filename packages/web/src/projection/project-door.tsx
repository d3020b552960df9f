import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { layout } from '../ui/theme/index.ts'
import { door } from './view-switch.css.ts'
import { VIEW } from './view-switch.tsx'

/** The way to the retirement project on a home without the two views: a section of its own. */
export const ProjectDoor = (): ReactElement => (
  <section className={`${layout.wrap} ${door}`} aria-labelledby="project-door">
    <h2 id="project-door">
      <Trans id="accounts.project.title">Mon projet retraite</Trans>
    </h2>
    <p>
      <Trans id="accounts.project.text">Votre pension, vos rentes et vos autres revenus, face à votre objectif par mois.</Trans>
    </p>
    <p>
      <Link to={pathTo('savings-home')} search={{ vue: VIEW }}>
        <Trans id="accounts.project.open">Ouvrir mon projet retraite</Trans>
      </Link>
    </p>
  </section>
)
