import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LanguageTool } from '../portal/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './simulator.css.ts'

/** Inside another site's page: the simulator alone, with the language and nothing to go elsewhere by. */
export const EmbeddedPage = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <main id="main" tabIndex={-1}>
    {children}
    <div className={`${layout.wrap} ${styles.embeddedFoot}`}>
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
