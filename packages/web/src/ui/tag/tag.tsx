import type { ReactNode } from 'react'
import { drawings, Icon, type IconDrawing } from '../icon/index.ts'
import { tag } from './tag.css.ts'

export type TagKind = 'neutral' | 'done' | 'running' | 'changed' | 'off' | 'alert'
const DRAWINGS: Readonly<Record<TagKind, IconDrawing | undefined>> = {
  neutral: undefined,
  done: drawings.Check,
  running: drawings.Hourglass,
  changed: drawings.Info,
  off: drawings.Close,
  alert: drawings.WarningCircle,
}

/** A state in one or two words, with the icon that says it without colour. */
export const Tag = ({ kind = 'neutral', children }: { readonly kind?: TagKind; readonly children: ReactNode }) => {
  const drawing = DRAWINGS[kind]
  return (
    <span className={tag({ kind })}>
      {drawing !== undefined && <Icon of={drawing} />}
      {children}
    </span>
  )
}
