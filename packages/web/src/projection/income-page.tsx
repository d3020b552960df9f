import { formatFrenchDate, yearOf } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import {
  departureOf,
  type IncomeEuros,
  type IncomeSideName,
  type ProjectionPlan,
  type ToldIncome,
} from '@hautelisse/domain/projection'
import { fullNameOf } from '@hautelisse/domain/session'
import { selectEuros, selectOpened } from '@hautelisse/machines/projection'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { PdfButton } from '../paper/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { PageHead } from '../ui/page/index.ts'
import { PrintSheet } from '../ui/print-sheet/index.ts'
import { Switch } from '../ui/switch/index.ts'
import { layout } from '../ui/theme/index.ts'
import { IncomeChoices } from './income-choices.tsx'
import { IncomeHead } from './income-head.tsx'
import { Explaining, IncomeTable, Place, useAmountNames, useLineNames } from './income-lines.tsx'
import { IncomeNotes } from './income-notes.tsx'
import { IncomeThreads } from './income-threads.tsx'
import { IncomeCalculation } from './income-calculation.tsx'
import { useIncomeNames } from './income-words.ts'
import * as styles from './income.css.ts'
import { changing } from './projection.css.ts'
import type { ProjectionActor } from './use-projection.ts'
import { VIEW } from './view-switch.tsx'

export type IncomeProps = {
  readonly actor: ProjectionActor
  readonly plan: ProjectionPlan
  readonly income: ToldIncome
  /** Other figures are on their way. */
  readonly isChanging: boolean
}

const SIDES = ['month', 'capital'] as const
const OTHER_EUROS = { today: 'departure', departure: 'today' } as const

/** Titles of the tables, in the euros that they are in. */
const useCaptions = (plan: ProjectionPlan): ((euros: IncomeEuros, side: IncomeSideName) => string) => {
  const { t } = useLingui()
  const year = yearOf(departureOf(plan, plan.horizon).start)
  const captions = {
    today: {
      month: t({ id: 'projection-income.table.month-today', message: 'Chaque mois, en euros d’aujourd’hui' }),
      capital: t({ id: 'projection-income.table.once-today', message: 'En capital, en euros d’aujourd’hui' }),
    },
    departure: {
      month: t({ id: 'projection-income.table.month-then', message: `Chaque mois, en euros de ${year}` }),
      capital: t({ id: 'projection-income.table.once-then', message: `En capital, en euros de ${year}` }),
    },
  }
  return (euros, side) => captions[euros][side]
}

type TablesProps = Pick<IncomeProps, 'income' | 'plan'> & { readonly euros: IncomeEuros; readonly isStill?: boolean }

const IncomeTables = ({ income, plan, euros, isStill = false }: TablesProps): ReactElement => {
  const captionOf = useCaptions(plan)
  return (
    <>
      {SIDES.filter((side) => income[euros][side].lines.length > 0).map((side) => (
        <section key={side} className={styles.section} {...(isStill ? { 'data-print': 'only' } : {})}>
          <Place id={`${euros}-${side}`}>
            <h2>{captionOf(euros, side)}</h2>
            <IncomeTable
              income={income}
              euros={euros}
              side={side}
              accounts={plan.accounts}
              caption={captionOf(euros, side)}
              isStill={isStill}
            />
          </Place>
        </section>
      ))}
    </>
  )
}

/** The steps of the figure that is open, under its name. */
const useOpened = (actor: ProjectionActor, { income, plan }: Pick<IncomeProps, 'income' | 'plan'>): ReactElement | undefined => {
  const names = useIncomeNames()
  const [nameOf, amountNames] = [useLineNames(plan.accounts), useAmountNames()]
  const opened = useSelector(actor, selectOpened)?.replace('income-', '')
  const figure = opened === undefined ? undefined : income.explanation[opened]
  if (opened === undefined || figure === undefined) return undefined
  const amount = (['gross', 'charges', 'tax', 'net'] as const).find((name) => opened.endsWith(`.${name}`))
  const line = opened.split('.').slice(2, -1).join('.')
  const title = amount === undefined ? (names[figure.term] ?? '') : `${nameOf(line)}, ${amountNames[amount]}`
  return <IncomeCalculation figure={figure} title={title} lineNameOf={nameOf} />
}

