import type { Plan } from '@hautelisse/domain/exit-plan'
import { Decimal, isPositive } from '@hautelisse/domain/money'
import type { ExitPlanView, ExitResultView } from '@hautelisse/machines/exit-plan'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount, shortRate } from '../ui/amount/index.ts'
import { Ledger, Line, Section } from '../ui/page/index.ts'

/** The first year after which the charges on pensions may rise. */
const raisedIn = ({ years }: Plan) => years.find(({ laterCharges }) => laterCharges.with > laterCharges.without)?.laterCharges

const rate = (percent: number): string => shortRate(new Decimal(percent).dividedBy(100))

type UnsureProps = { readonly view: ExitPlanView; readonly result: ExitResultView }

/** The annuity: what it was computed with, and what the 10 % leave out. */
const AnnuityLine = ({ view: { savings, until } }: Pick<UnsureProps, 'view'>): ReactElement => {
  const yearly = rate(new Decimal(savings.annuityRate).times(100).toNumber())
  return (
    <Line
      name={<Trans id="exit-plan.unsure.annuity-name">La rente</Trans>}
      value={undefined}
      note={
        <Trans id="exit-plan.unsure.annuity">
          {yearly} par an de ce qui est converti, comme la rente sans réversion de votre résultat, jamais revalorisée ici. Elle
          est comptée jusqu’à {until}&nbsp;ans et dure autant que vous. Ses 10&nbsp;% sont comptés comme si vous n’aviez pas
          d’autre pension.
        </Trans>
      }
    />
  )
}

/** What may be otherwise, and what is not counted (BEY-44 to BEY-48). */
export const Unsure = ({ view, result: { plans, cards } }: UnsureProps): ReactElement => {
  const { savings, until, answers } = view
  const once = plans.plans['at-once']
  const raised = raisedIn(once)
  const byQuotient = cards.find(({ kind }) => kind === 'at-once')?.byQuotient
  const { incomeYear } = plans.criterion
  const growth = rate(answers.growth)
  return (
    <Section title={<Trans id="exit-plan.unsure.title">Ce qui n’est pas sûr</Trans>}>
      <Ledger>
        <Line
          name={<Trans id="exit-plan.unsure.quotient-name">Le quotient, en une fois</Trans>}
          value={byQuotient !== undefined && isPositive(byQuotient) && <Amount value={byQuotient} movement />}
          note={
            <>
              <Trans id="exit-plan.unsure.quotient">
                Le quotient (CGI, art. 163-0 A) se demande dans la déclaration. L’administration l’admet dans un texte de février
                2026, alors ouvert aux remarques&nbsp;; pour des parts prévues sur plusieurs années, aucun texte ne le dit.
              </Trans>{' '}
              <Trans id="exit-plan.unsure.most-quotient">
                S’il est admis pour chaque versement, le plan le plus net reçu jusqu’à {until}&nbsp;ans laisserait{' '}
                <Amount value={plans.mostNetWithQuotient.netWithQuotient} />.
              </Trans>
            </>
          }
        />
        <Line
          name={<Trans id="exit-plan.unsure.law-name">La loi des années à venir</Trans>}
          value={undefined}
          note={
            <Trans id="exit-plan.unsure.law">
              Barème des revenus de {incomeYear}, gardé pour toutes les années. Plus un plan est long, plus il en dépend.
            </Trans>
          }
        />
        <Line
          name={<Trans id="exit-plan.unsure.waiting-name">Ce qui attend</Trans>}
          value={undefined}
          note={
            answers.growth === 0 ? (
              <Trans id="exit-plan.unsure.still">
                Supposé ne rien rapporter et ne rien perdre. Placée, l’épargne qui attend peut baisser. Vos autres revenus sont
                supposés les mêmes chaque année.
              </Trans>
            ) : (
              <Trans id="exit-plan.unsure.growing">
                {growth} par an supposés, les mêmes dans tous les plans&nbsp;: ce sont des gains imposés, et rien ne les promet.
                L’épargne qui attend peut baisser.
              </Trans>
            )
          }
        />
        {view.hasAnnuity && <AnnuityLine view={view} />}
        {answers.gainsTaxed === 'scale' && (
          <Line
            name={<Trans id="exit-plan.unsure.scale-name">Les gains, au barème</Trans>}
            value={undefined}
            note={
              <Trans id="exit-plan.unsure.scale">
                Une part de la CSG se déduit alors des revenus de l’année suivante (CGI, art. 154 quinquies). Elle n’est pas
                comptée&nbsp;: l’impôt est montré un peu trop haut.
              </Trans>
            }
          />
        )}
        {raised !== undefined && (
          <Line
            name={<Trans id="exit-plan.unsure.charges-name">Les prélèvements sur vos pensions</Trans>}
            value={undefined}
            note={
              <Trans id="exit-plan.unsure.charges">
                En une fois, votre revenu fiscal de référence monterait&nbsp;: deux ans après, les prélèvements sur vos pensions
                pourraient passer de {rate(raised.without)} à {rate(raised.with)}.
              </Trans>
            }
          />
        )}
        {plans.isAllowanceLeftOut && (
          <Line
            name={<Trans id="exit-plan.unsure.allowance-name">Après 65&nbsp;ans</Trans>}
            value={undefined}
            note={
              <Trans id="exit-plan.unsure.allowance">
                Avantage de 65&nbsp;ans non compté (CGI, art. 157 bis)&nbsp;: l’impôt peut être plus bas.
              </Trans>
            }
          />
        )}
        {isPositive(savings.apart) && (
          <Line
            name={<Trans id="exit-plan.unsure.apart-name">Versé à part</Trans>}
            value={<Amount value={savings.apart} />}
            note={<Trans id="exit-plan.unsure.apart-note">D’autres contrats, comptés dans votre résultat et pas ici.</Trans>}
          />
        )}
        {isPositive(savings.asAnnuity) && (
          <Line
            name={<Trans id="exit-plan.unsure.stays-name">Déjà réparti en rente</Trans>}
            value={<Amount value={savings.asAnnuity} />}
            note={
              <Trans id="exit-plan.unsure.stays">
                Votre répartition en fait une rente, qui le reste dans tous les plans et n’y est pas comptée. Changez la
                répartition pour planifier cette part.
              </Trans>
            }
          />
        )}
        <Line
          name={<Trans id="exit-plan.unsure.contract-name">Ce que votre contrat permet</Trans>}
          value={undefined}
          note={
            answers.contract === 'once' ? (
              <Trans id="exit-plan.unsure.once">
                Vous dites qu’il paie en une seule fois. La loi permet pourtant les parts (Code monétaire et financier, art.
                L.224-5)&nbsp;: demandez-le par écrit.
              </Trans>
            ) : (
              <Trans id="exit-plan.unsure.parts">
                La loi permet les parts (Code monétaire et financier, art. L.224-5)&nbsp;; votre contrat peut en limiter le nombre
                ou le montant. Demandez-le avant de choisir.
              </Trans>
            )
          }
        />
      </Ledger>
    </Section>
  )
}
