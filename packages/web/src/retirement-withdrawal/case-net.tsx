import type { Derivation } from '@hautelisse/domain/explain'
import { isPositive, subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import { selectCase, type CaseFigure } from '@hautelisse/machines/retirement-withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { CalculationPanel, FigureButton, openingOf } from '../explanation/index.ts'
import { useSources, useTerms } from '../release/index.ts'
import { Amount } from '../ui/amount/index.ts'
import type { CaseProps } from './case-props.ts'
import * as styles from './exit.css.ts'

type Estimate = NonNullable<NonNullable<ReturnType<typeof selectCase>>['estimate']>

const { Explaining, Place, useOpening } = openingOf<CaseFigure>((figure) => figure)

type LineProps = { readonly estimate: Estimate; readonly id: CaseFigure; readonly name: ReactNode; readonly isTaken?: boolean }

/** One figure with its name; it opens its calculation. */
const Line = ({ estimate, id, name, isTaken = false }: LineProps): ReactElement => {
  const value = estimate.figures[id]
  return (
    <div className={id === 'paid' ? styles.total : styles.ruled}>
      <span>{name}</span>
      <FigureButton opening={useOpening(id)} value={isTaken ? subtractEuros(ZERO_EUROS, value) : value} />
    </div>
  )
}

const Calculation = ({ derivation }: { readonly derivation: Derivation }): ReactElement => {
  const { t } = useLingui()
  const terms = useTerms()
  return (
    <CalculationPanel
      derivation={derivation}
      terms={terms}
      sources={useSources()}
      title={terms.nameOf(derivation)}
      rule={
        <Trans id="exit.net.rule">Au centime, à la valeur d’aujourd’hui : le montant exact dépend du jour de la vente.</Trans>
      }
      fileName={t({ id: 'exit.net.file', message: 'calcul-retrait.csv' })}
    />
  )
}

/** What the amount would pay, from the first key on (RWD-03). */
export const CaseNet = ({ snapshot, send }: CaseProps): ReactElement => {
  const chosen = selectCase(snapshot)
  const estimate = chosen?.estimate
  if (estimate === undefined)
    return (
      <>
        <h2 className={styles.title}>
          <Trans id="exit.net.title">Vous recevriez</Trans>
        </h2>
        <p className={styles.small}>
          {chosen !== undefined && chosen.offer.paidIn === undefined ? (
            <Trans id="exit.net.silent">
              Ce contrat ne dit pas ce qui y a été versé : le net sera calculé avec votre demande.
            </Trans>
          ) : (
            <Trans id="exit.net.none">Choisissez un contrat et un motif, saisissez un montant : le net s’affiche ici.</Trans>
          )}
        </p>
      </>
    )
  const { paid, flatTax, scaleBase } = estimate.figures
  return (
    <Explaining
      opened={chosen?.opened}
      canExplain
      send={send}
      panel={chosen?.derivation !== undefined && <Calculation key={chosen.opened} derivation={chosen.derivation} />}
    >
      <Place id="net">
        <h2 className={styles.title}>
          <Trans id="exit.net.title">Vous recevriez</Trans>
        </h2>
        <p className={styles.figure}>
          <Amount value={paid} size="l" />
        </p>
        <Line estimate={estimate} id="amount" name={<Trans id="exit.net.gross">Montant brut</Trans>} />
        <Line estimate={estimate} id="paidInPart" name={<Trans id="exit.net.paid-in">dont part de vos versements</Trans>} />
        <Line estimate={estimate} id="gain" name={<Trans id="exit.net.gain">dont plus-value estimée</Trans>} />
        <Line estimate={estimate} id="charges" isTaken name={<Trans id="exit.net.charges">Prélèvements sociaux</Trans>} />
        {isPositive(flatTax) && (
          <Line estimate={estimate} id="flatTax" isTaken name={<Trans id="exit.net.flat">Impôt sur les gains</Trans>} />
        )}
        <Line estimate={estimate} id="paid" name={<Trans id="exit.net.paid">Net estimé</Trans>} />
        {isPositive(scaleBase) && (
          <>
            <Line
              estimate={estimate}
              id="scaleBase"
              name={<Trans id="exit.net.base">Versements déduits, imposés l’an prochain</Trans>}
            />
            <p className={styles.small}>
              <Trans id="exit.net.keep">Gardez de quoi payer cet impôt : il sera demandé l’an prochain, au barème.</Trans>
            </p>
          </>
        )}
      </Place>
    </Explaining>
  )
}
