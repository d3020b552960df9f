import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { drawings, Icon, type IconDrawing } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { body, mark, note } from './note.css.ts'

export type NoteKind = 'info' | 'warn' | 'alert' | 'success'
type NoteProps = {
  readonly kind?: NoteKind
  readonly children: ReactNode
  readonly id?: string
  /** Announced when it appears after the saver's own action. */
  readonly live?: boolean
  readonly className?: string
}

const DRAWINGS: Readonly<Record<NoteKind, IconDrawing>> = {
  info: drawings.Info,
  warn: drawings.Info,
  alert: drawings.WarningCircle,
  success: drawings.CheckCircle,
}

/** A remark in the page. Its icon and its first, silent word say what its colour says. */
export const Note = ({ kind = 'info', children, id, live = false, className }: NoteProps) => {
  const { t } = useLingui()
  const words: Readonly<Record<NoteKind, string>> = {
    info: t({ id: 'ui.note.info', message: 'Information :' }),
    warn: t({ id: 'ui.note.warn', message: 'Attention :' }),
    alert: t({ id: 'ui.note.alert', message: 'Alerte :' }),
    success: t({ id: 'ui.note.success', message: 'Fait :' }),
  }
  return (
    <div id={id} role={live ? 'status' : undefined} className={`${note({ kind })} ${className ?? ''}`}>
      <Icon of={DRAWINGS[kind]} className={mark[kind]} />
      <div className={body}>
        <VisuallyHidden>{words[kind]} </VisuallyHidden>
        {children}
      </div>
    </div>
  )
}
