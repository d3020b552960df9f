import type { Target } from '@hautelisse/domain/portal'
import type { ReactElement, ReactNode } from 'react'
import { DoorLink } from '../portal/index.ts'
import { drawings, type IconDrawing } from '../ui/icon/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import * as styles from './acts.css.ts'

type LineProps = { readonly children: ReactNode; readonly way?: ReactNode }

/** One sentence of an act, and the way on. */
export const ActLine = ({ children, way }: LineProps): ReactElement => (
  <li className={styles.line}>
    <span>{children}</span>
    {way !== undefined && <span className={styles.way}>{way}</span>}
  </li>
)

type WayProps = { readonly target: Target; readonly title: string; readonly icon?: IconDrawing; readonly children: ReactNode }

/** A way on, named with its account. */
export const ActWay = ({ target, title, icon = drawings.ArrowRight, children }: WayProps): ReactElement => (
  <DoorLink target={target} icon={icon} trailing>
    {children} <VisuallyHidden>{title}</VisuallyHidden>
  </DoorLink>
)
