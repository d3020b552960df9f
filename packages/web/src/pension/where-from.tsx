import type { MonthlyParts } from '@hautelisse/domain/pension'
import { addEuros, type Euros } from '@hautelisse/domain/money'
import type { StartFigure } from '@hautelisse/machines/pension'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { LedgerFigure } from '../explanation/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { text } from '../ui/page/index.ts'
import { Fold } from './fold.tsx'
import { Lowest } from './lowest.tsx'
import { Place, useOpening } from './opening.ts'
import * as styles from './result.css.ts'

type WhereFromProps = {
  /** Of the start that is chosen, euros a year. */
  readonly base: Euros
  readonly complementary: Euros
  readonly month: MonthlyParts['month']
  /** The most that the month may come to, where it is a range. */
  readonly monthMost: Euros | undefined
}

type LineProps = { readonly figure: StartFigure; readonly name: string; readonly value: Euros; readonly isStrong?: boolean }

const SchemeLine = ({ figure, name, value, isStrong = false }: LineProps): ReactElement => (
  <div className={styles.line}>
    <span className={text({ strong: true })}>{name}</span>
    <span className={isStrong ? text({ strong: true }) : undefined}>
      <LedgerFigure opening={useOpening(figure)} value={value} name={name} />
    </span>
  </div>
)

const Plain = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement => (
  <div className={styles.line}>
    <span className={text({ strong: true })}>{name}</span>
    <span>{children}</span>
  </div>
)

/** How the month is put together, each part open down to its years (mock-up p). */
export const WhereFrom = ({ base, complementary, month, monthMost }: WhereFromProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Fold
      title={<Trans id="explanation.panel.title">D’où vient ce chiffre ?</Trans>}
      figure={
        <Trans id="pension-result.from.year">
          <Amount value={addEuros(base, complementary)} /> par an
        </Trans>
      }
    >
      <Lowest of={[{ monthMost }]} />
      <div className={styles.lines}>
        <Place id="from-base">
          <SchemeLine figure="base" name={t({ id: 'pension-term.name.base', message: 'Pension de base, par an' })} value={base} />
        </Place>
        <Place id="from-complementary">
          <SchemeLine
            figure="complementary"
            name={t({ id: 'pension-term.name.complementary', message: 'Pension complémentaire, par an' })}
            value={complementary}
          />
        </Place>
        <Plain name={<Trans id="pension-result.from.twelve">Douze versements par an</Trans>}>÷ 12</Plain>
        <Place id="from-month">
          <SchemeLine
            figure="monthly"
            name={t({ id: 'pension-term.name.month', message: 'Par mois, brut' })}
            value={month}
            isStrong
          />
        </Place>
      </div>
    </Fold>
  )
}
