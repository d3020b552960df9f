import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import type { AttachmentProps } from './use-attachment.ts'

/** The way back: to the ways to add an account, or for a visitor to the home. */
export const HomeLink = ({ isMember }: Pick<AttachmentProps, 'isMember'>): ReactElement => (
  <TextLinkTo to={isMember ? pathTo('attachment-mosaic') : pathTo('visitor-home')} icon={drawings.ArrowLeft}>
    {isMember ? <Trans id="accounts.home.add">Ajouter un compte</Trans> : <Trans id="portal.header.home">Accueil</Trans>}
  </TextLinkTo>
)
