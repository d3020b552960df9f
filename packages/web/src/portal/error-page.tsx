import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LinkButtonTo } from './links.ts'
import { NoHeaderLayout } from './no-header-layout.tsx'

type Words = { readonly title: ReactNode; readonly text: ReactNode }

/** Words of each reason; an absent or unknown one has the general words, and is never echoed (P-ROUTE-15, P-ROUTE-16). */
const wordsOf = (reason: string | undefined): Words => {
  switch (reason) {
    case 'ERR_NOT_FOUND':
      return {
        title: <Trans id="portal.error.not-found.title">Page introuvable</Trans>,
        text: (
          <Trans id="portal.error.not-found.text">
            Le fil s’arrête ici : cette adresse ne mène à aucune page. Votre épargne n’est pas concernée.
          </Trans>
        ),
      }
    case 'ERR_CONSENT':
      return {
        title: <Trans id="portal.error.consent.title">Votre accord est nécessaire</Trans>,
        text: (
          <Trans id="portal.error.consent.text">
            Cette page utilise des données pour lesquelles vous n’avez pas encore donné votre accord. Rien n’a été transmis.
          </Trans>
        ),
      }
    case undefined:
    default:
      return {
        title: <Trans id="portal.error.other.title">Une erreur est survenue</Trans>,
        text: <Trans id="portal.error.other.text">Cette page n’a pas pu s’afficher. Veuillez recommencer ultérieurement.</Trans>,
      }
  }
}

/** /error-page: what happened, what is not affected, and the way back. */
export const ErrorPage = ({ reason }: { readonly reason: string | undefined }): ReactElement => {
  const { title, text } = wordsOf(reason)
  return (
    <NoHeaderLayout
      art="broken"
      title={title}
      lead={text}
      actions={
        <>
          <LinkButtonTo to="/">
            <Trans id="portal.broken.home">Revenir à l’accueil</Trans>
          </LinkButtonTo>
          <LinkButtonTo to="/plan-du-site" variant="secondary">
            <Trans id="portal.footer.site-map">Plan du site</Trans>
          </LinkButtonTo>
        </>
      }
    />
  )
}
