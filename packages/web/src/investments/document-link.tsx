import { fundDocumentMachine, selectAddress } from '@hautelisse/machines/investments'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { TextLink } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { PUBLIC_REGISTER } from './register.ts'

type FundDocumentLinkProps = {
  /** Number of the contract that offers the fund. */
  readonly accountId: string
  readonly fund: { readonly id: string; readonly label: string }
}

/**
 * The name of a fund, which opens its document in a new tab, or the public register if the fund has no document. It becomes a link once its address is known (FUND-12,
 * FUND-13).
 */
export const FundDocumentLink = ({ accountId, fund: { id, label } }: FundDocumentLinkProps): ReactElement => {
  const { client, mayFollow } = useApp()
  const [snapshot] = useMachine(fundDocumentMachine, { input: { client, accountId, investmentId: id } })
  const document = selectAddress(snapshot)
  if (document.kind === 'loading') return <span aria-busy="true">{label}</span>
  const isThere = document.kind === 'known' && mayFollow(document.value)
  return (
    <TextLink
      href={isThere ? document.value : PUBLIC_REGISTER}
      target="_blank"
      rel="noopener noreferrer"
      icon={drawings.ArrowSquareOut}
      trailing
    >
      {label}
      <VisuallyHidden>
        {' '}
        <Trans id="ui.footer.new-tab">(nouvel onglet)</Trans>
      </VisuallyHidden>
    </TextLink>
  )
}
