import { frozenOf, type Account } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'

type FrozenProps = {
  readonly accounts: readonly Account[]
  /** A sentence stands before it. */
  readonly isNext?: boolean
}

/** What of a total other banks have frozen, and since when: a sum says what of it is old. Without any of it nothing is said. */
export const FrozenLine = ({ accounts, isNext = false }: FrozenProps): ReactElement | null => {
  const frozen = frozenOf(accounts)
  if (frozen === undefined) return null
  const { total, since } = frozen
  return (
    <>
      {isNext && '. '}
      {since === undefined ? (
        <Trans id="accounts.frozen.undated">
          Dont <Amount value={total} /> figés ailleurs
        </Trans>
      ) : (
        <Trans id="accounts.frozen.dated">
          Dont <Amount value={total} /> figés ailleurs depuis le {formatFrenchDate(since)}
        </Trans>
      )}
    </>
  )
}
