import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formatRate, type Euros } from '@hautelisse/domain/money'
import {
  selectAssumptions,
  selectEuros,
  selectHeadline,
  selectOtherEuros,
  type AnnuityHeadline,
  type CapitalHeadline,
  type FigureView,
  type HeadlineView,
} from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount, AmountRow } from '../../ui/amount/index.ts'
import { Skein } from '../../ui/skein/index.ts'
import { useAnnuityTitle } from './figure-titles.ts'
import { ExplainedAmount, FirstFigure, NetBelow, WhyAmount } from './figure.tsx'
import { annuityHalf, band, doubtful, half, halfText, halfTitle, line } from './headline.css.ts'
import { InOtherEuros } from './other-euros.tsx'
import { AssumedThreads, Caution, LawSide, ThresholdNote } from './law-side.tsx'
import type { ResultsProps } from './results-props.ts'

/** What a side says: beside the other one, alone, or as a line where nothing stands on it (WITH-04). */
type SideProps = ResultsProps & { readonly headline: HeadlineView; readonly isAlone: boolean }

const CapitalTitle = (): ReactElement => (
  <dt className={halfTitle}>
    <Skein tone="d2" />
    <Trans id="withdrawal.results.capital">En capital, une seule fois</Trans>
  </dt>
)

const AnnuityTitle = ({ isLine = false }: { readonly isLine?: boolean }): ReactElement => (
  <dt className={halfTitle}>
    <Skein tone={isLine ? 'd1' : 'h1'} />
    <Trans id="withdrawal.results.annuity">En rente, chaque mois, à vie</Trans>
  </dt>
)

type OtherEurosProps = Pick<ResultsProps, 'snapshot' | 'results'> & { readonly side: 'capital' | 'annuity' }

/** The same amount in the other kind of euros; not shown if it is the same one. */
const OtherEuros = ({ side, snapshot, results }: OtherEurosProps): ReactElement | null => {
  const other = selectOtherEuros(snapshot)?.[side]
  if (other === undefined) return null
  return <InOtherEuros value={other} isOfStart={selectEuros(snapshot).isInTodaysEuros} start={results.schedule.start} />
}

type Stated = Extract<CapitalHeadline, { readonly today: unknown }>

/** The capital at the start, with the savings of today that it grows from. */
const StatedCapital = ({ capital, ...props }: ResultsProps & { readonly capital: Stated }): ReactElement => {
  const { snapshot } = props
  const rate = selectAssumptions(snapshot)?.returnPercent
  // In the euros of today a return that only follows prices leaves the amount as it is: it is not said twice.
  const { isInTodaysEuros } = selectEuros(snapshot)
  const isSaidAlready = isInTodaysEuros && capital.today.equals(capital.atStart)
  const isSaidBelow = !isInTodaysEuros && selectOtherEuros(snapshot)?.capital?.equals(capital.today) === true
  return (
    <>
      {capital.kind === 'assumption' && (
        <p className={halfText}>
          <Trans id="withdrawal.law.assumed">Capital demandé, supposé accepté</Trans>
        </p>
      )}
      <FirstFigure id={{ kind: 'capital' }} value={capital.atStart}>
        {!isSaidBelow && <OtherEuros {...props} side="capital" />}
      </FirstFigure>
      <p className={halfText}>
        {!isSaidAlready ? (
          rate === undefined ? (
            <Trans id="withdrawal.results.capital-today">
              <Amount value={capital.today} /> aujourd’hui
            </Trans>
          ) : (
            <Trans id="withdrawal.results.capital-grown">
              <Amount value={capital.today} /> aujourd’hui, avec un rendement net supposé de {formatRate(rate)} par an
            </Trans>
          )
        ) : (
          rate !== undefined && (
            <Trans id="withdrawal.results.capital-kept">
              Autant qu’aujourd’hui : le rendement net supposé, {formatRate(rate)} par an, suit l’inflation
            </Trans>
          )
        )}
      </p>
      {capital.kind === 'assumption' && <AssumedThreads capital={capital} />}
    </>
  )
}

const Capital = ({ headline: { capital, refusable }, isAlone, ...props }: SideProps): ReactElement | null =>
  capital.kind === 'none' ? null : (
    <div className={half} data-alone={isAlone || undefined}>
      <CapitalTitle />
      <dd>
        {capital.kind === 'unavailable' ? (
          <p className={halfText}>
            <Trans id="withdrawal.results.capital-unavailable">
              Le capital d’un contrat dont le résultat est indisponible n’est pas compté
            </Trans>
          </p>
        ) : (
          <>
            <Caution refusable={refusable} isNamed={props.results.contracts.length > 1} />
            <StatedCapital capital={capital} {...props} />
          </>
        )}
      </dd>
    </div>
  )

type AmountsProps = ResultsProps & { readonly view: FigureView; readonly children?: ReactNode }

/** An annuity by the month and by the year, each with its calculation. */
const Amounts = ({ view: { figure, month, year }, children, ...props }: AmountsProps): ReactElement => (
  <>
    <FirstFigure id={{ kind: 'annuity', figure, period: 'month' }} value={month}>
      <OtherEuros {...props} side="annuity" />
    </FirstFigure>
    {children}
    <p className={halfText}>
      <Trans id="withdrawal.results.yearly">
        Soit <ExplainedAmount id={{ kind: 'annuity', figure, period: 'year' }} value={year} /> par an, brut
      </Trans>
    </p>
    <NetBelow id={{ kind: 'annuity', figure, period: 'year' }} />
    <WhyAmount id={{ kind: 'annuity', figure, period: 'month' }} />
  </>
)

