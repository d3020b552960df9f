import type { Icon as PhosphorIcon, IconWeight } from '@phosphor-icons/react/dist/lib/types'
import { glyph } from './icon.css.ts'

/** A Phosphor drawing, imported by its own name so that only the drawings on screen are shipped. */
export type IconDrawing = PhosphorIcon

type IconProps = { readonly of: IconDrawing; readonly bold?: boolean; readonly className?: string }

/** A drawing that accompanies words and says nothing of its own: it takes their colour and is silent to screen readers. */
export const Icon = ({ of: Drawing, bold = false, className }: IconProps) => {
  const weight: IconWeight = bold ? 'bold' : 'regular'
  return <Drawing aria-hidden="true" focusable="false" weight={weight} size="1.25em" className={`${glyph} ${className ?? ''}`} />
}
