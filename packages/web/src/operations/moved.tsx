import { instructionsOf, type Operation, type TransactionDetails } from '@hautelisse/domain/operations'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useFundNames } from './funds.ts'
import { useDetails } from './use-details.ts'

const Funds = ({ details }: { readonly details: TransactionDetails }): ReactElement => {
  const { i18n } = useLingui()
  const { fundOf } = useFundNames(details)
  const list = (meaning: 'RACHAT' | 'SOUSCRIPTION'): string =>
    new Intl.ListFormat(i18n.locale).format([...new Set(instructionsOf(details, meaning).map(fundOf))])
  const [sold, bought] = [list('RACHAT'), list('SOUSCRIPTION')]
  return (
    <>
      {sold !== '' && (
        <>
          . <Trans id="operations.moved.sold">Vendu : {sold}</Trans>
        </>
      )}
      {bought !== '' && (
        <>
          . <Trans id="operations.moved.bought">Acheté : {bought}</Trans>
        </>
      )}
    </>
  )
}

/** From which funds to which an operation in progress moves, once that is known. */
export const Moved = ({ operation }: { readonly operation: Operation }): ReactElement | null => {
  const { details } = useDetails(operation)
  return details.kind === 'known' ? <Funds details={details.value} /> : null
}
