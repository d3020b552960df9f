import type { AgeOfDeparture, ProjectionPlan } from '@hautelisse/domain/projection'
import type { ReactElement } from 'react'
import { useHiddenAmounts } from '../ui/amount/index.ts'
import { cssVars } from '../ui/theme/css-vars.ts'
import * as styles from './projection.css.ts'

type RowsProps = { readonly rows: readonly AgeOfDeparture[]; readonly plan: ProjectionPlan }

const TALLEST = 200
/** Drawn for everyone alike while amounts are hidden. */
const HIDDEN_SHARES = { pension: 0.6, annuity: 0.1, other: 0.1, goal: 0.9 }

/** Pension, annuity and other income of each departure, stacked against the line of the goal; other returns dashed. */
export const Bars = ({ rows, plan }: RowsProps): ReactElement => {
  const hidden = useHiddenAmounts()
  const other = plan.otherIncome.toNumber()
  const goal = plan.goal.plus(plan.propertyLoan).toNumber()
  const topOf = (row: AgeOfDeparture): number =>
    row.pensionMonth.toNumber() + other + Math.max(...row.scenarios.map(({ annuity }) => annuity.toNumber()))
  const top = Math.max(goal, ...rows.map(topOf))
  const tall = (value: number, share: number): string => `${Math.round((hidden ? share : value / top) * TALLEST)}px`
  return (
    <div aria-hidden="true">
      <div className={styles.bars}>
        {rows.map((row) => {
          const base = row.pensionMonth.toNumber() + other
          return (
            <div key={row.age} className={`${styles.bar} ${row.age === plan.horizon ? styles.chosen : ''}`}>
              <span className={styles.other} style={cssVars({ '--tall': tall(other, HIDDEN_SHARES.other) })} />
              <span
                className={styles.annuity}
                style={cssVars({ '--tall': tall(row.annuity.toNumber(), HIDDEN_SHARES.annuity) })}
              />
              <span
                className={styles.pension}
                style={cssVars({ '--tall': tall(row.pensionMonth.toNumber(), HIDDEN_SHARES.pension) })}
              />
              {!hidden &&
                row.scenarios
                  .filter(({ annuity }) => !annuity.eq(row.annuity))
                  .map(({ netReturn, annuity }) => (
                    <span
                      key={netReturn}
                      className={styles.scenario}
                      style={cssVars({ '--up': tall(base + annuity.toNumber(), 0) })}
                    />
                  ))}
            </div>
          )
        })}
        <span className={styles.goalLine} style={cssVars({ '--up': tall(goal, HIDDEN_SHARES.goal) })} />
      </div>
      <p className={styles.ages}>
        {rows.map(({ age }) => (
          <span key={age}>{age}</span>
        ))}
      </p>
    </div>
  )
}
