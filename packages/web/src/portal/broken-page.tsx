import { Trans, useLingui } from '@lingui/react/macro'
import { Component, type ReactElement, type ReactNode } from 'react'
import { usePageTitle } from '../shell/index.ts'
import { LinkButton } from '../ui/button/index.ts'
import { Logo } from '../ui/logo/index.ts'
import { NoHeaderLayout } from './no-header-layout.tsx'

/** A screen broke: said in words, with a way back that starts afresh. */
export const BrokenPage = (): ReactElement => {
  const { t } = useLingui()
  const title = t({ id: 'portal.broken.title', message: 'Cette page n’a pas pu s’afficher' })
  usePageTitle(title)
  return (
    <NoHeaderLayout
      art="broken"
      logo={<Logo href="/" />}
      tool={null}
      title={title}
      lead={
        <span role="alert">
          <Trans id="portal.broken.text">L’erreur vient de nous. Votre épargne n’est pas concernée.</Trans>
        </span>
      }
      actions={
        <LinkButton href="/">
          <Trans id="portal.broken.home">Revenir à l’accueil</Trans>
        </LinkButton>
      }
    />
  )
}

/** Catches whatever breaks below it, so that a mistake of ours never leaves a blank page. */
export class Safeguard extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override readonly state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
}
