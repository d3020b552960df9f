import { isSharedOtherwise } from '@hautelisse/domain/payment'
import { ZERO_EUROS } from '@hautelisse/domain/money'
import { selectErrors, selectFigures, selectForm, selectOffer } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { FieldError, NumberField } from '../ui/field/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './payment.css.ts'
import type { PaymentProps } from './use-payment.ts'
import { useErrorWords } from './words.ts'

const WHOLE = 100

/** What is left to share, or shared in excess. */
export const LeftShare = ({ left }: { readonly left: number }): ReactElement => (
  <>
    {left < 0 ? (
      <Trans id="payment.shares.over">Réparti en trop</Trans>
    ) : (
      <Trans id="payment.shares.left">Reste à répartir</Trans>
    )}{' '}
    <span>{Math.abs(left)}&nbsp;%</span>
  </>
)

/** How the payment is shared between the funds: by field and by slider. */
export const SharesCard = ({ snapshot, send }: PaymentProps): ReactElement | null => {
  const { t } = useLingui()
  const words = useErrorWords()
  const [form, offer, figures, errors] = [
    selectForm(snapshot),
    selectOffer(snapshot),
    selectFigures(snapshot),
    selectErrors(snapshot),
  ]
  if (offer === undefined || figures === undefined) return null
  const refusal = (path: string): string | undefined => {
    const error = errors.find((one) => one.path === path)
    return error && words(error)
  }
  const type = (fund: string, typed: string): void => send({ type: 'shareTyped', fund, text: typed })
  const shared = refusal('repartitions')
  return (
    <Panel>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="payment.shares.title">Répartition entre les fonds</Trans>
      </h2>
      {isSharedOtherwise(form, offer) && (
        <TextButton onClick={() => send({ type: 'todaysSharesTaken' })}>
          <Trans id="payment.shares.today">Reprendre ma répartition actuelle</Trans>
        </TextButton>
      )}
      {offer.allocable.investments.map(({ id, label, risk_level: risk }, at) => {
        const share = form.shares[id] ?? ''
        return (
          <div key={id} className={styles.fund}>
            <div>
              <p className={text({ as: 'name' })}>{label}</p>
              {risk !== undefined && (
                <p className={text({ as: 'small' })}>{t({ id: 'payment.shares.risk', message: `Risque ${risk} sur 7` })}</p>
              )}
            </div>
            <NumberField
              id={`shares.${id}`}
              label={<VisuallyHidden>{t({ id: 'payment.shares.share', message: `Part de ${label}` })}</VisuallyHidden>}
              unit="%"
              maxLength={3}
              value={share}
              error={refusal(`shares.${id}`)}
              onValueChange={(typed) => type(id, typed)}
            />
            <p className={styles.part}>
              <Amount value={figures.own[at] ?? ZERO_EUROS} />
            </p>
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={WHOLE}
              value={/^\d{1,3}$/.test(share) ? share : '0'}
              aria-label={t({ id: 'payment.shares.slider', message: `Part de ${label}, curseur` })}
              aria-valuetext={`${share === '' ? '0' : share}\u00A0%`}
              onChange={({ currentTarget }) => type(id, currentTarget.value)}
            />
          </div>
        )
      })}
      <p className={styles.left} aria-live="polite">
        <LeftShare left={figures.left} />
      </p>
      {shared !== undefined && <FieldError>{shared}</FieldError>}
    </Panel>
  )
}
