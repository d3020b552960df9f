import { formatFrenchDate, yearOf } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import { isPositive, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { HistoryLine, TransactionDetails } from '@hautelisse/domain/operations'
import { releaseCheckedUntil, toldRelease, type ToldRelease } from '@hautelisse/domain/release'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement, type ReactNode } from 'react'
import { CalculationPanel, openingOf, WhyFigure } from '../explanation/index.ts'
import { useSources, useTerms } from '../release/index.ts'
import { Amount, shortRate } from '../ui/amount/index.ts'
import * as styles from './settlement.css.ts'

const { Explaining, Place, useOpening } = openingOf<'paid'>((figure) => figure)

type RowProps = { readonly name: ReactNode; readonly value: ReactNode; readonly children?: ReactNode; readonly isTotal?: boolean }

const Row = ({ name, value, children, isTotal = false }: RowProps): ReactElement => (
  <div className={isTotal ? styles.total : styles.row}>
    <dt>{name}</dt>
    <dd>{value}</dd>
    {children !== undefined && <dd className={styles.note}>{children}</dd>}
  </div>
)

const Taken = ({ value }: { readonly value: Euros }): ReactElement => <Amount value={subtractEuros(ZERO_EUROS, value)} />

/** What the income tax takes of it. */
const IncomeTax = ({ told: { incomeTax, figures } }: { readonly told: ToldRelease }): ReactElement => {
  switch (incomeTax) {
    case 'none':
      return (
        <Row
          name={<Trans id="operations.net.income-tax">Impôt sur le revenu</Trans>}
          value={<Trans id="operations.net.no-tax">Aucun</Trans>}
        />
      )
    case 'on-gain':
      return (
        <Row name={<Trans id="operations.net.flat-tax">Impôt sur les gains</Trans>} value={<Taken value={figures.flatTax} />} />
      )
    case 'next-year':
      return (
        <>
          {isPositive(figures.flatTax) && (
            <Row
              name={<Trans id="operations.net.flat-tax">Impôt sur les gains</Trans>}
              value={<Taken value={figures.flatTax} />}
            />
          )}
          <Row
            name={<Trans id="operations.net.next-year">Imposé l’an prochain, au barème</Trans>}
            value={<Amount value={figures.scaleBase} />}
          />
        </>
      )
    default:
      return incomeTax satisfies never
  }
}

const Why = (): ReactElement => <WhyFigure opening={useOpening('paid')} />

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
        <Trans id="operations.net.rule">Au centime, à la valeur du jour de la vente, ou du jour de la demande avant elle.</Trans>
      }
      fileName={t({ id: 'operations.net.file', message: 'calcul-operation.csv' })}
    />
  )
}

/** When and where the money arrives. */
export const Arrival = ({ line: { operation, line }, details: { paid_to: to } }: SettlementProps): ReactElement | null => {
  const on = operation.timeline?.find(({ step }) => step === 'on-account')?.day
  const day = on === undefined ? undefined : formatFrenchDate(on)
  if (to === undefined || line.state === 'cancelled') return null
  if (to.by === 'company')
    return (
      <p className={styles.small}>
        <Trans id="operations.net.with-pay">Versé avec votre paie, par votre entreprise.</Trans>
      </p>
    )
  const digits = to.last_digits ?? ''
  return (
    <p className={styles.small}>
      {day === undefined ? (
        <Trans id="operations.net.to-account">Par virement sur votre compte •••• {digits}.</Trans>
      ) : (
        <Trans id="operations.net.on-account">
          Le {day}, par virement sur votre compte •••• {digits}.
        </Trans>
      )}
      {to.usable_on !== undefined && (
        <>
          {' '}
          <Trans id="operations.net.usable">Ce compte sera utilisable le {formatFrenchDate(to.usable_on)}.</Trans>
        </>
      )}
    </p>
  )
}

type SettlementProps = { readonly line: HistoryLine; readonly details: TransactionDetails }

/** From the gross sum of money out to what is received, each line as it is taken, with the calculation behind it (OPER-22). */
export const Settlement = ({ line: { line }, details }: SettlementProps): ReactElement | null => {
  const [opened, setOpened] = useState<'paid' | undefined>(undefined)
  const told = toldRelease(details)
  if (told === undefined) return null
  const { figures, explained, on, chargesRate, gainShare } = told
  const isAhead = line.state === 'in-progress'
  // Beyond the last rates that were checked, those stand in for the rates of the day.
  const checked = releaseCheckedUntil(on)
  const [share, rate, year] = [shortRate(gainShare), shortRate(chargesRate), yearOf(checked ?? on)]
  return (
    <Explaining
      opened={opened}
      canExplain
      send={(event) => setOpened(event.type === 'figureOpened' ? event.figure : undefined)}
      panel={<Calculation derivation={explained.paid} />}
    >
      <Place id="net">
        <dl className={styles.ledger}>
          <Row name={<Trans id="operations.breakdown.gross">Montant brut</Trans>} value={<Amount value={figures.amount} />} />
          <Row
            name={
              isAhead ? (
                <Trans id="operations.net.gain-estimate">dont gain estimé</Trans>
              ) : (
                <Trans id="operations.net.gain">dont gain</Trans>
              )
            }
            value={<Amount value={figures.gain} />}
          >
            <Trans id="operations.net.gain-share">{share} de la valeur de vos parts</Trans>
          </Row>
          <Row name={<Trans id="operations.breakdown.tax">Prélèvements sociaux</Trans>} value={<Taken value={figures.charges} />}>
            <Trans id="operations.net.charges-rate">
              {rate} du gain, taux de {year}
            </Trans>
            {checked !== undefined && (
              <>
                {'. '}
                <Trans id="operations.net.checked">Taux vérifiés le {formatFrenchDate(checked)}</Trans>
              </>
            )}
          </Row>
          <IncomeTax told={told} />
          <Row
            isTotal
            name={
              isAhead ? <Trans id="operations.net.estimate">Net estimé</Trans> : <Trans id="operations.net.paid">Net reçu</Trans>
            }
            value={<Amount value={figures.paid} />}
          />
        </dl>
        <Why />
        {isAhead && (
          <p className={styles.small}>
            <Trans id="operations.net.depends">Le montant exact dépend de la valeur des fonds au jour de la vente.</Trans>
          </p>
        )}
      </Place>
    </Explaining>
  )
}
