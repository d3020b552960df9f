import type { SwitchFigures } from '@hautelisse/domain/fund-switch'
import { formatShare, isZero, type Euros } from '@hautelisse/domain/money'
import { selectFigures, selectOffer, type SwitchSnapshot } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './fund-switch.css.ts'

/** A fund's part of the contract. */
export const shareText = (amount: Euros, total: Euros): string => formatShare(isZero(total) ? 0 : amount.dividedBy(total))

type AfterProps = {
  readonly figures: Pick<SwitchFigures, 'funds' | 'total'>
  /** Whether the value of the contract stays, so that shares before and after are of the same. */
  readonly hasShares: boolean
}

/** Every fund of a contract after the switch, and what it comes to. */
const FundsAfter = ({ figures: { funds, total }, hasShares }: AfterProps): ReactElement => (
  <>
    <ul className={styles.lines}>
      {funds.map(({ fund, before, after, change }) => (
        <li key={fund.id} className={styles.after}>
          <b>{fund.label}</b>
          <b className={text({ end: true })}>
            <Amount value={after} />
          </b>
          <span className={text({ as: 'small' })}>
            {isZero(change) || !hasShares ? (
              shareText(after, total)
            ) : (
              <Trans id="fund-switch.after.share">
                {shareText(before, total)}, puis {shareText(after, total)}
              </Trans>
            )}
          </span>
          <span className={`${text({ as: 'small' })} ${text({ end: true })}`}>
            {isZero(change) ? <Trans id="fund-switch.after.same">inchangé</Trans> : <Amount value={change} movement />}
          </span>
        </li>
      ))}
    </ul>
    <p className={styles.total}>
      <Trans id="fund-switch.after.total">Total du contrat</Trans>
      <Amount value={total} size="s" />
    </p>
  </>
)

/** Every fund after the switch, with its share before and after; the value of the contract stays, unless money goes to another one, which then stands below. Nothing is listed before something moves. */
export const AfterPanel = ({ snapshot }: { readonly snapshot: SwitchSnapshot }): ReactElement | null => {
  const [figures, offer] = [selectFigures(snapshot), selectOffer(snapshot)]
  if (figures === undefined) return null
  if (isZero(figures.moved))
    return (
      <>
        <h2 className={text({ as: 'subtitle' })}>
          <Trans id="fund-switch.after.title">Après l’arbitrage</Trans>
        </h2>
        <p className={text({ as: 'small' })}>
          <Trans id="fund-switch.after.nothing">Dès qu’un montant part, chaque placement est montré ici, avant et après.</Trans>
        </p>
      </>
    )
  return (
    <>
      <h2 className={text({ as: 'subtitle' })}>
        <Trans id="fund-switch.after.title">Après l’arbitrage</Trans>
      </h2>
      {figures.other === undefined ? (
        <FundsAfter figures={figures} hasShares />
      ) : (
        [
          { title: offer?.account.title, held: figures },
          { title: offer?.to?.account.title, held: figures.other },
        ].map(({ title, held }, at) => (
          <section key={at === 0 ? 'from' : 'to'} className={styles.apart}>
            <h3>{title}</h3>
            <FundsAfter figures={held} hasShares={false} />
          </section>
        ))
      )}
      <p className={text({ as: 'small' })}>
        <Trans id="fund-switch.after.fees">Frais d’arbitrage : 0,00 €, selon vos conditions générales.</Trans>
      </p>
    </>
  )
}
