import { pathTo } from '@hautelisse/domain/portal'
import { lacksBankDetails } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { usePage, useSession } from '../app/index.ts'
import { LinkButtonTo } from '../portal/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './sub-header.css.ts'

/** What there is to do, under the header of /epargne alone: /transmission shows the same screen without it (P-ROUTE-68, P-BANNER-06). */
export const SubHeader = (): ReactElement | null => {
  const { t } = useLingui()
  const isHome = usePage().route.id === 'savings-home'
  const user = useSession(selectUser)
  if (!isHome || !lacksBankDetails(user?.s2e_profile)) return null
  return (
    <aside className={styles.strip} aria-label={t({ id: 'accounts.to-do.title', message: 'À faire' })}>
      <div className={`${layout.wrap} ${styles.inside}`}>
        <Icon of={drawings.Bank} className={styles.icon} />
        <p>
          <b className={styles.what}>
            <Trans id="accounts.to-do.bank.title">Coordonnées bancaires manquantes</Trans>
          </b>
          <Trans id="accounts.to-do.bank.text">Ajoutez un RIB pour recevoir vos virements</Trans>
        </p>
        <LinkButtonTo
          to={pathTo('profile', { scope: 's2e', journey: 'bank-coordinates' })}
          variant="secondary"
          size="s"
          className={styles.action}
        >
          <Trans id="accounts.to-do.bank.add">Ajouter un RIB</Trans>
        </LinkButtonTo>
      </div>
    </aside>
  )
}
