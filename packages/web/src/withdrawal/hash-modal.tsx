import { Trans } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../ui/button/index.ts'
import { Modal } from '../ui/modal/index.ts'

type HashModalProps = {
  readonly hash: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A modal of this room that the address fragment opens; closing it takes the fragment away. */
export const HashModal = ({ hash, title, lead, children }: HashModalProps): ReactElement => {
  const open = useLocation({ select: (location) => location.hash === hash })
  const navigate = useNavigate()
  const close = (): void => void navigate({ to: '.', hash: '', search: true, params: true, replace: true, resetScroll: false })
  return (
    <Modal
      open={open}
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
