import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { ToolButton } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { Overlay, type OverlayProps } from '../modal/overlay.tsx'
import { close, head, panel, title as titleStyle } from './side-panel.css.ts'

type SidePanelProps = Pick<OverlayProps, 'open' | 'onFocus'> & {
  readonly onClose: () => void
  readonly title: ReactNode
  /** What the closing button says: « Fermer le lexique ». */
  readonly closeLabel: string
  readonly children: ReactNode
}

/** A window that stands at the right edge, as high as the page; a whole sheet on a phone. */
export const SidePanel = ({ open, onClose, onFocus, title, closeLabel, children }: SidePanelProps) => (
  <Overlay open={open} onClose={onClose} onFocus={onFocus} described={false} className={panel}>
    <div className={head}>
      <Dialog.Title className={titleStyle} tabIndex={-1} data-part="window-title">
        {title}
      </Dialog.Title>
      <Dialog.Close asChild>
        <ToolButton className={close} icon={drawings.Close} aria-label={closeLabel} />
      </Dialog.Close>
    </div>
    {children}
  </Overlay>
)
