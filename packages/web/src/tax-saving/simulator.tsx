import type { Layout } from '@hautelisse/domain/portal'
import type { Variant } from '@hautelisse/domain/tax-saving'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { draft } from '@hautelisse/machines/tax-saving'
import { KeptAnswers } from '../kept/index.ts'
import { LanguageTool } from '../portal/index.ts'
import { usePage } from '../shell/index.ts'
import { OwnSimulations, WithSimulations } from '../simulations/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './simulator.css.ts'
import { TaxSteps } from './stepper-screen.tsx'
import { useTaxSaving } from './use-tax-saving.ts'

type PageVariant = Exclude<Variant, 'contained'>

/** The frame of the page says who looks: nobody known, another site's visitor, or a member (S-NAV-08, S-NAV-09). */
const variantIn = (frame: Layout): PageVariant => {
  if (frame === 'bare') return 'embedded'
  return frame === 'public' ? 'public' : 'standalone'
}

/** Inside another site's page: the simulator alone, with the language and nothing to go elsewhere by. */
const EmbeddedPage = ({ children }: { readonly children: ReactNode }): ReactElement => (
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

const Running = ({ variant }: { readonly variant: PageVariant }): ReactElement => {
  const screen = <TaxSteps {...useTaxSaving(variant)} />
  return variant === 'embedded' ? <EmbeddedPage>{screen}</EmbeddedPage> : screen
}

/** /simulateur/impots: the payment that is deducted, and the tax that it saves (S-NAV-07, TAX-01). Another variant has its own machine. */
export const TaxSimulator = (): ReactElement => {
  const variant = variantIn(usePage().layout)
  return (
    <WithSimulations>
      <KeptAnswers simulator="tax-saving" entry={draft}>
        <Running key={variant} variant={variant} />
      </KeptAnswers>
      {variant !== 'embedded' && <OwnSimulations of="tax-saving" />}
    </WithSimulations>
  )
}
