import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DocumentPage } from './document-page.tsx'
import { OWNER } from './owner.ts'
import { personalData } from './texts/personal-data.ts'

const SECTIONS = personalData(OWNER)

/** /donnees-personnelles (P-ROUTE-08, P-CONST-07). */
export const PersonalDataPage = (): ReactElement => (
  <DocumentPage
    lead={
      <Trans id="contents.personal-data.lead">
        Ce que nous conservons de vous, pourquoi, combien de temps, et ce que vous pouvez demander.
      </Trans>
    }
    sections={SECTIONS}
  />
)
