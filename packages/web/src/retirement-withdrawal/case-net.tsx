import type { Derivation } from '@hautelisse/domain/explain'
import { isPositive, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { selectCase, type CaseFigure } from '@hautelisse/machines/retirement-withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { CalculationPanel, openingOf, WhyFigure } from '../explanation/index.ts'
import { useSources, useTerms } from '../release/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Figure, Ledger, Line, Stack, Text, Total } from '../ui/page/index.ts'
import type { CaseProps } from './case-props.ts'

type Estimate = NonNullable<NonNullable<ReturnType<typeof selectCase>>['estimate']>

const { Explaining, Place, useOpening } = openingOf<CaseFigure>((figure) => figure)

const CaseCalculation = ({ derivation }: { readonly derivation: Derivation }): ReactElement => {
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

const TITLE = <Trans id="release.net.title">Vous recevriez</Trans>

/** What the amount pays, line by line; one question opens the calculation of them all. */
const NetLedger = ({ figures }: Estimate): ReactElement => {
  const { paid, flatTax, scaleBase } = figures
  const taken = (value: Euros): ReactElement => <Amount value={subtractEuros(ZERO_EUROS, value)} />
  const [whyPaid, whyBase] = [useOpening('paid'), useOpening('scaleBase')]
  return (
    <Stack>
      <Figure label={TITLE} value={<Amount value={paid} size="l" />} />
      <Ledger>
        <Line name={<Trans id="release.net.gross">Montant brut</Trans>} value={<Amount value={figures.amount} />} />
        <Line
          name={<Trans id="exit.net.paid-in">dont part de vos versements</Trans>}
          value={<Amount value={figures.paidInPart} />}
        />
        <Line name={<Trans id="release.net.gain">dont plus-value estimée</Trans>} value={<Amount value={figures.gain} />} />
        <Line name={<Trans id="explanation.term.social-charges">Prélèvements sociaux</Trans>} value={taken(figures.charges)} />
        {isPositive(flatTax) && <Line name={<Trans id="release.net.flat">Impôt sur les gains</Trans>} value={taken(flatTax)} />}
        <Total
          name={<Trans id="release.net.paid">Net estimé</Trans>}
          value={<Amount value={paid} />}
          note={<WhyFigure opening={whyPaid} />}
        />
      </Ledger>
      {isPositive(scaleBase) && (
        <Ledger>
          <Line
            name={<Trans id="exit.net.base">Versements déduits, imposés l’an prochain</Trans>}
            value={<Amount value={scaleBase} />}
            note={
              <>
                <Trans id="exit.net.keep">Gardez de quoi payer cet impôt : il sera demandé l’an prochain, au barème.</Trans>
                <br />
                <WhyFigure opening={whyBase} />
              </>
            }
          />
        </Ledger>
      )}
    </Stack>
  )
}

/** What the amount would pay, from the first key on (RWD-03). */
export const CaseNet = ({ snapshot, send }: CaseProps): ReactElement => {
  const chosen = selectCase(snapshot)
  const estimate = chosen?.estimate
  if (estimate === undefined)
    return (
      <>
        <Text as="subtitle" tag="h2">
          {TITLE}
        </Text>
        <Text as="small">
          {chosen !== undefined && chosen.offer.paidIn === undefined ? (
            <Trans id="exit.net.silent">
              {' '}
              Ce contrat ne dit pas ce qui y a été versé : le net sera calculé avec votre demande.{' '}
            </Trans>
          ) : (
            <Trans id="exit.net.none">Choisissez un contrat et un motif, saisissez un montant : le net s’affiche ici.</Trans>
          )}
        </Text>
      </>
    )
  return (
    <Explaining
      opened={chosen?.opened}
      canExplain
      send={send}
      panel={chosen?.derivation !== undefined && <CaseCalculation key={chosen.opened} derivation={chosen.derivation} />}
    >
      <Place id="net">
        <NetLedger {...estimate} />
      </Place>
    </Explaining>
  )
}
