import type { ReactElement, ReactNode } from 'react'
import { RetryNote } from '../resource/index.ts'
import { useFamilyNames } from './words.ts'

type MissingProps = {
  readonly scopes: readonly string[]
  readonly onRetry: () => void
  /** What is missing, with the names of its families where they are known. */
  readonly children: (families: string) => ReactNode
}

/** Something of some families, or a part of it alone, could not be read; the rest is there (P-CALL-90, OPS-20). */
export const MissingNote = ({ scopes, onRetry, children }: MissingProps): ReactElement => (
  <RetryNote kind="warn" onRetry={onRetry}>
    <p>{children(useFamilyNames()(scopes))}</p>
  </RetryNote>
)
