import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LanguageTool } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { TextLink } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './simulator.css.ts'

type EmbeddedPageProps = {
  readonly isBlocked: boolean
  readonly children: ReactNode
}

/** The payment behind a link, for a browser that let no tab open. */
const BlockedTab = (): ReactElement => (
  <Note kind="warn" live>
    <p>
      <Trans id="tax.embedded.blocked">Votre navigateur a empêché l’ouverture d’un nouvel onglet.</Trans>
    </p>
    <TextLink href={pathTo('payment')} target="_blank" rel="noopener" icon={drawings.ArrowSquareOut} trailing>
      <Trans id="tax.embedded.payment">Ouvrir le versement (nouvel onglet)</Trans>
    </TextLink>
  </Note>
)

/** Inside another site's page: the simulator alone, with the language and nothing to go elsewhere by. */
export const EmbeddedPage = ({ isBlocked, children }: EmbeddedPageProps): ReactElement => (
  <main id="main" tabIndex={-1}>
    {children}
    <div className={`${layout.wrap} ${styles.embeddedFoot}`}>
      {isBlocked && <BlockedTab />}
      <div className={styles.embeddedLine}>
        <p>
          <Trans id="portal.footer.legal">
            Hautelisse, espace épargne et retraite. Les simulations sont des estimations et n’engagent pas Hautelisse.
          </Trans>
        </p>
        <LanguageTool />
      </div>
    </div>
  </main>
)
