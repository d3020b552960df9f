import { kindOf, type Operation } from '@hautelisse/domain/operations'
import { cancelOperationCall } from '@hautelisse/domain/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { LinkButton } from '../ui/button/index.ts'
import { Once } from './once.tsx'

type PaymentActsProps = { readonly operation: Operation; readonly onDone: () => void }

/** What a saver can still do with an operation: pay it by card, or take it back while it is time. */
export const PaymentActs = ({ operation: { id, type, url, cancellable, timeline }, onDone }: PaymentActsProps): ReactElement => {
  const { t } = useLingui()
  const { client } = useApp()
  return (
    <>
      {url !== undefined && (
        <p>
          <LinkButton href={url}>
            {timeline?.some(({ step }) => step === 'signature') === true ? (
              <Trans id="operations.act.sign">Signer ma demande</Trans>
            ) : (
              <Trans id="operations.act.pay">Payer par carte</Trans>
            )}
          </LinkButton>
        </p>
      )}
      {/* Only a server that can take an operation back says that this one can be. */}
      {cancellable === true && (
        <Once
          label={t({ id: 'operations.act.cancel-label', message: 'Annuler ma demande' })}
          question={<Trans id="operations.act.cancel-question">Annuler votre demande ?</Trans>}
          confirm={<Trans id="operations.act.cancel">Annuler ma demande</Trans>}
          keep={<Trans id="operations.act.keep">La garder</Trans>}
          lead={
            kindOf(type) === 'payment' ? (
              <Trans id="operations.act.cancel-lead">Rien ne sera débité ni investi.</Trans>
            ) : (
              <Trans id="operations.act.cancel-sale">Rien ne sera vendu.</Trans>
            )
          }
          send={(requestKey, options) =>
            client.call(cancelOperationCall, { params: { id }, body: {} }, { ...options, requestKey })
          }
          onDone={onDone}
        >
          <Trans id="operations.act.cancel">Annuler ma demande</Trans>
        </Once>
      )}
    </>
  )
}
