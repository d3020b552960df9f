import type { ReactElement, ReactNode } from 'react'
import { Skeleton, SkeletonLine } from '../skeleton/index.ts'
import { FailedState, type FailedProps, type WordsProps } from './failed-state.tsx'
import { actions, box, sentence, threads } from './state.css.ts'

// Lengths of the short threads: uneven on purpose, nothing has been woven yet.
const LENGTHS = [22, 30, 26, 38, 24, 34, 20, 28, 40, 26, 32, 22, 36, 25, 30, 22, 27]
const PATH = LENGTHS.map((length, index) => `M${8 + 9 * index} 0V${length}`).join('')

type EmptyProps = WordsProps & {
  readonly kind: 'empty'
  readonly title: ReactNode
  /** One action at most. */
  readonly action?: ReactNode
}

type WaitingProps = {
  readonly kind: 'waiting'
  /** What is on its way, for those who listen. */
  readonly label: string
  /** How many rows will be there, and how high each is. */
  readonly rows?: number
  readonly height?: number
}

const Empty = ({ title, level = 3, children, action }: EmptyProps): ReactElement => {
  const Heading = `h${level}` as const
  return (
    <div className={box} data-part="state">
      <svg className={threads} viewBox="0 0 160 64" aria-hidden="true" focusable="false">
        <path d={PATH} />
      </svg>
      <Heading>{title}</Heading>
      {children !== undefined && <p className={sentence}>{children}</p>}
      {action !== undefined && <div className={actions}>{action}</div>}
    </div>
  )
}

/** Rows to come, at the height that they will have. */
export const WaitingRows = ({ rows = 5, height = 72 }: { readonly rows?: number; readonly height?: number }): ReactElement => (
  <>
    {Array.from({ length: rows }, (_, place) => (
      <SkeletonLine key={place} height={height} width="100%" />
    ))}
  </>
)

/**
 * What stands in the place of a part of the page: nothing is there yet, it could not be read, or it is on its way. The rest of the page stays.
 *
 * @example <State kind="empty" title="Aucun document">Vos relevés apparaîtront ici.</State>
 * @example <State kind="failed" onRetry={retry}>Vos fonds sont momentanément indisponibles.</State>
 * @example <State kind="waiting" label="Chargement de vos opérations" rows={6} />
 */
export const State = (props: EmptyProps | (FailedProps & { readonly kind: 'failed' }) | WaitingProps): ReactElement => {
  switch (props.kind) {
    case 'empty':
      return <Empty {...props} />
    case 'failed':
      return <FailedState {...props} />
    case 'waiting':
    default:
      return (
        <Skeleton label={props.label}>
          <WaitingRows
            {...(props.rows !== undefined && { rows: props.rows })}
            {...(props.height !== undefined && { height: props.height })}
          />
        </Skeleton>
      )
  }
}
