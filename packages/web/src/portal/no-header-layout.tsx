import type { ReactElement, ReactNode } from 'react'
import { LogoTo } from './links.ts'
import * as styles from './no-header-layout.css.ts'
import { LanguageTool } from './tools.tsx'
import { ThreadArt, type ArtKind } from './thread-art.tsx'

type NoHeaderLayoutProps = {
  /** What hangs on the other half: one of the usual drawings, or the page's own. */
  readonly art: ArtKind | ReactElement
  /** Top left; a page that stands outside the router has a plain one. */
  readonly logo?: ReactNode
  /** Top right: the language, where there are settings to change. */
  readonly tool?: ReactNode
  readonly title?: ReactNode
  readonly lead?: ReactNode
  /** What stands between the words and what can be done. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Last and quietest, under a rule. */
  readonly aside?: ReactNode
}

/** A page without header and footer: one column of words, and threads on the other half (above it on small screens). */
export const NoHeaderLayout = ({ art, logo, tool, title, lead, children, actions, aside }: NoHeaderLayoutProps): ReactElement => (
  <div className={styles.page}>
    <main id="main" tabIndex={-1} className={styles.pane}>
      <div className={styles.bar}>
        {logo ?? <LogoTo to="/" />}
        {tool === undefined ? <LanguageTool /> : tool}
      </div>
      <div className={styles.box}>
        {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        {aside !== undefined && <p className={styles.aside}>{aside}</p>}
      </div>
    </main>
    <div className={styles.art} aria-hidden="true">
      {typeof art === 'string' ? <ThreadArt kind={art} /> : art}
    </div>
  </div>
)
