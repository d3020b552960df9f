import type { OperationLine, OperationState } from '@hautelisse/domain/operations'
import type { ReactElement } from 'react'
import { Tag, type TagKind } from '../ui/tag/index.ts'
import { useStateWords } from './words.ts'

const KINDS: Readonly<Record<OperationState, TagKind>> = {
  processed: 'done',
  'in-progress': 'running',
  cancelled: 'off',
  other: 'neutral',
}

/** How far an operation is (OPS-26, OPS-27). */
export const OperationStateTag = ({ line }: { readonly line: Pick<OperationLine, 'state' | 'status'> }): ReactElement => (
  <Tag kind={KINDS[line.state]}>{useStateWords()(line)}</Tag>
)
