import type { Account } from '@hautelisse/domain/accounts'
import { awaitedAccount } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'
import { Text } from '../ui/page/index.ts'
import { Orders } from './orders.tsx'
import { useOrdersOn, useUnderWay } from './use-under-way.ts'

type AccountOrdersProps = {
  readonly accounts: readonly Pick<Account, 'policy_id' | 'scope'>[]
  readonly className: string
}

/**
 * What is under way on the accounts of a page, and the bank account in validation to which employee savings will be paid; nothing while it is read. What could
 * not be read is not passed over in silence.
 */
export const AccountOrders = ({ accounts, className }: AccountOrdersProps): ReactElement | null => {
  const content = useOrdersOn(
    useUnderWay(),
    accounts.map(({ policy_id }) => policy_id),
  )
  const user = useSession(selectUser)
  const awaited = accounts.some(({ scope }) => scope === 's2e') ? awaitedAccount(user?.s2e_profile) : undefined
  const isKnown = content.kind === 'known'
  const isMissing = content.kind === 'failed' || (isKnown && !content.value.isWhole)
  if (!isMissing && awaited === undefined && !(isKnown && content.value.orders.length > 0)) return null
  return (
    <div className={className}>
      <Orders orders={isKnown ? content.value.orders : []} awaited={awaited}>
        {isMissing && (
          <Text as="small">
            <Trans id="under-way.list.missing">Une partie de vos demandes en cours ne peut pas être lue pour le moment.</Trans>
          </Text>
        )}
      </Orders>
    </div>
  )
}
