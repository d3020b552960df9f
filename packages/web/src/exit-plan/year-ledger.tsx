import type { Term } from '@hautelisse/domain/exit-plan'
import { find, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros, restOf } from '@hautelisse/domain/money'
import type { ExitPlanView, ExitResultView } from '@hautelisse/machines/exit-plan'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { WhyFigure } from '../explanation/index.ts'
import { Amount, SumAmount } from '../ui/amount/index.ts'
import { Fold } from '../ui/fold/index.ts'
import { Ledger, Line, Total } from '../ui/page/index.ts'
import { useFigureOpening } from './explaining.tsx'
import { small } from './exit-plan.css.ts'
import { usePlanNames } from './words.ts'

type LineOf = { readonly of: Derivation | undefined; readonly name: ReactNode; readonly note: ReactNode }

/** What is taken; a levy of nothing is no line. */
const TakenLine = ({ of: figure, name, note }: LineOf): ReactElement | null =>
  figure === undefined || valueOf(figure).isZero() ? null : (
    <Line name={name} value={<Amount value={euros(valueOf(figure).negated())} />} note={note} />
  )

type YearLedgerProps = { readonly view: ExitPlanView; readonly result: ExitResultView }

/** What is taken of a year in a few lines: of the plan that is chosen, else of the last one, the first year in which it pays. */
export const YearLedger = ({ view, result: { cards, plans } }: YearLedgerProps): ReactElement | null => {
  const names = usePlanNames(view.until)
  const card = cards.find(({ kind }) => kind === view.chosen) ?? cards.at(-1)
  const [year] = card?.years ?? []
  const opening = useFigureOpening({ plan: card?.kind ?? 'at-once', year: year?.year ?? 1, of: 'net' })
  const explanation = card && year && plans.plans[card.kind].years[year.year - 1]?.explanation
  if (card === undefined || year === undefined || explanation === undefined) return null
  const when = year.from
  const figure = (term: Term) => find(explanation, term)
  const [due, plain] = (figure('exit-plan.income-tax')?.inputs ?? []).map((tax) => euros(valueOf(tax)))
  const taxes = due && plain && restOf(due, plain)
  return (
    <Fold title={<Trans id="explanation.panel.title">D’où vient ce chiffre&nbsp;?</Trans>}>
      <p className={small}>
        {names[card.kind]}, {when}
      </p>
      <Ledger>
        <Line name={<Trans id="exit-plan.card.gross">Reçu</Trans>} value={<Amount value={year.gross} />} />
        <TakenLine
          of={figure('exit-plan.income-tax')}
          name={
            view.answers.gainsTaxed === 'scale' ? (
              <Trans id="exit-plan.why.added-scale">Impôt des versements et des gains</Trans>
            ) : (
              <Trans id="exit-plan.why.added">Impôt des versements</Trans>
            )
          }
          note={
            taxes !== undefined && (
              <Trans id="exit-plan.why.difference">
                <SumAmount of={taxes} /> avec eux, <SumAmount of={taxes} part="part" /> sans&nbsp;: barème, quotient familial,
                décote (CGI, art. 193 à 197). Sans le quotient.
              </Trans>
            )
          }
        />
        <TakenLine
          of={figure('exit-plan.contribution')}
          name={<Trans id="exit-plan.tax.contribution">Contribution des hauts revenus</Trans>}
          note={<Trans id="exit-plan.why.contribution-note">CGI, art. 223 sexies</Trans>}
        />
        <TakenLine
          of={figure('exit-plan.gains-tax')}
          name={<Trans id="exit-plan.why.flat">Impôt des gains</Trans>}
          note={<Trans id="exit-plan.why.flat-note">CGI, art. 200 A</Trans>}
        />
        <TakenLine
          of={figure('exit-plan.small-capital-tax')}
          name={<Trans id="exit-plan.why.small">Impôt du petit capital</Trans>}
          note={<Trans id="exit-plan.why.small-note">CGI, art. 163 bis</Trans>}
        />
        <TakenLine
          of={figure('exit-plan.social-charges')}
          name={<Trans id="explanation.term.social-charges">Prélèvements sociaux</Trans>}
          note={<Trans id="exit-plan.why.charges-law">Code de la sécurité sociale, art. L.136-6 à L.136-8</Trans>}
        />
        <Total
          name={<Trans id="exit-plan.why.net">Il reste, en {when}</Trans>}
          value={<Amount value={year.net} />}
          note={<WhyFigure opening={opening} name={<Trans id="exit-plan.why.net">Il reste, en {when}</Trans>} />}
        />
      </Ledger>
    </Fold>
  )
}
