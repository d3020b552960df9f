import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSentOn } from '../act/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { usePage } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'

/** Changes of personal data that have a page each. */
export type EditAction = 'edit-email' | 'edit-phone' | 'edit-identity' | 'edit-address' | 'edit-declaration'

const NAMES: Readonly<Record<EditAction, ReactElement>> = {
  'edit-email': <Trans id="profile.edit.email-name">mon e-mail</Trans>,
  'edit-phone': <Trans id="profile.edit.phone-name">mon téléphone personnel</Trans>,
  'edit-identity': <Trans id="profile.edit.identity-name">mon identité</Trans>,
  'edit-address': <Trans id="profile.edit.address-name">mon adresse</Trans>,
  'edit-declaration': <Trans id="profile.edit.declaration-name">mes données à déclarer</Trans>,
}

type EditLinkProps = {
  readonly action: EditAction
  /** Nothing was ever given: there is nothing to change yet. */
  readonly isNew?: boolean
}

/** The way to the page of a change. */
export const EditLink = ({ action, isNew = false }: EditLinkProps): ReactElement => {
  const { scope } = usePage().params
  const sentOn = useSentOn()
  return (
    <TextLinkTo {...sentOn(pathTo('profile', { scope, journey: 'personal-data', action }))} icon={drawings.Pencil}>
      {isNew ? <Trans id="profile.edit.fill">Compléter</Trans> : <Trans id="accounts.situation.change">Modifier</Trans>}{' '}
      <VisuallyHidden>{NAMES[action]}</VisuallyHidden>
    </TextLinkTo>
  )
}
