import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Orders } from './orders.tsx'
import * as styles from './under-way.css.ts'
import { useOrdersOn, useUnderWay } from './use-under-way.ts'

type AccountOrdersProps = { readonly policies: readonly string[]; readonly className: string }

/** What is under way on the accounts of a page; nothing while it is read. What could not be read is not passed over in silence. */
export const AccountOrders = ({ policies, className }: AccountOrdersProps): ReactElement | null => {
  const content = useOrdersOn(useUnderWay(), policies)
  const isKnown = content.kind === 'known'
  const isMissing = content.kind === 'failed' || (isKnown && !content.value.isWhole)
  if (!isMissing && !(isKnown && content.value.orders.length > 0)) return null
  return (
    <div className={className}>
      <Orders orders={isKnown ? content.value.orders : []}>
        {isMissing && (
          <p className={styles.small}>
            <Trans id="under-way.list.missing">Une partie de vos demandes en cours ne peut pas être lue pour le moment.</Trans>
          </p>
        )}
      </Orders>
    </div>
  )
}
