import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { drawings } from '../icon/index.ts'
import { Skeleton, SkeletonLine } from '../skeleton/index.ts'
import { actions, box, sentence, threads } from './state.css.ts'

// Lengths of the short threads: uneven on purpose, nothing has been woven yet.
const LENGTHS = [22, 30, 26, 38, 24, 34, 20, 28, 40, 26, 32, 22, 36, 25, 30, 22, 27]
const PATH = LENGTHS.map((length, index) => `M${8 + 9 * index} 0V${length}`).join('')

type WordsProps = {
  /** Level of the title, so that headings stay in order. */
  readonly level?: 1 | 2 | 3 | 4 | 5
  /** One sentence: what comes here, or what it means for the saver. */
  readonly children?: ReactNode
}

type EmptyProps = WordsProps & {
  readonly kind: 'empty'
  readonly title: ReactNode
  /** One action at most. */
  readonly action?: ReactNode
}

type FailedProps = WordsProps & {
  readonly kind: 'failed'
  /** What could not be shown, when « Données indisponibles » is not enough. */
  readonly title?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly isRetrying?: boolean
  /** What the button does, when it is more than to ask again. */
  readonly retry?: ReactNode
  /** Another way on, where asking again is not one. */
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

const Failed = ({ title, level = 3, children, onRetry, isRetrying = false, retry, action }: FailedProps): ReactElement => {
  const Heading = `h${level}` as const
  return (
    <div className={box} role="alert" data-part="state">
      <Heading>{title ?? <Trans id="ui.error.title">Données indisponibles</Trans>}</Heading>
      {children !== undefined && <p className={sentence}>{children}</p>}
      {(onRetry !== undefined || action !== undefined) && (
        <div className={actions}>
          {onRetry !== undefined && (
            <Button variant="secondary" size="s" icon={drawings.Retry} busy={isRetrying} onClick={onRetry}>
              {retry ?? <Trans id="ui.error.retry">Réessayer</Trans>}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
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
export const State = (props: EmptyProps | FailedProps | WaitingProps): ReactElement => {
  switch (props.kind) {
    case 'empty':
      return <Empty {...props} />
    case 'failed':
      return <Failed {...props} />
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
