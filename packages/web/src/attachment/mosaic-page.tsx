import { usePage, useTitles } from '../shell/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ExternalSavings } from './external-savings.tsx'
import { Tiles } from './tiles.tsx'
import { Page, PageHead } from '../ui/page/index.ts'

/** /attachment/mosaic: the ways to add an account, and what was found elsewhere (P-ROUTE-74). */
export const Mosaic = (): ReactElement => {
  const titleOf = useTitles()
  const { route } = usePage()
  return (
    <Page>
      <PageHead
        title={titleOf(route.id)}
        lead={
          <Trans id="attachment.mosaic.lead">Trois façons de réunir votre épargne ici, selon l’endroit où elle se trouve.</Trans>
        }
      />
      <Tiles />
      <ExternalSavings />
    </Page>
  )
}
