import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { usePage, usePageTitle } from '../shell/index.ts'
import { LinkButton } from '../ui/button/index.ts'
import { layout } from '../ui/theme/index.ts'
import { BrokenPage } from './broken-page.tsx'
import { PageHead } from '../ui/page/index.ts'

/** A screen broke inside its frame: the frame stays, the screen's place says so and leads back, starting afresh. */
export const BrokenPart = (): ReactElement => {
  const { t } = useLingui()
  const { layout: frame } = usePage()
  const title = t({ id: 'portal.broken.title', message: 'Cette page n’a pas pu s’afficher' })
  usePageTitle(title)
  if (frame === 'no-header' || frame === 'bare') return <BrokenPage />
  return (
    <div className={layout.wrap} role="alert">
      <PageHead
        title={title}
        lead={<Trans id="portal.broken.text">L’erreur vient de nous. Votre épargne n’est pas concernée.</Trans>}
        actions={
          <LinkButton href="/">
            <Trans id="portal.broken.home">Revenir à l’accueil</Trans>
          </LinkButton>
        }
      />
    </div>
  )
}
