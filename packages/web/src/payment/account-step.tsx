import type { Offer } from '@hautelisse/domain/payment'
import { pathTo } from '@hautelisse/domain/portal'
import { selectErrors, selectExternal, selectForm, selectOffers } from '@hautelisse/machines/payment'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActAccounts } from '../act/index.ts'
import { DoorLink } from '../portal/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './payment.css.ts'
import { ProgrammeLink, useRunningWords } from './programme.tsx'
import { PaymentForm } from './step-form.tsx'
import type { PaymentProps } from './use-payment.ts'
import { useErrorWords, useRefusalWords } from './words.ts'

/** Whose plan it is, and what it is paid by itself already (PAYM-17). */
const Open = ({ offer }: { readonly offer: Offer }): ReactElement => {
  const running = useRunningWords()(offer)
  return (
    <>
      {offer.account.company_name}
      {running !== undefined && <span className={text({ block: true })}>{running}</span>}
    </>
  )
}

/** Step 1: the account. Those that take nothing at the moment say why. */
export const PaymentAccountStep = ({ snapshot, send }: PaymentProps): ReactElement => {
  const words = useErrorWords()
  const offers = selectOffers(snapshot)
  const external = selectExternal(snapshot)
  const [error] = selectErrors(snapshot)
  return (
    <PaymentForm
      snapshot={snapshot}
      send={send}
      kind="first"
      title={<Trans id="payment.account.title">Sur quel compte voulez-vous verser ?</Trans>}
      lead={<Trans id="payment.account.lead">Rien n’est débité avant le récapitulatif.</Trans>}
      aside={
        <p className={text({ as: 'small' })}>
          <Trans id="payment.account.aside">
            Un versement à un plan de retraite est bloqué jusqu’à la retraite, sauf cas prévus par la loi.
          </Trans>
        </p>
      }
    >
      <ActAccounts
        offers={offers.map((offer) => ({ ...offer, refusals: offer.refusal === undefined ? [] : [offer.refusal] }))}
        value={selectForm(snapshot).policyId}
        onChosen={(policyId) => send({ type: 'accountChosen', policyId })}
        error={error && words(error)}
        reason={useRefusalWords()}
        About={Open}
      >
        <ProgrammeLink offers={offers} />
        {external.length > 0 && (
          <div className={styles.check}>
            <p className={text({ as: 'small' })}>
              <Trans id="payment.external.accounts">
                Dans l’espace des opérations de vos contrats : {external.map(({ title }) => title).join(', ')}
              </Trans>
            </p>
            <DoorLink
              target={{ to: pathTo('redirect', { action: 'voluntary-payment' }) }}
              icon={drawings.ArrowSquareOut}
              trailing
            >
              <Trans id="payment.external.open">Verser dans cet espace</Trans>
            </DoorLink>
          </div>
        )}
      </ActAccounts>
    </PaymentForm>
  )
}
