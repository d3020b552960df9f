import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useCloseModal } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'

type HashModalProps = {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A modal that the address fragment opened; closing it takes the fragment away. */
export const HashModal = ({ title, lead, children }: HashModalProps): ReactElement => {
  const close = useCloseModal()
  return (
    <Modal
      open
      title={title}
      lead={lead}
      onClose={close}
      actions={
        <Button onClick={close}>
          <Trans id="withdrawal.modal.close">J’ai compris</Trans>
        </Button>
      }
    >
      {children}
    </Modal>
  )
}
