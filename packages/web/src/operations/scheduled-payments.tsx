import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { stopPaymentCall, stopRetirementPaymentCall } from '@hautelisse/domain/payment'
import { formatEuros } from '@hautelisse/domain/money'
import { shortIban, type ScheduledPayment } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import type { ScheduledRead } from '@hautelisse/machines/operations'
import type { Content } from '@hautelisse/machines/resource'
import { selectAccounts } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink, TextLinkTo } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { linkTo, useApp, useSession } from '../shell/index.ts'
import { Amount, HIDDEN_AMOUNT, useHiddenAmounts } from '../ui/amount/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Section, text } from '../ui/page/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { MissingNote } from './missing.tsx'
import { Once } from './once.tsx'
import { section } from './operations-history.css.ts'
import * as styles from './scheduled-payments.css.ts'

const usePeriods = (): Readonly<Record<string, string>> => {
  const { t } = useLingui()
  return {
    MONTHLY: t({ id: 'operations.period.monthly', message: 'par mois' }),
    QUARTERLY: t({ id: 'operations.period.quarterly', message: 'par trimestre' }),
    HALF_YEARLY: t({ id: 'operations.period.half-yearly', message: 'par semestre' }),
    YEARLY: t({ id: 'operations.period.yearly', message: 'par an' }),
  }
}

const useTaxWords = (): Readonly<Record<string, string>> => {
  const { t } = useLingui()
  return {
    DEDUCTIBLE: t({ id: 'operations.tax.deductible', message: 'déductible de vos revenus' }),
    NOT_DEDUCTIBLE: t({ id: 'operations.tax.not-deductible', message: 'non déductible de vos revenus' }),
  }
}

/** When it is taken next, or for the first time, and from where. */
const NextDay = ({
  payment: { start_date, next_investment_date: next, iban },
}: {
  readonly payment: ScheduledPayment
}): ReactElement => {
  const today = useApp().clock.today()
  const isFirst = start_date !== null && start_date !== undefined && start_date > today
  const day = isFirst ? start_date : (next ?? undefined)
  return (
    <>
      {day !== undefined &&
        (isFirst ? (
          <Trans id="operations.scheduled.first">
            Premier le <b>{formatFrenchDate(day)}</b>
          </Trans>
        ) : (
          <Trans id="operations.scheduled.next">
            Prochain le <b>{formatFrenchDate(day)}</b>
          </Trans>
        ))}
      {iban !== null && iban !== undefined && (
        <>
          {day !== undefined && ', '}
          <Trans id="operations.scheduled.from">depuis {shortIban(iban)}</Trans>
        </>
      )}
    </>
  )
}

/** The way to stop a payment; what was paid stays invested (PAY-08, PAY-19). */
const StopPayment = ({ payment, onDone }: { readonly payment: ScheduledPayment; readonly onDone: () => void }): ReactElement => {
  const { t } = useLingui()
  const { client } = useApp()
  const { id, scope } = payment
  const period = usePeriods()[payment.periodicity] ?? ''
  const plan = payment.plan_type ?? payment.policy_id
  const amount = useHiddenAmounts() ? HIDDEN_AMOUNT : formatEuros(payment.amount)
  const call = scope === 'ais' ? stopRetirementPaymentCall : stopPaymentCall
  return (
    <Once
      label={t({
        id: 'operations.stop.label',
        message: `Arrêter le versement de ${amount} sur le ${plan}`,
      })}
      question={
        <Trans id="operations.stop.question">
          Arrêter {amount} {period} sur le {plan} ?
        </Trans>
      }
      confirm={<Trans id="operations.stop.confirm">Arrêter ce versement</Trans>}
      keep={<Trans id="operations.stop.keep">Le garder</Trans>}
      lead={<Trans id="operations.stop.lead">Les sommes déjà versées restent placées.</Trans>}
      send={(requestKey, options) => client.call(call, { body: { id } }, { ...options, requestKey })}
      onDone={onDone}
    >
      <Trans id="operations.stop.action">Arrêter</Trans>
    </Once>
  )
}

