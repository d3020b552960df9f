import { formatShare, isZero, type Euros } from '@hautelisse/domain/money'
import { selectFigures, type SwitchSnapshot } from '@hautelisse/machines/fund-switch'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './fund-switch.css.ts'

/** A fund's part of the contract. */
export const shareText = (amount: Euros, total: Euros): string => formatShare(isZero(total) ? 0 : amount.dividedBy(total))

/** Every fund after the switch, with its share before and after; the value of the contract stays. Nothing is listed before something moves. */
export const AfterPanel = ({ snapshot }: { readonly snapshot: SwitchSnapshot }): ReactElement | null => {
  const figures = selectFigures(snapshot)
  if (figures === undefined) return null
  const { funds, total, moved } = figures
  if (isZero(moved))
    return (
      <>
        <h2 className={styles.title}>
          <Trans id="fund-switch.after.title">Après l’arbitrage</Trans>
        </h2>
        <p className={styles.small}>
          <Trans id="fund-switch.after.nothing">Dès qu’un montant part, chaque placement est montré ici, avant et après.</Trans>
        </p>
      </>
    )
  return (
    <>
      <h2 className={styles.title}>
        <Trans id="fund-switch.after.title">Après l’arbitrage</Trans>
      </h2>
      <ul className={styles.lines}>
        {funds.map(({ fund, before, after, change }) => (
          <li key={fund.id} className={styles.after}>
            <b>{fund.label}</b>
            <b className={styles.atEnd}>
              <Amount value={after} />
            </b>
            <span className={styles.small}>
              {isZero(change) ? (
                shareText(after, total)
              ) : (
                <Trans id="fund-switch.after.share">
                  {shareText(before, total)}, puis {shareText(after, total)}
                </Trans>
              )}
            </span>
            <span className={`${styles.small} ${styles.atEnd}`}>
              {isZero(change) ? <Trans id="fund-switch.after.same">inchangé</Trans> : <Amount value={change} movement />}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <Trans id="fund-switch.after.total">Total du contrat</Trans>
        <Amount value={total} size="s" />
      </p>
      <p className={styles.small}>
        <Trans id="fund-switch.after.fees">Frais d’arbitrage : 0,00 €, selon vos conditions générales.</Trans>
      </p>
    </>
  )
}