type StatedAnnuityProps = ResultsProps & {
  readonly annuity: Exclude<AnnuityHeadline, { readonly kind: 'none' }>
}

const StatedAnnuity = ({ annuity, ...props }: StatedAnnuityProps): ReactElement => {
  const title = useAnnuityTitle()
  switch (annuity.kind) {
    case 'lead':
      return (
        <Amounts {...props} view={annuity.lead}>
          {annuity.lead.option !== 'RV_NR' && <p className={halfText}>{title(annuity.lead.figure)}</p>}
        </Amounts>
      )
    case 'plain': {
      const name = title(annuity.plain.figure)
      const start = formatFrenchDate(props.results.schedule.start)
      return (
        <Amounts {...props} view={annuity.plain}>
          <p className={halfText}>
            <Trans id="withdrawal.results.or-less">
              {name}, ou moins selon l’option que vous choisissez ci-dessous. À partir du {start}.
            </Trans>
          </p>
        </Amounts>
      )
    }
    case 'option-unavailable':
      return (
        <p className={halfText}>
          <Trans id="withdrawal.results.option-unavailable">
            L’option que vous avez choisie est momentanément indisponible pour l’un au moins de vos contrats : les autres options
            suivent.
          </Trans>
        </p>
      )
    case 'option-not-offered':
      return (
        <p className={halfText}>
          <Trans id="withdrawal.results.not-offered">
            L’option que vous avez choisie n’est pas proposée à cet âge pour l’ensemble de vos contrats : les autres suivent.
          </Trans>
        </p>
      )
    case 'unavailable':
      return (
        <p className={halfText}>
          <Trans id="withdrawal.results.annuity-unavailable">
            La rente d’un contrat dont le résultat est indisponible n’est pas comptée
          </Trans>
        </p>
      )
    default:
      return annuity satisfies never
  }
}

const Annuity = ({ headline: { annuity, refusable }, isAlone, ...props }: SideProps): ReactElement | null =>
  annuity.kind === 'none' && refusable.length === 0 ? null : (
    <div className={`${half} ${annuityHalf}`} data-alone={isAlone || undefined}>
      <AnnuityTitle />
      <dd>
        {annuity.kind !== 'none' && <StatedAnnuity {...props} annuity={annuity} />}
        <LawSide refusable={refusable} isNamed={props.results.contracts.length > 1} start={props.results.schedule.start} />
      </dd>
    </div>
  )

/** A side on which nothing stands has no figure: a zero of that size would say more than all the rest. */
const EmptySides = ({ headline: { capital, annuity, refusable } }: Pick<SideProps, 'headline'>): ReactElement => (
  <>
    {capital.kind === 'none' && (
      <div className={line}>
        <CapitalTitle />
        <dd className={halfText}>
          {capital.allAs === 'annuity' ? (
            <Trans id="withdrawal.results.no-capital">Toute votre épargne est convertie en rente</Trans>
          ) : (
            <Trans id="withdrawal.results.capital-not-asked">Vous ne demandez pas de capital</Trans>
          )}
        </dd>
      </div>
    )}
    {annuity.kind === 'none' && refusable.length === 0 && (
      <div className={line}>
        <AnnuityTitle isLine />
        <dd className={halfText}>
          {annuity.allAs === 'capital' ? (
            <Trans id="withdrawal.results.all-capital">Toute votre épargne est demandée en capital</Trans>
          ) : (
            <Trans id="withdrawal.results.annuity-not-asked">Vous ne demandez pas de rente</Trans>
          )}
        </dd>
      </div>
    )}
  </>
)

/** Figures of both sides. */
const amountsOf = ({ capital, annuity, refusable }: HeadlineView): readonly Euros[] => [
  ...('atStart' in capital ? [capital.atStart] : []),
  ...('lead' in annuity ? [annuity.lead.month] : []),
  ...('plain' in annuity ? [annuity.plain.month] : []),
  ...refusable.map(({ month }) => month),
]

/** The two answers of the simulation, side by side and of equal weight. */
export const ResultsHeadline = (props: ResultsProps): ReactElement | null => {
  const headline = selectHeadline(props.snapshot)
  if (headline === undefined) return null
  const { annuity, capital, refusable } = headline
  const isAlone = capital.kind === 'none' || (annuity.kind === 'none' && refusable.length === 0)
  return (
    <div>
      <AmountRow amounts={amountsOf(headline)}>
        <dl className={`${band} ${capital.kind === 'assumption' ? doubtful : ''}`}>
          <Capital {...props} headline={headline} isAlone={isAlone} />
          <Annuity {...props} headline={headline} isAlone={isAlone} />
          <EmptySides headline={headline} />
        </dl>
      </AmountRow>
      {capital.kind === 'assumption' && <ThresholdNote refusable={refusable} inDoubt={capital.inDoubt} results={props.results} />}
    </div>
  )
}
