import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { usePage, useTitles } from '../shell/index.ts'
import { AmountsTool, LanguageTool, LogoTo, SchemeTool, TextLinkTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './developer-page.css.ts'
import { PageHead } from '../ui/page/index.ts'

type DeveloperFrameProps = { readonly lead: ReactNode; readonly children: ReactNode }

/** Around every developer page but the gallery: the application's switches, the page's name, and the way back to the index. */
export const DeveloperFrame = ({ lead, children }: DeveloperFrameProps): ReactElement => {
  const titleOf = useTitles()
  const { id } = usePage().route
  return (
    // The pages of developers have no header of the portal: their bar stands in the page itself.
    <main id="main" tabIndex={-1}>
      <div className={styles.bar}>
        <div className={`${layout.wrap} ${styles.barInside}`}>
          <LogoTo to="/" />
          <div className={styles.push}>
            <AmountsTool />
            <LanguageTool />
            <SchemeTool />
          </div>
        </div>
      </div>
      <div className={`${layout.wrap} ${styles.body}`}>
        <PageHead
          back={
            id === 'developer' ? undefined : (
              <TextLinkTo to="/developer" icon={drawings.ArrowLeft}>
                <Trans id="developer.frame.back">Outils de développement</Trans>
              </TextLinkTo>
            )
          }
          title={titleOf(id)}
          lead={lead}
        />
        {children}
      </div>
    </main>
  )
}

type SectionProps = { readonly id: string; readonly title: ReactNode; readonly lead?: ReactNode; readonly children: ReactNode }

/** One part of a developer page. */
export const DeveloperSection = ({ id, title, lead, children }: SectionProps): ReactElement => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {lead !== undefined && <p className={styles.sectionLead}>{lead}</p>}
    {children}
  </section>
)
