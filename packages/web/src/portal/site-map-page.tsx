import { siteMapOf, type RouteId, type SiteMapGroup } from '@hautelisse/domain/portal'
import { selectCoachingUrl, selectRoboEntities } from '@hautelisse/machines/portal'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp, useSurroundings, useTitles, useViewer } from '../shell/index.ts'
import { TextLinkTo } from './links.ts'
import * as styles from './site-map-page.css.ts'
import { Page, PageHead } from '../ui/page/index.ts'

const GROUPS: Readonly<Record<SiteMapGroup, MessageDescriptor>> = {
  public: msg({ id: 'page.site-map.public', message: 'Le portail' }),
  savings: msg({ id: 'menu.group.savings', message: 'Mon épargne' }),
  operations: msg({ id: 'menu.group.operations', message: 'Opérations' }),
  simulations: msg({ id: 'menu.group.simulations', message: 'Simulations' }),
  help: msg({ id: 'menu.group.help', message: 'Aide' }),
  profile: msg({ id: 'page.site-map.profile', message: 'Mon profil et mes documents' }),
}

/** The entrance's title says what the portal is for; a link there says where it leads. */
const HOME = msg({ id: 'portal.header.home', message: 'Accueil' })

/** Names of the links, by route. */
const useNames = (): ((id: RouteId) => string) => {
  const { i18n } = useLingui()
  const titleOf = useTitles()
  return (id) => (id === 'visitor-home' ? i18n._(HOME) : titleOf(id === 'profile-default' ? 'profile' : id))
}

/** /plan-du-site: the addresses that the visitor or saver may open, and no other (P-ROUTE-09, P-ROUTE-37). */
export const SiteMapPage = (): ReactElement => {
  const { i18n } = useLingui()
  const titleOf = useTitles()
  const nameOf = useNames()
  const { environment, disabledRoutes } = useApp()
  const coachingUrl = useSurroundings(selectCoachingUrl)
  const roboEntities = useSurroundings(selectRoboEntities)
  const sections = siteMapOf(useViewer(), environment, disabledRoutes, { coachingUrl, roboEntities })
  return (
    <Page>
      <PageHead
        title={titleOf('site-map')}
        lead={<Trans id="page.site-map.lead">Les pages du portail que vous pouvez ouvrir.</Trans>}
      />
      <div className={styles.groups}>
        {sections.map(({ group, entries }) => (
          <section key={group} aria-labelledby={`map-${group}`} className={styles.group}>
            <h2 id={`map-${group}`} className={styles.title}>
              {i18n._(GROUPS[group])}
            </h2>
            <ul>
              {entries.map(({ id, to }) => (
                <li key={id}>
                  <TextLinkTo to={to} className={styles.link}>
                    {nameOf(id)}
                  </TextLinkTo>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  )
}
