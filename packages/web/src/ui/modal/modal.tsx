import { useLingui } from '@lingui/react/macro'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { ToolButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { actions as actionsStyle, body, close, head, lead as leadStyle, modal, scrim, title as titleStyle } from './modal.css.ts'

type ModalProps = {
  /** Whether the address names this modal: the page's fragment decides, nothing else. */
  readonly open: boolean
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** Takes the fragment away. Left out, nothing closes the modal but its own actions. */
  readonly onClose?: () => void
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** A window over the page, a whole sheet on a phone. It keeps the focus while open and gives it back. */
export const Modal = ({ open, title, lead, onClose, children, actions }: ModalProps) => {
  const { t } = useLingui()
  // Opened by the address, the dialog has no trigger to give the focus back to: what had it before is remembered here.
  const opener = useRef<Element>(null)
  const stay = onClose === undefined ? (event: Event) => event.preventDefault() : undefined
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose?.())}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrim} />
        <Dialog.Content
          className={modal}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          {...(lead === undefined ? { 'aria-describedby': undefined } : {})}
          {...(stay === undefined ? {} : { onEscapeKeyDown: stay, onInteractOutside: stay })}
        >
          <div className={head}>
            <div>
              <Dialog.Title className={titleStyle}>{title}</Dialog.Title>
              {lead !== undefined && <Dialog.Description className={leadStyle}>{lead}</Dialog.Description>}
            </div>
            {onClose !== undefined && (
              <Dialog.Close asChild>
                <ToolButton className={close} icon={drawings.Close} aria-label={t({ id: 'ui.modal.close', message: 'Fermer' })} />
              </Dialog.Close>
            )}
          </div>
          <div className={body}>
            {children}
            {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
