import { pathTo, type RouteId } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement } from 'react'
import { usePage, useReachable, useTitles } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { layout } from '../ui/theme/index.ts'
import { TextLinkTo } from './links.ts'
import { NoHeaderLayout } from './no-header-layout.tsx'
import { SOON_PAGES } from './soon-pages.ts'
import * as styles from './soon-page.css.ts'
import { WovenArt } from './woven-art.tsx'

const NOTHING: readonly RouteId[] = []

const Meanwhile = ({ routes }: { readonly routes: readonly RouteId[] }): ReactElement | null => {
  const titleOf = useTitles()
  const title = useId()
  const reachable = useReachable(routes)
  if (reachable.length === 0) return null
  return (
    <section className={styles.meanwhile} aria-labelledby={title}>
      <h2 id={title} className={styles.meanwhileTitle}>
        <Trans id="soon.page.meanwhile">En attendant</Trans>
      </h2>
      <ul className={styles.ways}>
        {reachable.map((id) => (
          <li key={id} className={styles.way}>
            <TextLinkTo to={pathTo(id)} className={styles.link} icon={drawings.ArrowRight} trailing>
              {titleOf(id)}
            </TextLinkTo>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Words = (): ReactElement => {
  const { i18n } = useLingui()
  const titleOf = useTitles()
  const { route } = usePage()
  const announced = SOON_PAGES[route.id]
  return (
    <>
      <p className={styles.state}>
        <Tag kind="running">
          <Trans id="soon.page.state">Bientôt disponible</Trans>
        </Tag>
      </p>
      <h1 tabIndex={-1}>{titleOf(route.id)}</h1>
      {announced !== undefined && <p className={styles.lead}>{i18n._(announced.text)}</p>}
      <Meanwhile routes={announced?.meanwhile ?? NOTHING} />
    </>
  )
}

/** A page whose content is not there yet, finished in itself: what it will do, and where to go until then. */
export const SoonPage = (): ReactElement => {
  const { layout: frame } = usePage()
  if (frame === 'no-header' || frame === 'bare')
    return (
      <NoHeaderLayout art={<WovenArt />}>
        <Words />
      </NoHeaderLayout>
    )
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <div className={styles.words}>
        <Words />
      </div>
      <div className={styles.art} aria-hidden="true">
        <WovenArt />
      </div>
    </div>
  )
}
