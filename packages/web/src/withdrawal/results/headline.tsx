import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { formatRate } from '@hautelisse/domain/money'
import type { OptionView } from '@hautelisse/machines/withdrawal'
import { selectAnnuity, selectAssumptions } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../../ui/amount/index.ts'
import { Skein } from '../../ui/skein/index.ts'
import { useAnnuityTitle } from './figure-titles.ts'
import { Figure, Why } from './figure.tsx'
import { annuityHalf, band, half, halfFigure, halfText, halfTitle } from './results.css.ts'
import type { ResultsProps } from './results-props.ts'

/** Why no capital is paid: the answer does not hold it, all is converted, or none was asked for. */
const NoCapital = ({ results: { asked, isCapitalMissing } }: Pick<ResultsProps, 'results'>): ReactElement => {
  if (isCapitalMissing)
    return (
      <Trans id="withdrawal.results.capital-unavailable">
        Le capital d’un contrat dont le résultat est indisponible n’est pas compté
      </Trans>
    )
  return asked.allAs === 'annuity' ? (
    <Trans id="withdrawal.results.no-capital">Toute votre épargne est convertie en rente</Trans>
  ) : (
    <Trans id="withdrawal.results.capital-not-asked">Vous ne demandez pas de capital</Trans>
  )
}

const Capital = ({ results, snapshot }: ResultsProps): ReactElement => {
  const rate = selectAssumptions(snapshot)?.returnPercent
  return (
    <div className={half}>
      <dt className={halfTitle}>
        <Skein tone="d2" />
        <Trans id="withdrawal.results.capital">En capital, une seule fois</Trans>
      </dt>
      <dd>
        {!results.isCapitalMissing && (
          <span className={halfFigure}>
            <Figure id={{ kind: 'capital' }} value={results.capitalAtStart} size="l" />
          </span>
        )}
        <p className={halfText}>
          {!results.hasCapital ? (
            <NoCapital results={results} />
          ) : rate === undefined ? (
            <Trans id="withdrawal.results.capital-today">
              <Amount value={results.capitalToday} /> aujourd’hui
            </Trans>
          ) : (
            <Trans id="withdrawal.results.capital-grown">
              <Amount value={results.capitalToday} /> aujourd’hui, avec un rendement net supposé de {formatRate(rate)} par an
            </Trans>
          )}
        </p>
      </dd>
    </div>
  )
}

/** What the leading amount stands for, beyond the plain annuity: years, a step, the option's name. */
const LeadTitle = ({ lead }: { readonly lead: OptionView }): ReactElement => {
  const title = useAnnuityTitle()(lead.figure)
  return <p className={halfText}>{title}</p>
}

const Lead = ({ lead }: { readonly lead: OptionView }): ReactElement => {
  const { figure, month, year } = lead
  return (
    <>
      <span className={halfFigure}>
        <Figure id={{ kind: 'annuity', figure, period: 'month' }} value={month} size="l" />
      </span>
      {lead.option !== 'RV_NR' && <LeadTitle lead={lead} />}
      <p className={halfText}>
        <Trans id="withdrawal.results.yearly">
          Soit <Figure id={{ kind: 'annuity', figure, period: 'year' }} value={year} /> par an, brut
        </Trans>
      </p>
      <Why id={{ kind: 'annuity', figure, period: 'month' }} />
    </>
  )
}

/** No figure leads: it is still to be picked, nobody of that age is offered the guaranteed years that were, or the answer lacks the amount. */
const NoLead = ({ results: { canPickOption, isLeadMissing, schedule } }: Pick<ResultsProps, 'results'>): ReactElement => {
  if (canPickOption)
    return (
      <p className={halfText}>
        <Trans id="withdrawal.results.no-lead">
          À partir du {formatFrenchDate(schedule.start)}, selon l’option que vous choisissez ci-dessous.
        </Trans>
      </p>
    )
  return (
    <p className={halfText}>
      {isLeadMissing ? (
        <Trans id="withdrawal.results.option-unavailable">
          L’option que vous avez choisie est momentanément indisponible pour l’un au moins de vos contrats : les autres options
          suivent.
        </Trans>
      ) : (
        <Trans id="withdrawal.results.not-offered">
          L’option que vous avez choisie n’est pas proposée à cet âge pour l’ensemble de vos contrats : les autres suivent.
        </Trans>
      )}
    </p>
  )
}

/** Nothing becomes an annuity, or the answer holds no figures for what does. */
const NoAnnuity = ({ results, snapshot }: ResultsProps): ReactElement | null => {
  const nothing = selectAnnuity(snapshot)?.plain
  if (results.asked.hasAnnuity)
    return (
      <p className={halfText}>
        <Trans id="withdrawal.results.annuity-unavailable">
          La rente d’un contrat dont le résultat est indisponible n’est pas comptée
        </Trans>
      </p>
    )
  return nothing === undefined ? null : (
    <span className={halfFigure}>
      <Figure id={{ kind: 'annuity', figure: nothing.figure, period: 'month' }} value={nothing.month} size="l" />
    </span>
  )
}

const Annuity = (props: ResultsProps): ReactElement => {
  const { isConverting, lead } = props.results
  if (!isConverting) return <NoAnnuity {...props} />
  return lead === undefined ? <NoLead results={props.results} /> : <Lead lead={lead} />
}

/** The two answers of the simulation, side by side and of equal weight. */
export const Headline = (props: ResultsProps): ReactElement => (
  <dl className={band}>
    <Capital {...props} />
    <div className={`${half} ${annuityHalf}`}>
      <dt className={halfTitle}>
        <Skein tone="h1" />
        <Trans id="withdrawal.results.annuity">En rente, chaque mois, à vie</Trans>
      </dt>
      <dd>
        <Annuity {...props} />
      </dd>
    </div>
  </dl>
)
