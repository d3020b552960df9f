import { formatFrenchDate, yearOf } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import { isPositive, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { HistoryLine, TransactionDetails } from '@hautelisse/domain/operations'
import { releaseCheckedUntil, toldRelease, type ToldRelease } from '@hautelisse/domain/release'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { CalculationPanel, openingOf, WhyFigure } from '../explanation/index.ts'
import { useSources, useTerms } from '../release/index.ts'
import { Amount, shortRate } from '../ui/amount/index.ts'
import { Ledger, Line, Text, Total } from '../ui/page/index.ts'
import { useEarlyGainsWords } from './early-gains.ts'

const { Explaining, Place, useOpening } = openingOf<'paid'>((figure) => figure)

const TakenAmount = ({ value }: { readonly value: Euros }): ReactElement => <Amount value={subtractEuros(ZERO_EUROS, value)} />

/** What the income tax takes of it. */
const IncomeTax = ({ told: { incomeTax, figures } }: { readonly told: ToldRelease }): ReactElement => {
  switch (incomeTax) {
    case 'none':
      return (
        <Line
          name={<Trans id="operations.net.income-tax">Impôt sur le revenu</Trans>}
          value={<Trans id="answers.said.none">Aucun</Trans>}
        />
      )
    case 'on-gain':
      return (
        <Line
          name={<Trans id="operations.net.flat-tax">Impôt sur les gains</Trans>}
          value={<TakenAmount value={figures.flatTax} />}
        />
      )
    case 'next-year':
      return (
        <>
          {isPositive(figures.flatTax) && (
            <Line
              name={<Trans id="operations.net.flat-tax">Impôt sur les gains</Trans>}
              value={<TakenAmount value={figures.flatTax} />}
            />
          )}
          <Line
            name={<Trans id="operations.net.next-year">Imposé l’an prochain, au barème</Trans>}
            value={<Amount value={figures.scaleBase} />}
          />
        </>
      )
    default:
      return incomeTax satisfies never
  }
}

const WhyPaid = (): ReactElement => <WhyFigure opening={useOpening('paid')} />

const PaidCalculation = ({ derivation }: { readonly derivation: Derivation }): ReactElement => {
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
      <Text as="small">
        <Trans id="operations.net.with-pay">Versé avec votre paie, par votre entreprise.</Trans>
      </Text>
    )
  const digits = to.last_digits ?? ''
  return (
    <Text as="small">
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
    </Text>
  )
}

type SettlementProps = { readonly line: HistoryLine; readonly details: TransactionDetails }

/** From the gross sum of money out to what is received, each line as it is taken, with the calculation behind it (OPER-22). */
export const Settlement = ({ line: history, details }: SettlementProps): ReactElement | null => {
  const { line } = history
  const early = useEarlyGainsWords()({ line: history, details })
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
      panel={<PaidCalculation derivation={explained.paid} />}
    >
      <Place id="net">
        <Ledger>
          <Line name={<Trans id="operations.breakdown.gross">Montant brut</Trans>} value={<Amount value={figures.amount} />} />
          <Line
            name={
              isAhead ? (
                <Trans id="operations.net.gain-estimate">dont gain estimé</Trans>
              ) : (
                <Trans id="operations.net.gain">dont gain</Trans>
              )
            }
            value={<Amount value={figures.gain} />}
            note={<Trans id="operations.net.gain-share">{share} de la valeur de vos parts</Trans>}
          />
          <Line
            name={<Trans id="operations.breakdown.tax">Prélèvements sociaux</Trans>}
            value={<TakenAmount value={figures.charges} />}
            note={
              <>
                <Trans id="operations.net.charges-rate">
                  {rate} du gain, taux de {year}
                </Trans>
                {checked !== undefined && (
                  <>
                    {'. '}
                    <Trans id="operations.net.checked">Taux vérifiés le {formatFrenchDate(checked)}</Trans>
                  </>
                )}
              </>
            }
          />
          <IncomeTax told={told} />
          <Total
            name={
              isAhead ? <Trans id="operations.net.estimate">Net estimé</Trans> : <Trans id="operations.net.paid">Net reçu</Trans>
            }
            value={<Amount value={figures.paid} />}
          />
        </Ledger>
        <WhyPaid />
        {early !== undefined && <Text as="small">{early}</Text>}
        {isAhead && (
          <Text as="small">
            <Trans id="operations.net.depends">Le montant exact dépend de la valeur des fonds au jour de la vente.</Trans>
          </Text>
        )}
      </Place>
    </Explaining>
  )
}
