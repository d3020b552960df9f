import type { Offer } from '@hautelisse/domain/payment'
import { pathTo } from '@hautelisse/domain/portal'
import { selectErrors, selectExternal, selectForm, selectOffers } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { UnderWayLine } from '../under-way/index.ts'
import * as styles from './payment.css.ts'
import { ProgrammeLink, useRunningWords } from './programme.tsx'
import { StepForm } from './step-form.tsx'
import type { PaymentProps } from './use-payment.ts'
import { useErrorWords } from './words.ts'

/** Why nothing can be paid to an account (PAY-17, PAY-24). */
const Refusal = ({ offer: { refusal } }: { readonly offer: Offer }): ReactElement | null => {
  if (refusal === undefined) return null
  return refusal.kind === 'blocked' && refusal.code === 'DONNEES_PERSO' ? (
    <Trans id="payment.blocked.personal">Vos données personnelles doivent être complétées</Trans>
  ) : (
    <Trans id="payment.blocked.other">Cette opération est momentanément indisponible</Trans>
  )
}

/** Whose plan it is, and what it is paid by itself already (PAYM-17). */
const Open = ({ offer }: { readonly offer: Offer }): ReactElement => {
  const running = useRunningWords()(offer)
  return (
    <>
      {offer.account.company_name}
      {running !== undefined && <span className={styles.running}>{running}</span>}
    </>
  )
}

/** Step 1: the account. Those that take nothing at the moment say why. */
export const AccountStep = ({ snapshot, send }: PaymentProps): ReactElement => {
  const { t } = useLingui()
  const words = useErrorWords()
  const offers = selectOffers(snapshot)
  const external = selectExternal(snapshot)
  const [error] = selectErrors(snapshot)
  const isBlocked = offers.some(({ refusal }) => refusal?.kind === 'blocked' && refusal.code === 'DONNEES_PERSO')
  return (
    <StepForm
      snapshot={snapshot}
      send={send}
      kind="first"
      title={<Trans id="payment.account.title">Sur quel compte voulez-vous verser ?</Trans>}
      lead={<Trans id="payment.account.lead">Rien n’est débité avant le récapitulatif.</Trans>}
      aside={
        <p className={styles.small}>
          <Trans id="payment.account.aside">
            Un versement à un plan de retraite est bloqué jusqu’à la retraite, sauf cas prévus par la loi.
          </Trans>
        </p>
      }
    >
      <UnderWayLine policies={offers.map(({ account }) => account.policy_id)} />
      <Panel>
        <RadioCards
          label={t({ id: 'payment.account.label', message: 'Compte' })}
          value={selectForm(snapshot).policyId}
          onValueChange={(policyId) => send({ type: 'accountChosen', policyId })}
          error={error && words(error)}
          options={offers.map((offer) => ({
            value: offer.account.policy_id,
            title: offer.account.title,
            detail: offer.refusal === undefined ? <Open offer={offer} /> : <Refusal offer={offer} />,
            aside: <Amount value={offer.account.balance} />,
            disabled: offer.refusal !== undefined,
          }))}
        />
        <ProgrammeLink offers={offers} />
        {external.length > 0 && (
          <div className={styles.check}>
            <p className={styles.small}>
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
        {isBlocked && (
          <DoorLink target={{ to: pathTo('profile-default') }} icon={drawings.ArrowRight} trailing>
            <Trans id="payment.blocked.complete">Compléter mes données</Trans>
          </DoorLink>
        )}
      </Panel>
    </StepForm>
  )
}
