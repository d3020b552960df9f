import { selectNet, type NetView } from '@hautelisse/machines/withdrawal'
import { Amount } from '../../ui/amount/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Section } from '../../ui/page/index.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/index.ts'
import { ExitPlanDoor } from './exit-plan-door.tsx'
import { Place } from './figure.tsx'
import { useMoneyText } from './money-text.ts'
import { PrintedNet } from './net-explanation.tsx'
import { netRate } from './net-choices.tsx'
import { MostLeft } from './net-most.tsx'
import { NetNotes } from './net-notes.tsx'
import { NetRates } from './net-rates.tsx'
import { NetSide } from './net-side.tsx'
import { NetTable } from './net-table.tsx'
import { sides } from './net.css.ts'
import { section } from './results.css.ts'
import { FoldTitle } from './fold.tsx'
import type { ResultsProps } from './results-props.ts'

/** What is left, for a phone that has folded the rest. */
const NetFigure = ({ view: { annuity, capital } }: { readonly view: NetView }): ReactElement | null => {
  if (annuity?.total !== undefined)
    return (
      <Trans id="explanation.value.month">
        <Amount value={annuity.total.net} /> par mois
      </Trans>
    )
  if (capital?.total === undefined) return null
  return capital.total.isMost ? <MostLeft value={capital.total.net} /> : <Amount value={capital.total.net} />
}

/** What social charges and income tax leave, once both rates are known (NET-02, NET-07). */
export const NetSection = ({ snapshot, send, results }: ResultsProps): ReactElement | null => {
  const { t } = useLingui()
  const { spoken } = useMoneyText()
  const view = selectNet(snapshot)
  if (view === undefined || (view.annuity === undefined && view.capital === undefined)) return null
  const { annuity, capital, isPicked, marginal, pensionCharges } = view
  const totals = [annuity?.total, capital?.total].filter((total) => total !== undefined)
  const contracts = results.contracts.map(({ contract }) => contract)
  const [month, once] = [annuity?.total, capital?.total].map((total) =>
    total === undefined || total.isMost ? undefined : spoken(total.net),
  )
  const said = [
    ...(month === undefined ? [] : [t({ id: 'withdrawal.net.said-month', message: `${month} par mois` })]),
    ...(once === undefined ? [] : [t({ id: 'withdrawal.net.said-once', message: `${once} en capital` })]),
  ].join(', ')
  return (
    <Place id="net">
      <div {...(isPicked ? {} : { 'data-print': 'never' })}>
        <Section
          className={section}
          id="net-title"
          title={
            isPicked ? (
              <FoldTitle figure={<NetFigure view={view} />}>
                <Trans id="withdrawal.net.title-net">Après les charges et l’impôt, il resterait</Trans>
              </FoldTitle>
            ) : (
              <FoldTitle>
                <Trans id="withdrawal.net.title">Et après les charges et l’impôt ?</Trans>
              </FoldTitle>
            )
          }
          lead={
            marginal !== undefined && pensionCharges !== undefined ? (
              <Trans id="withdrawal.net.text-net">
                Estimation à {netRate(marginal)} d’impôt et {netRate(pensionCharges)} de prélèvements sociaux. Vous pouvez
                changer.
              </Trans>
            ) : (
              <Trans id="withdrawal.net.text-household">
                Vos avis d’impôt suffisent. Rien n’est choisi à votre place, et vos réponses servent à toutes vos simulations.
              </Trans>
            )
          }
        >
          <NetRates view={view} send={send} />
          <div className={sides}>
            {annuity !== undefined && <NetSide form="annuity" view={annuity} isPicked={isPicked} />}
            {capital !== undefined && <NetSide form="capital" view={capital} isPicked={isPicked} />}
          </div>
          <VisuallyHidden>
            <output>{said !== '' && <Trans id="withdrawal.net.said">Net estimé : {said}</Trans>}</output>
          </VisuallyHidden>
          {totals.length > 0 && (
            <>
              <NetTable view={view} contracts={contracts} />
              <NetNotes view={view} />
              <ExitPlanDoor snapshot={snapshot} />
              <PrintedNet
                snapshot={snapshot}
                contracts={contracts}
                figures={totals.flatMap(({ id, isMost }) => (isMost ? [] : [id]))}
              />
            </>
          )}
        </Section>
      </div>
    </Place>
  )
}
