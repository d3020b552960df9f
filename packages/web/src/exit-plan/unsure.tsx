import type { ExitPlans, Plan } from '@hautelisse/domain/exit-plan'
import { Decimal, isPositive, type Euros } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, shortRate } from '../ui/amount/index.ts'
import { Remarks, Section } from '../ui/page/index.ts'

/** The first year after which the charges on pensions may rise. */
const raisedIn = ({ years }: Plan) => years.find(({ laterCharges }) => laterCharges.with > laterCharges.without)?.laterCharges

const rate = (percent: number): string => shortRate(new Decimal(percent).dividedBy(100))

type UnsureProps = { readonly plans: ExitPlans; readonly apart: Euros }

/** What may be otherwise, and what is not counted (BEY-44 to BEY-48). */
export const Unsure = ({ plans, apart }: UnsureProps): ReactElement => {
  const once = plans.plans['at-once']
  const raised = raisedIn(once)
  const { incomeYear, until } = plans.criterion
  return (
    <Section title={<Trans id="exit-plan.unsure.title">Ce qui n’est pas sûr</Trans>}>
      <Remarks>
        <Trans id="exit-plan.unsure.quotient">
          Le quotient (CGI, art. 163-0 A) se demande dans la déclaration. L’administration l’admet dans un texte de février 2026,
          alors ouvert aux remarques ; pour des parts prévues sur plusieurs années, aucun texte ne le dit.
        </Trans>
        <Trans id="exit-plan.unsure.most-quotient">
          S’il est admis pour chaque versement, le plan le plus net reçu jusqu’à {until}&nbsp;ans laisserait{' '}
          <Amount value={plans.mostNetWithQuotient.netWithQuotient} />.
        </Trans>
        <Trans id="exit-plan.unsure.law">
          Barème des revenus de {incomeYear}, gardé pour toutes les années. Plus un plan est long, plus il en dépend.
        </Trans>
        <Trans id="exit-plan.unsure.incomes">
          Vos autres revenus sont supposés les mêmes chaque année, et ce qui attend ne rapporte et ne perd rien.
        </Trans>
        {raised !== undefined && (
          <Trans id="exit-plan.unsure.charges">
            En une fois, votre revenu fiscal de référence monterait : deux ans après, les prélèvements sur vos pensions pourraient
            passer de {rate(raised.without)} à {rate(raised.with)}.
          </Trans>
        )}
        {plans.isAllowanceLeftOut && (
          <Trans id="exit-plan.unsure.allowance">
            Avantage de 65&nbsp;ans non compté (CGI, art. 157 bis) : l’impôt peut être plus bas.
          </Trans>
        )}
        {isPositive(apart) && (
          <Trans id="exit-plan.unsure.apart">
            <Amount value={apart} /> d’autres contrats viennent à part, comme dans votre résultat.
          </Trans>
        )}
        <Trans id="exit-plan.unsure.parts">
          La loi permet les parts (Code monétaire et financier, art. L.224-5) ; votre contrat peut en limiter le nombre ou le
          montant. Demandez-le avant de choisir.
        </Trans>
      </Remarks>
    </Section>
  )
}
