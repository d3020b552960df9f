import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import type { Plan } from '@hautelisse/domain/exit-plan'
import { find, valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Ledger, Line, Section, Total } from '../ui/page/index.ts'

type LineOf = {
  readonly of: Derivation | undefined
  readonly name: ReactNode
  readonly note?: ReactNode
  readonly isTaken?: boolean
}

const FigureLine = ({ of: figure, name, note, isTaken = false }: LineOf): ReactElement | null =>
  figure === undefined ? null : (
    <Line name={name} value={<Amount value={euros(isTaken ? valueOf(figure).negated() : valueOf(figure))} />} note={note} />
  )

type YearLedgerProps = { readonly plan: Plan; readonly name: string; readonly start: PlainDate }

/** Where the net of a year comes from: the first year of a plan in which something is paid, line by line, from its derivation. */
export const YearLedger = ({ plan, name, start }: YearLedgerProps): ReactElement | null => {
  const year = plan.years.find(({ capital }) => Object.values(capital).some((amount) => !amount.isZero()))
  if (year === undefined) return null
  const { explanation, net } = year
  const when = yearOf(start) + year.year - 1
  const added = find(explanation, 'exit-plan.income-tax')
  const [due, without] = added?.inputs ?? []
  return (
    <Section title={<Trans id="explanation.panel.title">D’où vient ce chiffre&nbsp;?</Trans>} lead={`${name}, ${when}`}>
      <Ledger>
        <FigureLine
          of={find(explanation, 'exit-plan.income-without')}
          name={<Trans id="exit-plan.why.without">Revenu imposable du foyer</Trans>}
          note={<Trans id="exit-plan.why.without-note">Votre réponse, lue sur l’avis d’impôt</Trans>}
        />
        <FigureLine
          of={find(explanation, 'exit-plan.paid')}
          name={<Trans id="exit-plan.why.paid">Versements déduits, reçus cette année</Trans>}
          note={
            <Trans id="exit-plan.why.paid-note">Imposés au barème, sans les 10&nbsp;%&nbsp;: CGI, art. 158, 5, b quinquies</Trans>
          }
        />
        <FigureLine
          of={due}
          name={<Trans id="exit-plan.why.due">Impôt avec</Trans>}
          note={<Trans id="exit-plan.why.due-note">Barème, quotient familial, décote, arrondi&nbsp;: CGI, art. 193 à 197</Trans>}
        />
        <FigureLine of={without} name={<Trans id="exit-plan.why.plain">Impôt sans</Trans>} isTaken />
        <FigureLine
          of={added}
          name={<Trans id="exit-plan.why.added">Impôt des versements</Trans>}
          note={<Trans id="exit-plan.why.added-note">Sans le quotient</Trans>}
        />
        <FigureLine
          of={find(explanation, 'exit-plan.flat-tax')}
          name={<Trans id="exit-plan.why.flat">Impôt des gains</Trans>}
          note={<Trans id="exit-plan.why.flat-note">CGI, art. 200 A</Trans>}
        />
        <FigureLine
          of={find(explanation, 'exit-plan.social-charges')}
          name={<Trans id="explanation.term.social-charges">Prélèvements sociaux</Trans>}
          note={<Trans id="exit-plan.why.charges-note">Sur les gains&nbsp;: Code de la sécurité sociale, art. L.136-8</Trans>}
        />
        <Total name={<Trans id="exit-plan.why.net">Il reste, en {when}</Trans>} value={<Amount value={net} />} />
      </Ledger>
    </Section>
  )
}
