import type { SwitchOffer } from '@hautelisse/domain/fund-switch'
import { isPositive } from '@hautelisse/domain/money'
import { selectErrors, selectForm, selectOffers } from '@hautelisse/machines/fund-switch'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { Suspense, type ReactElement } from 'react'
import { ActAccounts } from '../act/index.ts'
import { DoorList } from '../possible-acts/index.ts'
import { useSession } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './fund-switch.css.ts'
import { SwitchForm } from './step-form.tsx'
import type { SwitchProps } from './use-fund-switch.ts'
import { useErrorWords, useRefusalWords } from './words.ts'

/** What is said of an account that can be switched: what is under way, else whose it is. */
const AccountFacts = ({ offer: { account, switchable } }: { readonly offer: SwitchOffer }): ReactElement =>
  switchable !== undefined && isPositive(switchable.under_way) ? (
    <Trans id="fund-switch.account.under-way">
      Un arbitrage de <Amount value={switchable.under_way} /> est en cours de traitement
    </Trans>
  ) : (
    <>{account.company_name}</>
  )

/** The accounts that are not switched here, each with where it is, or what lifts the reason. */
const ElsewhereNote = ({ open }: { readonly open: readonly string[] }): ReactElement | null => {
  const accounts = useSession(selectAccounts).filter(({ scope, policy_id: policy }) => scope !== 'bi' && !open.includes(policy))
  return accounts.length === 0 ? null : (
    <Panel aria-labelledby="switch-elsewhere">
      <h2 id="switch-elsewhere" className={styles.elsewhere}>
        <Trans id="fund-switch.account.elsewhere">Vos autres contrats</Trans>
      </h2>
      <Suspense fallback={null}>
        <DoorList act="switch" accounts={accounts} />
      </Suspense>
    </Panel>
  )
}

/** Step 1: the account. Those that cannot be switched say why, all of it (ARB-03, ARB-08). */
export const SwitchAccountStep = ({ snapshot, send }: SwitchProps): ReactElement => {
  const words = useErrorWords()
  const offers = selectOffers(snapshot)
  const [error] = selectErrors(snapshot)
  const open = offers.filter(({ refusals }) => refusals.length === 0).map(({ account }) => account.policy_id)
  return (
    <SwitchForm
      snapshot={snapshot}
      send={send}
      kind="first"
      title={<Trans id="fund-switch.account.title">Sur quel compte voulez-vous arbitrer ?</Trans>}
      lead={
        <Trans id="fund-switch.account.lead">
          Vos fonds changent ; votre épargne reste sur le même compte, ou va vers un autre de vos plans s’il peut la recevoir.
        </Trans>
      }
      aside={
        <p className={text({ as: 'small' })}>
          <Trans id="fund-switch.account.aside">
            Un arbitrage ne change pas ce que vous avez versé, ni la date à laquelle votre épargne devient disponible, sauf vers
            un plan pour la retraite.
          </Trans>
        </p>
      }
    >
      <ActAccounts
        offers={offers}
        value={selectForm(snapshot).policyId}
        onChosen={(policyId) => send({ type: 'accountChosen', policyId })}
        error={error && words(error)}
        reason={useRefusalWords()}
        About={AccountFacts}
      />
      <ElsewhereNote open={open} />
    </SwitchForm>
  )
}
