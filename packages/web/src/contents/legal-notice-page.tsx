import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DocumentPage } from './document-page.tsx'
import { OWNER } from './owner.ts'
import { legalNotice } from './texts/legal-notice.ts'

const SECTIONS = legalNotice(OWNER)

/** /mentions-legales (P-ROUTE-05). */
export const LegalNoticePage = (): ReactElement => (
  <DocumentPage
    lead={
      <Trans id="contents.legal-notice.lead">
        Qui est derrière ce portail, ce que valent ses simulations et comment vous pouvez l’utiliser.
      </Trans>
    }
    sections={SECTIONS}
  />
)
