import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { demonstration } from './frame.css.ts'

/** Permanent line of the API in the page: nothing that is done here reaches anybody. */
export const DemonstrationLine = (): ReactElement => (
  <section className={demonstration} aria-labelledby="demonstration">
    <Trans id="portal.demonstration.line">
      <strong id="demonstration">Démonstration</strong> : aucun serveur ne répond, tout reste dans cet onglet.
    </Trans>
  </section>
)
