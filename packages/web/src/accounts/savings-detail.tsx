import { selectedAccounts } from '@hautelisse/domain/accounts'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { TITLES, usePage, useSession } from '../app/index.ts'
import { SoonPage, UnknownData } from '../portal/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './savings-detail.css.ts'

/** /epargne/detail/…: accounts that the address names, or that the person holds none of the kind (P-ROUTE-40 to -42). */
export const SavingsDetail = (): ReactElement => {
  const { i18n } = useLingui()
  const { route, params } = usePage()
  const { selectionFilter = '', filter = '', id } = params
  const named = selectedAccounts(useSession(selectAccounts), { selectionFilter, filter, id })
  if (named.length > 0) return <SoonPage />
  return (
    <div className={layout.wrap}>
      <PageHead title={i18n._(TITLES[route.id])} />
      <div className={styles.body}>
        <UnknownData>
          <Trans id="accounts.detail.unknown">Cette adresse ne correspond à aucun de vos comptes.</Trans>
        </UnknownData>
      </div>
    </div>
  )
}
