import type { Operation } from '@hautelisse/domain/operations'
import type { ReactElement } from 'react'
import { useTypeNames } from './words.ts'

/** What an operation is called: in the server's own words, in the server's language (P-TXN-07); without any, after its type (OPS-32). */
export const Label = ({
  operation: { label, type },
}: {
  readonly operation: Pick<Operation, 'label' | 'type'>
}): ReactElement => {
  const nameOf = useTypeNames()
  return label === '' ? <>{nameOf(type)}</> : <span lang="fr">{label}</span>
}
