import { formatEuros, isPositive, type Euros } from '@hautelisse/domain/money'
import type { ExitCardView, ExitYearView } from '@hautelisse/machines/exit-plan'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactElement } from 'react'
import { FigureButton } from '../explanation/index.ts'
import { Amount, useHiddenAmounts } from '../ui/amount/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { cssVars } from '../ui/theme/index.ts'
import { useFigureOpening } from './explaining.tsx'
import * as styles from './exit-plan.css.ts'
import { useOriginNames, type Origin } from './words.ts'

/** « 2026 », or « 2031 à 2049 » for years that are alike. */
export const useYearName = (): ((span: Pick<ExitYearView, 'from' | 'to'>) => string) => {
  const { t } = useLingui()
  return ({ from, to }) =>
    from === to ? String(from) : t({ id: 'exit-plan.years.span', message: `${from} à ${to}, chaque année` })
}

/** What a year is made of: compartments and the annuity that pay in it. */
export const originsOf = ({ capital, annuity }: ExitYearView): readonly (readonly [Origin, Euros])[] =>
  ([...Object.entries(capital), ['annuity', annuity]] as [Origin, Euros][]).filter(([, amount]) => isPositive(amount))

/** A plan of one source has it in its table alone: the same name below each year would say nothing. */
const hasSeveralOrigins = ({ years }: ExitCardView): boolean =>
  new Set(years.flatMap((year) => originsOf(year).map(([origin]) => origin))).size > 1

type BarProps = { readonly card: ExitCardView; readonly year: ExitYearView; readonly most: Euros }

const YearBar = ({ card, year, most }: BarProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const names = useOriginNames()
  const nameOf = useYearName()
  const opening = useFigureOpening({ plan: card.kind, year: year.year, of: 'levies' })
  const share = hidden || most.isZero() ? 0 : year.levies.dividedBy(most).times(100).toNumber()
  const origins = hasSeveralOrigins(card) ? originsOf(year) : []
  return (
    <li className={styles.bar}>
      <span>{nameOf(year)}</span>
      <span className={styles.barThreads} style={cssVars({ '--share': `${share.toFixed(1)}%` })} aria-hidden="true" />
      <FigureButton opening={opening} value={year.levies} />
      {origins.length > 0 && (
        <span className={styles.barOrigins}>
          {origins.map(([origin, amount]) => (
            <span key={origin}>
              {names[origin]} <Amount value={amount} />
            </span>
          ))}
        </span>
      )}
    </li>
  )
}

const useSentence = ({ years }: ExitCardView): string => {
  const { t } = useLingui()
  const hidden = useHiddenAmounts()
  const count = years.reduce((sum, { from, to }) => sum + to - from + 1, 0)
  const most = years.reduce<ExitYearView | undefined>(
    (highest, year) => (highest === undefined || year.levies.greaterThan(highest.levies) ? year : highest),
    undefined,
  )
  if (most === undefined || hidden) return ''
  const [amount, at] = [formatEuros(most.levies), most.from]
  return t({
    id: 'exit-plan.bars.sentence',
    message: `${plural(count, { one: 'Une seule année', other: '# années' })}, au plus ${amount} en ${at}.`,
  })
}

type BarsProps = { readonly card: ExitCardView; readonly most: Euros }

/** What is taken year by year, folded in the card of its plan; each amount opens its calculation. On paper it is there. */
export const YearBars = ({ card, most }: BarsProps): ReactElement => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const sentence = useSentence(card)
  return (
    <div className={styles.yearFold}>
      <TextButton
        icon={isOpen ? drawings.CaretUp : drawings.CaretDown}
        trailing
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.yearOpener}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans id="exit-plan.bars.title">Retenu chaque année</Trans>
      </TextButton>
      <div id={id} className={isOpen ? undefined : styles.away}>
        <p className={styles.small}>{sentence}</p>
        <ol className={styles.bars}>
          {card.years.map((year) => (
            <YearBar key={year.year} card={card} year={year} most={most} />
          ))}
        </ol>
      </div>
    </div>
  )
}
