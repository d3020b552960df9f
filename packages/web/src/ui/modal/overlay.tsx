import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { scrim } from './modal.css.ts'
import { useReturnedFocus } from './returned-focus.ts'

export type OverlayProps = {
  /** Whether the address names this window: the page's fragment decides, nothing else. */
  readonly open: boolean
  /** Takes the fragment away. Left out, nothing closes the window but its own actions. */
  readonly onClose?: (() => void) | undefined
  /** An interruption that asks for an answer now, announced as such. */
  readonly urgent?: boolean
  readonly className: string
  /** Whether the content holds a `Dialog.Description`. */
  readonly described: boolean
  /** Chooses what takes the focus first; true says that it did. Otherwise the title takes it, or the first action of an urgent question. */
  readonly onFocus?: ((content: HTMLElement) => boolean) | undefined
  /** Puts the focus elsewhere once it has closed; true says that it did. Otherwise it goes back to where it was. */
  readonly onReturn?: (() => boolean) | undefined
  readonly children: ReactNode
}

/** Puts the focus on the title of a window, which is read out first. */
const focusTitle = (content: HTMLElement): boolean => {
  const title = content.querySelector<HTMLElement>('[data-part="window-title"]')
  title?.focus({ preventScroll: true })
  return title !== null
}

const stay = (event: Event): void => event.preventDefault()

/** What lies over the page: a scrim, and a content that keeps the focus while open and gives it back. */
export const Overlay = ({ open, onClose, urgent = false, className, described, onFocus, onReturn, children }: OverlayProps) => {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnedFocus()
  const closable = onClose !== undefined
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose?.())}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrim} />
        <Dialog.Content
          className={className}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus()
            const { target: content } = event
            if (content instanceof HTMLElement && (onFocus?.(content) === true || (!urgent && focusTitle(content))))
              event.preventDefault()
          }}
          onCloseAutoFocus={(event) => (onReturn?.() === true ? event.preventDefault() : onCloseAutoFocus(event))}
          {...(urgent ? { role: 'alertdialog' } : {})}
          {...(described ? {} : { 'aria-describedby': undefined })}
          {...(closable ? {} : { onEscapeKeyDown: stay, onInteractOutside: stay })}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
