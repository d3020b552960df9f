import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawings, Icon } from '../icon/index.ts'
import { caret, entry, panel, place, side } from './menu.css.ts'

type MenuDropdownProps = {
  readonly label: ReactNode
  /** The page on screen belongs to this group. */
  readonly current?: boolean
  /** Edge of the button that the panel is flush with. */
  readonly align?: 'start' | 'end'
  readonly className?: string
  /** Rows, each in its own `li`, or groups of them. */
  readonly children: ReactNode
}

/** Row that a key leads to, among `count` rows, from the one at `from` (−1: from none). */
const rowFor = (key: string, from: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count
    case 'ArrowUp':
      return (Math.max(from, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * A button and the rows it discloses. Enter and Space open and close, arrows walk through the rows, Escape and a click outside close; the
 * focus goes back to the button, and leaving by Tab closes behind it.
 *
 * Rows are links in a list, not a `menu` of an application: they can be counted, opened in a tab and found by their own name.
 */
export const MenuDropdown = ({ label, current = false, align = 'start', className, children }: MenuDropdownProps) => {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return undefined
    const closeOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const close = (): void => {
    button.current?.focus()
    setOpen(false)
  }

  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      close()
      return
    }
    const isDown = event.key === 'ArrowDown'
    if (!open && !isDown) return
    if (!open) flushSync(() => setOpen(true))
    const rows = [...(root.current?.querySelectorAll<HTMLElement>(`#${CSS.escape(id)} :is(a, button)`) ?? [])]
    const next = rowFor(
      event.key,
      rows.findIndex((row) => row === document.activeElement),
      rows.length,
    )
    if (next === undefined) return
    event.preventDefault()
    rows[next]?.focus()
  }

  return (
    // Keys are heard where they bubble: the button and the rows are what is operated.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={place}
      onKeyDown={walk}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && root.current?.contains(relatedTarget) === false) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={className ?? entry}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon of={drawings.CaretDown} className={caret} />
      </button>
      {open && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          id={id}
          className={`${panel} ${side[align]}`}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a[href]') !== null) close()
          }}
        >
          {children}
        </div>
      )}
    </div>
  )
}
