import { subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import type { ExitPlanView, ExitResultView, ExitYearView } from '@hautelisse/machines/exit-plan'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { FigureButton } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Fold } from '../ui/fold/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { Place, useFigureOpening } from './explaining.tsx'
import * as styles from './exit-plan.css.ts'
import { useShortNames } from './words.ts'
import { useYearName } from './year-bars.tsx'

type Cards = ExitResultView['cards']
type CellsProps = { readonly label: string; readonly gross: ReactNode; readonly levies: ReactNode; readonly net: ReactNode }

/** What one plan receives, what is taken of it, and what is left; the labels are those of a phone. */
const Cells = ({ label, gross, levies, net }: CellsProps): ReactElement => {
  const { t } = useLingui()
  const empty = gross === undefined ? { 'data-empty': '' } : {}
  return (
    <>
      <td className={styles.begins} data-label={t({ id: 'exit-plan.table.received-of', message: `${label}, reçu` })} {...empty}>
        {gross ?? '–'}
      </td>
      <td className={styles.levy} data-label={t({ id: 'exit-plan.table.taken', message: 'Prélevé' })} {...empty}>
        {levies ?? '–'}
      </td>
      <td data-label={t({ id: 'exit-plan.threads.left', message: 'Il reste' })} {...empty}>
        {net ?? '–'}
      </td>
    </>
  )
}

type YearCellsProps = { readonly card: Cards[number]; readonly year: ExitYearView | undefined; readonly label: string }

const YearCells = ({ card, year, label }: YearCellsProps): ReactElement => {
  const opening = useFigureOpening({ plan: card.kind, year: year?.year ?? 0, of: 'net' })
  if (year === undefined) return <Cells label={label} gross={undefined} levies={undefined} net={undefined} />
  return (
    <Cells
      label={label}
      gross={<Amount value={year.gross} />}
      levies={<Amount value={subtractEuros(ZERO_EUROS, year.levies)} />}
      net={<FigureButton opening={opening} value={year.net} />}
    />
  )
}

type TableProps = { readonly view: ExitPlanView; readonly result: ExitResultView }

/** Years as rows, the plans beside each other: what is received, what is taken, what is left. On a phone it is folded. */
export const PlanTable = ({ view, result: { cards, years } }: TableProps): ReactElement => {
  const { t } = useLingui()
  const names = useShortNames(view.until)
  const nameOf = useYearName()
  return (
    <Place id="years">
      <Fold title={<Trans id="exit-plan.table.title">Année par année</Trans>}>
        <div className={styles.scroll}>
          <table className={styles.years}>
            <caption>
              <VisuallyHidden>
                {t({
                  id: 'exit-plan.table.caption-plans',
                  message: 'Reçu, retenu et net chaque année, un plan à côté de l’autre',
                })}
              </VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col" rowSpan={2} className={styles.yearName}>
                  <Trans id="exit-plan.table.year">Versé en</Trans>
                </th>
                {cards.map(({ kind }) => (
                  <th key={kind} scope="colgroup" colSpan={3} className={styles.begins}>
                    {names[kind]}
                  </th>
                ))}
              </tr>
              <tr>
                {cards.map(({ kind }) => (
                  <Fragment key={kind}>
                    <th scope="col" className={styles.begins}>
                      <Trans id="exit-plan.card.gross">Reçu</Trans>
                    </th>
                    <th scope="col">
                      <Trans id="exit-plan.table.taken">Prélevé</Trans>
                    </th>
                    <th scope="col">
                      <Trans id="exit-plan.threads.left">Il reste</Trans>
                    </th>
                  </Fragment>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map((span) => (
                <tr key={span.from}>
                  <th scope="row" className={styles.yearName}>
                    {nameOf(span)}
                  </th>
                  {cards.map((card) => (
                    <YearCells
                      key={card.kind}
                      card={card}
                      label={names[card.kind]}
                      year={card.years.find(({ from }) => from === span.from)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" className={styles.yearName}>
                  <Trans id="exit-plan.table.total">Tout le plan</Trans>
                </th>
                {cards.map(({ kind, plan }) => (
                  <Cells
                    key={kind}
                    label={names[kind]}
                    gross={<Amount value={plan.gross} />}
                    levies={<Amount value={subtractEuros(ZERO_EUROS, plan.levies)} />}
                    net={<Amount value={plan.net} />}
                  />
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </Fold>
    </Place>
  )
}
