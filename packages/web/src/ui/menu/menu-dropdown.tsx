import { type ReactNode, useId } from 'react'
import { drawings, Icon } from '../icon/index.ts'
import { caret, entry, panel, place, side } from './menu-bar.css.ts'
import { useDisclosure } from './use-disclosure.ts'

type MenuDropdownProps = {
  readonly label: ReactNode
  /** The page on screen belongs to this group. */
  readonly current?: boolean
  /** Edge of the button that the panel is flush with. */
  readonly align?: 'start' | 'end'
  readonly className?: string
  /** Rows, each in its own `li`; one that leads on closes the panel. */
  readonly children: (close: () => void) => ReactNode
}

/**
 * A button and the rows it discloses, by pointer or by keyboard.
 *
 * Rows are links in a list, not a `menu` of an application: they can be counted, opened in a tab and found by their own name.
 */
export const MenuDropdown = ({ label, current = false, align = 'start', className, children }: MenuDropdownProps) => {
  const { open, toggle, close, root, button } = useDisclosure()
  const id = useId()
  return (
    <div ref={root} className={place}>
      <button
        ref={button}
        type="button"
        className={className ?? entry}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={current || undefined}
        onClick={toggle}
      >
        {label}
        <Icon of={drawings.CaretDown} className={caret} />
      </button>
      {open && (
        <div id={id} className={`${panel} ${side[align]}`}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