const IncomeEurosSwitch = ({ actor }: Pick<IncomeProps, 'actor'>): ReactElement => {
  const euros = useSelector(actor, selectEuros)
  return (
    <div data-print="never">
      <Switch
        inline
        checked={euros === 'today'}
        onChange={(isToday) => actor.send({ type: 'eurosChosen', euros: isToday ? 'today' : 'departure' })}
        label={<Trans id="projection-income.euros.today">En euros d’aujourd’hui</Trans>}
      />
    </div>
  )
}

/** The pension that is not there is said, rather than counted as nothing. */
const WithoutPension = ({ income }: Pick<IncomeProps, 'income'>): ReactElement | null =>
  income.today.month.lines.some(({ id }) => id.startsWith('pension')) ? null : (
    <Note kind="warn">
      <Trans id="projection-income.pension.none">
        Aucune pension de l’État n’est comptée à cet âge. Estimez-la, ou indiquez-la dans votre projet.
      </Trans>
    </Note>
  )

/** What the saver would live on at retirement: pension, annuity and capital of every contract, gross and net, in two kinds of euros (RP-15). */
export const IncomePage = ({ actor, plan, income, isChanging }: IncomeProps): ReactElement => {
  const { t } = useLingui()
  const user = useSession(selectUser)
  const euros = useSelector(actor, selectEuros)
  const panel = useOpened(actor, { income, plan })
  const { horizon, today } = plan
  const { start } = departureOf(plan, horizon)
  const [on, day] = [formatFrenchDate(today), formatFrenchDate(start)]
  const isNet = income.today.month.total.net !== undefined
  const sheet = {
    title: t({ id: 'projection-income.sheet.title', message: 'Revenu à la retraite' }),
    name: (user && fullNameOf(user)) ?? '',
    foot: t({ id: 'projection-income.sheet.foot', message: `Simulation du ${on}, sans engagement` }),
  }
  return (
    <div className={`${layout.wrap} ${styles.page} ${isChanging ? changing : ''}`} aria-busy={isChanging}>
      <Explaining opened={useSelector(actor, selectOpened)} canExplain send={actor.send} panel={panel}>
        <PrintSheet {...sheet} date={on} />
        <PageHead
          arrival="income"
          back={
            <TextLinkTo to={pathTo('savings-home')} search={{ vue: VIEW }} icon={drawings.ArrowLeft}>
              <Trans id="accounts.project.title">Mon projet retraite</Trans>
            </TextLinkTo>
          }
          title={<Trans id="projection-income.head.title">À {horizon} ans, vous vivriez avec</Trans>}
          lead={
            <Trans id="projection-income.head.lead">
              Départ le {day}. Estimation du {on}, sans engagement.
            </Trans>
          }
          actions={
            <>
              <IncomeEurosSwitch actor={actor} />
              <Button variant="secondary" size="s" icon={drawings.Printer} onClick={() => window.print()}>
                <Trans id="ui.receipt.print">Imprimer</Trans>
              </Button>
              <PdfButton
                sheet={{
                  ...sheet,
                  date: today,
                  file: t({ id: 'projection-income.sheet.file', message: `revenu-retraite-${today}.pdf` }),
                }}
              />
            </>
          }
        />
        <WithoutPension income={income} />
        <IncomeHead income={income} euros={euros} plan={plan} />
        <IncomeChoices actor={actor} plan={plan} isNet={isNet} />
        {isNet && <IncomeThreads income={income} euros={euros} />}
        <IncomeTables income={income} plan={plan} euros={euros} />
        <IncomeTables income={income} plan={plan} euros={OTHER_EUROS[euros]} isStill />
        <IncomeNotes income={income} plan={plan} />
      </Explaining>
    </div>
  )
}
