import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'

/** What the estimate leaves out (TAX-27 to TAX-30). */
export const EstimateLimits = (): ReactElement => (
  <Trans id="tax.notes.left-out">
    Cette estimation ne tient pas compte des plafonds non utilisés des années précédentes, de la mutualisation du plafond du
    conjoint, ni des versements sur un contrat Article 83, PERP, PREFON, PER ou PERCO.
  </Trans>
)