const ScheduledRow = ({
  payment,
  onStopped,
}: {
  readonly payment: ScheduledPayment
  readonly onStopped: () => void
}): ReactElement => {
  const account = useSession(selectAccounts).find(({ policy_id }) => policy_id === payment.policy_id)
  const period = usePeriods()[payment.periodicity]
  const tax = useTaxWords()[payment.tax_choice ?? '']
  const company = payment.company_name ?? account?.company_name
  const funds = payment.repartitions.flatMap(({ investments }) => investments)
  return (
    <li className={styles.row}>
      <div>
        <h3 className={text({ as: 'name' })}>{account?.title ?? payment.plan_type ?? payment.policy_id}</h3>
        <p className={text({ as: 'small' })}>
          {[company, tax].filter((words) => words !== undefined && words !== '').join(', ')}
        </p>
      </div>
      <p className={text({ as: 'small' })}>
        <span className={text({ tone: 'ink' })}>
          <Amount value={payment.amount} size="s" />
        </span>{' '}
        {period}
      </p>
      <p className={text({ as: 'small' })}>
        <NextDay payment={payment} />
        {funds.length > 0 && (
          <span className={text({ block: true })}>
            {funds.map(({ id, title, amount }, place) => (
              <span key={id}>
                {place > 0 && ', '}
                {title} <Amount value={amount} />
              </span>
            ))}
          </span>
        )}
      </p>
      {(payment.scope === 's2e' || payment.scope === 'ais') && (
        <div className={styles.acts}>
          <TextLinkTo
            {...linkTo(`${pathTo('payment')}?replaces=${encodeURIComponent(payment.id)}`)}
            icon={drawings.ArrowRight}
            trailing
          >
            <Trans id="operations.scheduled.change">
              Modifier <VisuallyHidden>le versement programmé sur {account?.title ?? payment.policy_id}</VisuallyHidden>
            </Trans>
          </TextLinkTo>
          <StopPayment payment={payment} onDone={onStopped} />
        </div>
      )}
    </li>
  )
}

type ScheduledProps = {
  readonly of: Content<ScheduledRead>
  readonly onRetry: () => void
  /** A payment was stopped: what is known is read again. */
  readonly onChanged: () => void
}

/** Payments that are made again and again: listed and stopped (OPS-20, PAY-08, P-CALL-91). */
export const ScheduledPayments = ({ of, onRetry, onChanged }: ScheduledProps): ReactElement | null => {
  const { t } = useLingui()
  const isEmpty = of.kind === 'known' && of.value.payments.length === 0 && of.value.missing.length + of.value.unreadable === 0
  if (of.kind === 'absent' || isEmpty) return null
  return (
    <Section
      id="scheduled"
      className={section}
      title={<Trans id="operations.scheduled.title">Versements programmés</Trans>}
      action={
        <DoorLink target={{ to: pathTo('payment') }} icon={drawings.PlusCircle}>
          <Trans id="operations.scheduled.add">Programmer un versement</Trans>
        </DoorLink>
      }
    >
      <ResourceView
        of={of}
        onRetry={onRetry}
        shape="note"
        waiting={t({ id: 'operations.scheduled.loading', message: 'Chargement de vos versements programmés' })}
        failed={
          <Trans id="operations.scheduled.failed">
            Vos versements programmés ne peuvent pas être affichés pour le moment. Ils continuent.
          </Trans>
        }
      >
        {({ payments, missing, unreadable }) => (
          <>
            {missing.length + unreadable > 0 && (
              <MissingNote scopes={missing} onRetry={onRetry}>
                {(families) =>
                  families === '' ? (
                    <Trans id="operations.scheduled.some-missing">
                      Une partie de vos versements programmés ne peut pas être affichée pour le moment.
                    </Trans>
                  ) : (
                    <Trans id="operations.scheduled.missing">
                      Une partie de vos versements programmés ne peut pas être affichée pour le moment : {families}.
                    </Trans>
                  )
                }
              </MissingNote>
            )}
            {payments.length > 0 && (
              <ul className={styles.list}>
                {payments.map((payment) => (
                  <ScheduledRow key={payment.id} payment={payment} onStopped={onChanged} />
                ))}
              </ul>
            )}
          </>
        )}
      </ResourceView>
    </Section>
  )
}
