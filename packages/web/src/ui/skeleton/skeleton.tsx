import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cssVars } from '../theme/css-vars.ts'
import { line, skeleton } from './skeleton.css.ts'

type LineProps = {
  /** Final height in pixels. */
  readonly height: number
  /** Width as CSS: `120px`, `82%`. */
  readonly width: string
}

/** One row to come. */
export const SkeletonLine = ({ height, width }: LineProps) => (
  <span className={line} style={cssVars({ '--line-height': `${height}px`, '--line-width': width })} />
)

/** The rows of a card: a name, a figure, two lines of text. */
const Card = () => (
  <>
    <SkeletonLine height={18} width="120px" />
    <SkeletonLine height={38} width="260px" />
    <SkeletonLine height={16} width="100%" />
    <SkeletonLine height={16} width="82%" />
  </>
)

type SkeletonProps = {
  /** What is on its way, for those who listen. */
  readonly label?: string | undefined
  readonly children?: ReactNode
}

/** Threads that wait for their figures, at the height these will have. Shown after 300 ms only. */
export const Skeleton = ({ label, children }: SkeletonProps) => {
  const { t } = useLingui()
  return (
    <output className={skeleton} aria-busy="true" aria-label={label ?? t({ id: 'ui.skeleton.loading', message: 'Chargement' })}>
      {children ?? <Card />}
    </output>
  )
}
