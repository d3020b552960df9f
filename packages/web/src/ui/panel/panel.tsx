import type { HTMLAttributes } from 'react'
import { panel, section } from './panel.css.ts'

type PanelProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'section' | 'article' | 'div' | 'aside'
  /** False for a panel made of `PanelSection` rows, which have their own margins. */
  readonly padded?: boolean
  /** Lifted off the edge of the hero. */
  readonly raised?: boolean
  readonly unavailable?: boolean
}

/** A sheet on the page's ground. */
export const Panel = ({
  as: Tag = 'section',
  padded = true,
  raised = false,
  unavailable = false,
  className,
  ...rest
}: PanelProps) => <Tag {...rest} className={`${panel({ padded, raised, unavailable })} ${className ?? ''}`} />

/** A row of an unpadded panel. */
export const PanelSection = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div {...rest} className={`${section} ${className ?? ''}`} />
)
