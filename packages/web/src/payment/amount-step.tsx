import { boundsOf, type Way } from '@hautelisse/domain/payment'
import { formatEuros } from '@hautelisse/domain/money'
import { hasPaymentCeiling } from '@hautelisse/domain/contributions'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { selectErrors, selectFigures, selectForm, selectLab, selectOffer, type Answer } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { fields } from '../stepper/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { MoneyField } from '../ui/money-field/index.ts'
import { Panel, PanelSection } from '../ui/panel/index.ts'
import { Select } from '../ui/select/index.ts'
import { UnderWayLine } from '../under-way/index.ts'
import { FiguresAside } from './figures.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './payment.css.ts'
import { ProgrammeQuestion } from './programme.tsx'
import { LeftShare, SharesCard } from './shares-card.tsx'
import { PaymentForm } from './step-form.tsx'
import type { PaymentProps } from './use-payment.ts'
import { useErrorWords, useNames } from './words.ts'

/** How much, how often, and on which day. */
const AmountCard = ({ snapshot, send }: PaymentProps): ReactElement | null => {
  const { t } = useLingui()
  const names = useNames()
  const [form, offer] = [selectForm(snapshot), selectOffer(snapshot)]
  const field = fields<Answer, 'amount'>({ errors: selectErrors(snapshot), words: useErrorWords() }, send)
  if (offer === undefined) return null
  const { context, allocable, ways } = offer
  const { most } = boundsOf(context, allocable)
  const isScheduled = form.way === 'scheduled'
  return (
    <Panel padded={false}>
      <PanelSection>
        <RadioCards<Way>
          label={t({ id: 'payment.amount.how', message: 'Comment verser ?' })}
          value={form.way === '' ? undefined : form.way}
          onValueChange={(way) => send({ type: 'wayChosen', way })}
          error={field.refusal('method')}
          options={ways.map((value) => ({ value, title: names.way[value], detail: names.wayNote[value] }))}
        />
      </PanelSection>
      <PanelSection>
        <div className={styles.pair}>
          <MoneyField
            {...field.amount('amount', { path: 'amount', text: form.amount })}
            label={
              isScheduled ? (
                <Trans id="payment.amount.each">Montant de chaque versement</Trans>
              ) : (
                <Trans id="payment.amount.once">Montant du versement</Trans>
              )
            }
            hint={t({ id: 'payment.amount.most', message: `${formatEuros(most)} au plus par versement` })}
          />
          {isScheduled && (
            <Select
              id="periodicity"
              label={t({ id: 'payment.amount.frequency', message: 'Fréquence' })}
              value={form.frequency}
              onValueChange={(frequency) => send({ type: 'frequencyChosen', frequency })}
              options={context.frequencies.map((value) => ({ value, label: names.frequency[value] }))}
            />
          )}
        </div>
        <OriginLine snapshot={snapshot} />
      </PanelSection>
      <ProgrammeQuestion snapshot={snapshot} send={send} />
      {isScheduled && (
        <PanelSection>
          <fieldset className={styles.fields}>
            <legend>{t({ id: 'payment.amount.day', message: `Jour du prélèvement, du 1 au ${context.day_limit}` })}</legend>
            <div className={styles.days}>
              {Array.from({ length: context.day_limit }, (_, at) => at + 1).map((day) => (
                <label key={day} className={styles.day}>
                  <input
                    type="radio"
                    name="debit_day"
                    value={day}
                    checked={form.day === day}
                    onChange={() => send({ type: 'dayChosen', day })}
                  />
                  {day}
                </label>
              ))}
            </div>
            <p className={text({ as: 'small' })}>
              {t({
                id: 'payment.amount.value-day',
                message: `Votre argent est investi à la valeur du ${context.day_value_liquidity} du même mois.`,
              })}
            </p>
          </fieldset>
        </PanelSection>
      )}
    </Panel>
  )
}

/** From which amount on documents on the origin of the money are asked, and that they are for this one (PAYM-15). */
const OriginLine = ({ snapshot }: Pick<PaymentProps, 'snapshot'>): ReactElement | null => {
  const lab = selectLab(snapshot)
  if (lab === undefined) return null
  return (
    <p className={styles.origin} aria-live="polite">
      {lab.isAsked || lab.threshold === undefined ? (
        <Trans id="payment.amount.origin-asked">
          Un justificatif de l’origine de la somme vous est demandé pour ce versement.
        </Trans>
      ) : (
        <Trans id="payment.amount.origin-from">
          À partir de {formatEuros(lab.threshold)} par versement, un justificatif de l’origine de la somme est demandé.
        </Trans>
      )}
    </p>
  )
}

/** Step 2: amount and shares, with what they come to beside them (PAY-04, PAY-07, PAY-12). */
export const PaymentAmountStep = (parts: PaymentProps): ReactElement => {
  const offer = selectOffer(parts.snapshot)
  const free = offer?.allocable.available_on
  const left = selectFigures(parts.snapshot)?.left
  return (
    <PaymentForm
      {...parts}
      title={<Trans id="payment.amount.title">Combien voulez-vous verser ?</Trans>}
      lead={
        <>
          {[offer?.account.title, offer?.account.company_name].filter((words) => words !== undefined).join(', ')}.{' '}
          {free === undefined || free === null ? (
            <Trans id="payment.amount.retirement">Bloqué jusqu’à la retraite, sauf cas prévus par la loi.</Trans>
          ) : (
            <Trans id="payment.amount.free">
              Ce que vous versez cette année est disponible le {formatFrenchDate(free)}, ou avant dans les cas prévus par la loi.
            </Trans>
          )}
        </>
      }
      left={left !== undefined && <LeftShare left={left} />}
      aside={
        <>
          <FiguresAside snapshot={parts.snapshot} />
          {offer !== undefined && hasPaymentCeiling(offer.allocable.type) && (
            <p className={text({ as: 'small' })}>
              <Trans id="payment.aside.ceiling">
                Dans l’année, vos versements ne peuvent dépasser 25 % de votre rémunération brute. Rien n’est débité avant le
                récapitulatif.
              </Trans>
            </p>
          )}
        </>
      }
    >
      {offer !== undefined && <UnderWayLine policies={[offer.account.policy_id]} />}
      <AmountCard {...parts} />
      <SharesCard {...parts} />
    </PaymentForm>
  )
}
