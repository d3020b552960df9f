import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { Way } from '@hautelisse/domain/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { FigureButton } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import * as styles from './choice.css.ts'
import { useOpening } from './explained.tsx'
import { useOverflow } from '../ui/page/index.ts'

/** Less an amount. */
const negate = (amount: Euros): Euros => subtractEuros(ZERO_EUROS, amount)

const WayName = ({ way: { account } }: { readonly way: Way }): ReactElement =>
  account === undefined ? <Trans id="bulletins.compare.cash">Sur mon compte</Trans> : <>{account.title}</>

/** Why a figure is not known: the tax on cash is not stated, or the plan is blocked. */
const UnknownReason = ({ way: { account } }: { readonly way: Way }): ReactElement => {
  const on = account?.available_on
  if (account === undefined) return <Trans id="bulletins.compare.bracket">selon votre tranche</Trans>
  return on === undefined || on === null ? (
    <Trans id="bulletins.compare.blocked-retirement">bloqué jusqu’à la retraite</Trans>
  ) : (
    <Trans id="bulletins.compare.blocked-until">bloqué jusqu’au {formatFrenchDate(on)}</Trans>
  )
}

/** What a way comes to at retirement; it opens its calculation. */
const RetirementFigure = ({ way, value }: { readonly way: Way; readonly value: Euros }): ReactElement => (
  <FigureButton opening={useOpening({ kind: 'way', plan: way.account?.policy_id })} value={value} />
)

type RowProps = {
  readonly name: ReactNode
  readonly ways: readonly Way[]
  readonly cell: (way: Way) => Euros | undefined
  /** Each figure opens its calculation. */
  readonly isExplained?: boolean
}

/** One line of the table; what cannot be had yet says until when. */
const Row = ({ name, ways, cell, isExplained = false }: RowProps): ReactElement => (
  <tr>
    <th scope="row" className={styles.rowHead}>
      {name}
    </th>
    {ways.map((way) => {
      const value = cell(way)
      return (
        <td key={way.account?.policy_id ?? 'cash'} className={styles.cell}>
          {value === undefined ? (
            <span className={styles.unknown}>
              <UnknownReason way={way} />
            </span>
          ) : isExplained ? (
            <RetirementFigure way={way} value={value} />
          ) : (
            <Amount value={value} />
          )}
        </td>
      )
    })}
  </tr>
)

export const WayTable = ({
  ways,
  net,
  charges,
}: {
  readonly ways: readonly Way[]
  readonly net: Euros
  readonly charges: Euros
}): ReactElement => {
  const { t } = useLingui()
  const { overflows, watch } = useOverflow()
  const caption = t({ id: 'bulletins.compare.caption', message: 'La même prime nette, tout entière dans chaque voie' })
  return (
    <div ref={watch} className={styles.tableRoom} {...(overflows && { role: 'group', 'aria-label': caption, tabIndex: 0 })}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rowHead}>
              <Trans id="bulletins.compare.way">Voie</Trans>
            </th>
            {ways.map((way) => (
              <th key={way.account?.policy_id ?? 'cash'} scope="col" className={styles.cell}>
                <WayName way={way} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            name={<Trans id="bulletins.compare.charges">CSG et CRDS déjà retirées</Trans>}
            ways={ways}
            cell={() => negate(charges)}
          />
          <Row name={<Trans id="bulletins.compare.net">Prime nette</Trans>} ways={ways} cell={() => net} />
          <Row
            name={<Trans id="bulletins.compare.tax">Impôt sur le revenu</Trans>}
            ways={ways}
            cell={({ tax }) => tax && negate(tax)}
          />
          <Row
            name={<Trans id="bulletins.compare.top-up">Abondement net</Trans>}
            ways={ways}
            cell={({ topUp }) => topUp?.net ?? ZERO_EUROS}
          />
          <Row name={<Trans id="bulletins.compare.today">Aujourd’hui</Trans>} ways={ways} cell={({ today }) => today} />
          <Row name={<Trans id="bulletins.compare.five">Dans cinq ans</Trans>} ways={ways} cell={({ fiveYears }) => fiveYears} />
          <Row
            name={<Trans id="bulletins.compare.retirement">À la retraite</Trans>}
            ways={ways}
            cell={({ retirement }) => retirement}
            isExplained
          />
        </tbody>
      </table>
    </div>
  )
}
