import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import { formatShare, isPositive, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { releaseCheckedUntil } from '@hautelisse/domain/release'
import { selectFigures, selectHappenings, selectToday, type ReleaseFigure } from '@hautelisse/machines/release'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { CalculationPanel, FigureButton, openingOf } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { EarlyGains } from './early-gains.tsx'
import { NetFan } from './fans.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './release.css.ts'
import { useSources, useTerms } from './terms.ts'
import type { ReleaseProps } from './use-release.ts'

type Figures = NonNullable<ReturnType<typeof selectFigures>>
type Estimate = NonNullable<Figures['estimate']>

const { Explaining, Place, useOpening } = openingOf<ReleaseFigure>((figure) => figure)

type EstimateFigure = keyof Estimate['figures']
type LineProps = {
  readonly estimate: Estimate
  readonly id: EstimateFigure
  readonly name: ReactNode
  readonly isTaken?: boolean
}

/** One figure with its name; it opens its calculation. */
const Line = ({ estimate, id, name, isTaken = false }: LineProps): ReactElement => {
  const value = estimate.figures[id]
  return (
    <div className={styles.ruled}>
      <span>{name}</span>
      <FigureButton opening={useOpening(id)} value={isTaken ? subtractEuros(ZERO_EUROS, value) : value} />
    </div>
  )
}

/** What is left after the tax of the next year; it opens its calculation. */
const LeftInAccount = ({ id, value }: { readonly id: ReleaseFigure; readonly value: Euros }): ReactElement => (
  <FigureButton opening={useOpening(id)} value={value} />
)

/** What the next year takes of deducted payments, without the quotient and with it (REL-09). */
const NextYear = ({ figures }: { readonly figures: Figures }): ReactElement | null => {
  const { estimate, nextYear } = figures
  if (estimate === undefined || !isPositive(estimate.figures.scaleBase)) return null
  return (
    <>
      <Line
        estimate={estimate}
        id="scaleBase"
        name={<Trans id="release.net.base">Versements déduits, imposés au barème</Trans>}
      />
      {nextYear === undefined ? (
        <p className={text({ as: 'small' })}>
          <Trans id="release.net.wage">Indiquez vos salaires pour estimer l’impôt de l’an prochain.</Trans>
        </p>
      ) : (
        <>
          <div className={styles.total}>
            <Trans id="release.net.after">Après l’impôt de l’an prochain</Trans>
            <LeftInAccount id="afterTax" value={nextYear.plain.left} />
          </div>
          <div className={styles.ruled}>
            <Trans id="release.net.quotient">Avec le quotient, à demander</Trans>
            <LeftInAccount id="afterQuotient" value={nextYear.withQuotient.left} />
          </div>
          <p className={text({ as: 'small' })}>
            <Trans id="release.net.scale">
              Barème des revenus {nextYear.incomeYear}, sans enfant. Rien n’est supposé retenu sur les versements déduits au
              moment du paiement.
            </Trans>
          </p>
        </>
      )}
    </>
  )
}

const NetCalculation = ({ derivation }: { readonly derivation: Derivation }): ReactElement => {
  const { t } = useLingui()
  const terms = useTerms()
  return (
    <CalculationPanel
      derivation={derivation}
      terms={terms}
      sources={useSources()}
      title={terms.nameOf(derivation)}
      rule={
        <Trans id="release.net.rule">Au centime, à la valeur d’aujourd’hui : le montant exact dépend du jour de la vente.</Trans>
      }
      fileName={t({ id: 'release.net.file', message: 'calcul-retrait.csv' })}
    />
  )
}

/** What will really come to the account, from the first key on (WDR-10, REF-08). */
export const NetAside = ({ snapshot, send }: ReleaseProps): ReactElement | null => {
  const figures = selectFigures(snapshot)
  if (figures === undefined) return null
  const { estimate, opened, derivation, most } = figures
  if (estimate === undefined)
    return (
      <>
        <h2 className={text({ as: 'subtitle' })}>
          <Trans id="release.net.title">Vous recevriez</Trans>
        </h2>
        <p className={text({ as: 'small' })}>
          <Trans id="release.net.none">
            Saisissez un montant, jusqu’à <Amount value={most} />, pour voir ce que vous recevrez.
          </Trans>
        </p>
      </>
    )
  const { amount, paid, paidInPart, gain, charges, flatTax } = estimate.figures
  const arrival = selectHappenings(snapshot).at(-1)
  const share = formatShare(amount.isZero() ? 0 : gain.dividedBy(amount))
  const checked = releaseCheckedUntil(selectToday(snapshot))
  return (
    <Explaining
      opened={opened}
      canExplain
      send={send}
      panel={derivation !== undefined && <NetCalculation key={opened} derivation={derivation} />}
    >
      <Place id="net">
        <h2 className={text({ as: 'subtitle' })}>
          <Trans id="release.net.title">Vous recevriez</Trans>
        </h2>
        <p className={styles.figure}>
          <Amount value={paid} size="l" />
        </p>
        {arrival !== undefined && (
          <p className={text({ as: 'small' })}>
            {arrival.what === 'with-pay' ? (
              <Trans id="release.net.sent">Envoyé à votre entreprise le {formatFrenchDate(arrival.day)}</Trans>
            ) : (
              <Trans id="release.net.arrival">Sur votre compte le {formatFrenchDate(arrival.day)}</Trans>
            )}
          </p>
        )}
        <NetFan amount={amount} paid={paid} />
        <Line estimate={estimate} id="amount" name={<Trans id="release.net.gross">Montant brut</Trans>} />
        <Line estimate={estimate} id="paidInPart" name={<Trans id="release.net.paid-in">dont part de vos versements</Trans>} />
        <Line estimate={estimate} id="gain" name={<Trans id="release.net.gain">dont plus-value estimée</Trans>} />
        <p className={text({ as: 'small' })}>
          {paidInPart.greaterThan(amount) ? (
            <Trans id="release.net.loss">Ces parts valent moins que ce qui a été versé : rien n’est prélevé.</Trans>
          ) : (
            <Trans id="release.net.share">{share} de la valeur de vos parts</Trans>
          )}
        </p>
        <Line
          estimate={estimate}
          id="charges"
          isTaken
          name={<Trans id="explanation.term.social-charges">Prélèvements sociaux</Trans>}
        />
        {isPositive(charges) && <EarlyGains snapshot={snapshot} />}
        {isPositive(flatTax) ? (
          <Line estimate={estimate} id="flatTax" isTaken name={<Trans id="release.net.flat">Impôt sur les gains</Trans>} />
        ) : (
          <p className={text({ as: 'small' })}>
            <Trans id="release.net.no-tax">Sur la plus-value seule. Pas d’impôt sur les gains.</Trans>
          </p>
        )}
        <div className={styles.total}>
          <Trans id="release.net.paid">Net estimé</Trans>
          <FigureOf id="paid" estimate={estimate} />
        </div>
        <NextYear figures={figures} />
        {checked !== undefined && (
          <p className={text({ as: 'small' })}>
            <Trans id="release.net.checked">Taux vérifiés le {formatFrenchDate(checked)}.</Trans>
          </p>
        )}
        <p className={text({ as: 'small' })}>
          <Trans id="release.net.estimate">Le montant exact dépend de la valeur des fonds au jour de la vente.</Trans>
        </p>
      </Place>
    </Explaining>
  )
}

const FigureOf = ({ id, estimate }: { readonly id: EstimateFigure; readonly estimate: Estimate }): ReactElement => (
  <FigureButton opening={useOpening(id)} value={estimate.figures[id]} />
)
