import type { Offer } from '@hautelisse/domain/payment'
import { amountOf } from '@hautelisse/domain/payment'
import { addEuros, restOf, subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { selectFigures, selectForm, selectOffer, type PaymentSnapshot } from '@hautelisse/machines/payment'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, SumAmount } from '../ui/amount/index.ts'
import { Fan, FanLabels, fanThreads, sharedTargets, ThreadUnitNote } from '../ui/charts/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './payment.css.ts'

type Figures = NonNullable<ReturnType<typeof selectFigures>>

const [WIDTH, HEIGHT] = [320, 140] as const

/** The saver's threads and the company's, each down to the funds that they go to. */
const PaymentFan = ({ offer, figures }: { readonly offer: Offer; readonly figures: Figures }): ReactElement => {
  const { t } = useLingui()
  const funds = offer.allocable.investments.flatMap(({ id, label }, at) => {
    const [own, all] = [figures.own[at] ?? ZERO_EUROS, figures.parts[at] ?? ZERO_EUROS]
    return all.isZero() ? [] : [{ id, label, own, all, added: subtractEuros(all, own) }]
  })
  const groups = [
    ...funds.map((fund) => ({ id: fund.id, amount: fund.own.toNumber(), tone: 'd1' as const })),
    ...funds.map((fund) => ({ id: `${fund.id}-added`, amount: fund.added.toNumber(), tone: 'd2' as const })),
  ]
  const threads = fanThreads(groups, 'small')
  const targets = sharedTargets(funds.map(({ own, all }) => own.dividedBy(all).toNumber()))
  return (
    <>
      <Fan
        threads={threads}
        label={t({ id: 'payment.fan.label', message: 'Vos fils et ceux de votre entreprise, jusqu’aux fonds' })}
        wide={{ width: WIDTH, height: HEIGHT, targets }}
      />
      <FanLabels>
        {funds.map(({ id, label, all }) => (
          <li key={id}>
            {label}{' '}
            <b>
              <Amount value={all} />
            </b>
          </li>
        ))}
      </FanLabels>
      <ThreadUnitNote threads={threads} />
    </>
  )
}

/** What a payment comes to: both sources, the funds, the employer's addition and its gauge. */
export const FiguresAside = ({ snapshot }: { readonly snapshot: PaymentSnapshot }): ReactElement | null => {
  const [form, offer, figures] = [selectForm(snapshot), selectOffer(snapshot), selectFigures(snapshot)]
  if (offer === undefined || figures === undefined) return null
  const amount = amountOf(form) ?? ZERO_EUROS
  const { topUp, total, left } = figures
  const { top_up: rule, title } = offer.allocable
  const ceiling = rule?.ceiling
  const received = rule && ceiling && restOf(ceiling, addEuros(rule.received, topUp?.gross ?? ZERO_EUROS))
  return (
    <>
      <h2 className={text({ as: 'subtitle' })}>
        {form.way === 'scheduled' ? (
          <Trans id="payment.aside.each">À chaque versement</Trans>
        ) : (
          <Trans id="payment.aside.once">Ce versement</Trans>
        )}
      </h2>
      <div className={styles.sources}>
        <span className={styles.source}>
          <Trans id="payment.aside.you">Vous</Trans>
          <b>
            <Amount value={amount} />
          </b>
        </span>
        {topUp !== undefined && (
          <span className={styles.source}>
            <Trans id="payment.aside.company">Entreprise, net</Trans>
            <b>
              <Amount value={topUp.net} />
            </b>
          </span>
        )}
      </div>
      {!total.isZero() && left === 0 && <PaymentFan offer={offer} figures={figures} />}
      <div className={styles.lines}>
        <p className={styles.total}>
          <Trans id="payment.aside.invested">Investi, estimé</Trans>
          <Amount value={total} size="s" />
        </p>
        {topUp !== undefined && (
          <>
            <p className={styles.line}>
              <Trans id="payment.aside.gross">Abondement brut</Trans>
              <Amount value={topUp.gross} />
            </p>
            <p className={styles.line}>
              <Trans id="payment.aside.contributions">CSG et CRDS</Trans>
              <Amount value={subtractEuros(ZERO_EUROS, topUp.contributions)} />
            </p>
          </>
        )}
        {received && (
          <p className={text({ as: 'small' })}>
            <Trans id="payment.aside.gauge">
              Abondement {title} de l’année : <SumAmount of={received} part="part" /> sur <SumAmount of={received} />
            </Trans>
          </p>
        )}
      </div>
    </>
  )
}
