import type { OverviewEvent, selectOverview } from '@hautelisse/machines/bank-account'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { FieldError } from '../ui/field/index.ts'
import { Modal } from '../ui/modal/index.ts'

type CancelProps = { readonly view: ReturnType<typeof selectOverview>; readonly send: (event: OverviewEvent) => void }

/** One question before a request is taken back (RIB-16). */
export const CancelQuestion = ({ view, send }: CancelProps): ReactElement => {
  const close = (): void => send({ type: 'cancelLeft' })
  return (
    <Modal
      open
      shape="question"
      title={<Trans id="bank.cancel.title">Annuler cette demande ?</Trans>}
      lead={<Trans id="bank.cancel.lead">Rien ne change sur vos comptes bancaires.</Trans>}
      onClose={close}
      actions={
        <>
          <Button busy={view.isCancelling} onClick={() => send({ type: 'cancelConfirmed' })}>
            <Trans id="bank.card.cancel">Annuler la demande</Trans>
          </Button>
          <Button variant="secondary" onClick={close}>
            <Trans id="bank.cancel.keep">Garder la demande</Trans>
          </Button>
        </>
      }
    >
      {view.failure !== undefined && (
        <FieldError>
          <Trans id="bank.cancel.failed">La demande n’a pas pu être annulée. Réessayez ou appelez-nous.</Trans>
        </FieldError>
      )}
    </Modal>
  )
}
