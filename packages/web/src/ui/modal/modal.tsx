import { useLingui } from '@lingui/react/macro'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { ToolButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import {
  actions as actionsStyle,
  body,
  close,
  head,
  lead as leadStyle,
  question,
  title as titleStyle,
  sheet,
  wholeScreen,
} from './modal.css.ts'
import { Overlay, type OverlayProps } from './overlay.tsx'

type ModalProps = Pick<OverlayProps, 'open' | 'onClose' | 'urgent' | 'onReturn'> & {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** A question stays a card on a phone; a window becomes a whole sheet there; a result takes the whole screen everywhere. */
  readonly shape?: keyof typeof SHAPES
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

const SHAPES = { window: sheet, question, screen: wholeScreen } as const

/** A window over the page, a whole sheet on a phone. It keeps the focus while open and gives it back. */
export const Modal = ({
  open,
  title,
  lead,
  shape = 'window',
  urgent = false,
  onClose,
  onReturn,
  children,
  actions,
}: ModalProps) => {
  const { t } = useLingui()
  return (
    <Overlay
      open={open}
      onClose={onClose}
      urgent={urgent}
      onReturn={onReturn}
      described={lead !== undefined}
      className={SHAPES[shape]}
    >
      <div className={head}>
        <Dialog.Title className={titleStyle} tabIndex={-1} data-part="window-title">
          {title}
        </Dialog.Title>
        {onClose !== undefined && (
          <Dialog.Close asChild>
            <ToolButton className={close} icon={drawings.Close} aria-label={t({ id: 'ui.modal.close', message: 'Fermer' })} />
          </Dialog.Close>
        )}
      </div>
      <div className={body}>
        {lead !== undefined && <Dialog.Description className={leadStyle}>{lead}</Dialog.Description>}
        {children}
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
    </Overlay>
  )
}
