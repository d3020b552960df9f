import { useLingui } from '@lingui/react/macro'
import { Toast as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { ToolButton } from '../button/index.ts'
import { drawings, Icon } from '../icon/index.ts'
import { close, toast, viewport } from './toast.css.ts'

/** How long a message stays, in milliseconds; it waits while the pointer or the focus is on it. */
const SHOWN_FOR = 6000

/** Filled in by the toast's own place with the key that leads to it. */
const HOTKEY = '{hotkey}'

/** Where messages appear, at the foot of the window. One per page. */
export const ToastPlace = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useLingui()
  return (
    <Primitive.Provider duration={SHOWN_FOR} label={t({ id: 'ui.toast.place', message: 'Message' })}>
      {children}
      <Primitive.Viewport className={viewport} label={t({ id: 'ui.toast.messages', message: `Messages (${HOTKEY})` })} />
    </Primitive.Provider>
  )
}

type ToastProps = { readonly open: boolean; readonly onClose: () => void; readonly children: ReactNode }

/** Says that something is done. Never an error: an error stays where it happened. */
export const Toast = ({ open, onClose, children }: ToastProps) => {
  const { t } = useLingui()
  return (
    <Primitive.Root type="background" className={toast} open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Icon of={drawings.CheckCircle} />
      <Primitive.Description>{children}</Primitive.Description>
      <Primitive.Close asChild>
        <ToolButton
          className={close}
          icon={drawings.Close}
          aria-label={t({ id: 'ui.toast.close', message: 'Fermer le message' })}
        />
      </Primitive.Close>
    </Primitive.Root>
  )
}
