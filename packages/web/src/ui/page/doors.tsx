import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import * as styles from './doors.css.ts'

/** Where a page leads on: buttons and links in one line, below each other where they have no room. Paper leaves them out. */
export const Doors = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>): ReactElement => (
  <div data-part="doors" data-print="never" {...rest} className={[styles.doors, className].filter(Boolean).join(' ')} />
)

/** Doors with a name and a reason each, under one another. */
export const DoorList = ({ children, label }: { readonly children: ReactNode; readonly label?: string }): ReactElement => (
  <ul className={styles.list} data-part="doors" aria-label={label}>
    {children}
  </ul>
)

type DoorProps = {
  readonly name: ReactNode
  /** What is behind it, or why it is shut. */
  readonly text?: ReactNode
  /** The link or button; left out, the door is shut. */
  readonly way?: ReactNode
}

/**
 * One door of a `DoorList`.
 *
 * @example <DoorList><Door name="Verser" text="Par carte" way={<DoorLink … />} /></DoorList>
 */
export const Door = ({ name, text, way }: DoorProps): ReactElement => (
  <li className={styles.door} data-part="door">
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {text !== undefined && text !== false && <span className={styles.textOf}>{text}</span>}
    </span>
    {way}
  </li>
)
