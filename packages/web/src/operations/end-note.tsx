import { kindOf, type HistoryLine } from '@hautelisse/domain/operations'
import { isRefusedCard } from '@hautelisse/domain/payment'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Note } from '../ui/note/index.ts'
import { EndReason } from './end-reason.tsx'
import { Text } from '../ui/page/index.ts'

/** Why an operation ended without being done, and what became of the money. */
export const EndNote = ({ line: { operation } }: { readonly line: HistoryLine }): ReactElement | null => {
  const { reason, type } = operation
  // A card that was refused has a notice of its own, with the way to try again.
  if (reason === undefined || isRefusedCard(operation)) return null
  return (
    <Note kind={reason === 'refused' || reason === 'rejected' || reason === 'nothing-left' ? 'alert' : 'info'}>
      <EndReason text={reason} kind={kindOf(type)} />
      <Text as="small">
        {kindOf(type) === 'payment' ? (
          <Trans id="operations.end.not-debited">Rien n’a été débité ni investi.</Trans>
        ) : (
          <Trans id="operations.end.unchanged">Votre épargne n’a pas changé.</Trans>
        )}
      </Text>
    </Note>
  )
}
