import type { Content } from '@hautelisse/machines/resource'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Button, LinkButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { PUBLIC_REGISTER } from './register.ts'

/**
 * The way to the fund's document in a new tab: a plain link once its address is known, since a tab that is opened after an answer is blocked;
 * where there is none, the public register (FUND-12, FUND-13, FUND-19, FUND-21).
 */
export const FundDocument = ({ document }: { readonly document: Content<string> }): ReactElement => {
  const { mayFollow } = useApp()
  if (document.kind === 'loading')
    return (
      <Button busy>
        <Trans id="fund.document.open">Performances du fonds</Trans>
      </Button>
    )
  const address = document.kind === 'known' && mayFollow(document.value) ? document.value : undefined
  return (
    <LinkButton
      href={address ?? PUBLIC_REGISTER}
      target="_blank"
      rel="noopener noreferrer"
      icon={drawings.ArrowSquareOut}
      variant={address === undefined ? 'secondary' : 'primary'}
    >
      {address === undefined ? (
        <Trans id="fund.document.fallback">Consulter la fiche du fonds</Trans>
      ) : (
        <Trans id="fund.document.open">Performances du fonds</Trans>
      )}
      <VisuallyHidden>
        {' '}
        <Trans id="ui.footer.new-tab">(nouvel onglet)</Trans>
      </VisuallyHidden>
    </LinkButton>
  )
}
