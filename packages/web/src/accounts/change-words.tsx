import { partsOfChange, type Change, type ChangePart } from '@hautelisse/domain/accounts'
import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'

/** Money of companies comes into accounts that a company has opened. */
export const isFromCompany = ({ counted }: Change): boolean =>
  counted.some(({ scope, company_name: company }) => scope !== 'bi' && company !== undefined)

const CauseWords = ({ cause, amount, change }: ChangePart & { readonly change: Change }): ReactElement => {
  switch (cause) {
    case 'paid-in':
      return isFromCompany(change) ? (
        <Trans id="accounts.change.paid">
          <Amount value={amount} /> versés par vous et votre entreprise
        </Trans>
      ) : (
        <Trans id="accounts.change.paid-alone">
          <Amount value={amount} /> versés par vous
        </Trans>
      )
    case 'charges':
      return (
        <Trans id="accounts.change.charges">
          <Amount value={amount} movement /> de frais
        </Trans>
      )
    case 'paid-out':
      return (
        <Trans id="accounts.change.paid-out">
          <Amount value={amount} movement /> retirés
        </Trans>
      )
    case 'performance':
    default:
      return (
        <Trans id="accounts.change.performance">
          <Amount value={amount} movement /> de performance
        </Trans>
      )
  }
}

/** What a change is made of, as one phrase: its amounts add up to what moved (ACC-11). */
export const ChangeParts = ({ change }: { readonly change: Change }): ReactElement => (
  <>
    {partsOfChange(change).map((part, place) => (
      <Fragment key={part.cause}>
        {place > 0 && ', '}
        <CauseWords {...part} change={change} />
      </Fragment>
    ))}
  </>
)
