import { movedSinceVisit, type Account, type Moved } from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isZero, subtractEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import type { HomeFigure } from '@hautelisse/machines/home'
import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement, ReactNode } from 'react'
import { openingOf, WhyFigure } from '../explanation/index.ts'
import { useApp } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Late, lateScript } from '../ui/late/index.ts'
import { layout } from '../ui/theme/index.ts'
import { sectionHead } from './savings-home.css.ts'
import * as styles from './since-visit.css.ts'
import type { HomeActor } from './use-home.ts'

type Cause = { readonly id: string; readonly name: ReactNode; readonly amount: Euros }

const less = (amount: Euros): Euros => subtractEuros(ZERO_EUROS, amount)

/** Causes that moved something; the market is always said. */
const causesOf = ({ paidIn, market, charges, paidOut }: Moved): readonly Cause[] => {
  const all: readonly Cause[] = [
    { id: 'paid-in', name: <Trans id="accounts.visit.paid-in">Versements et abondement</Trans>, amount: paidIn },
    { id: 'market', name: <Trans id="accounts.visit.market">Marchés et intérêts</Trans>, amount: market },
    { id: 'charges', name: <Trans id="accounts.visit.charges">Frais pris sur les comptes</Trans>, amount: less(charges) },
    { id: 'paid-out', name: <Trans id="accounts.visit.paid-out">Retraits</Trans>, amount: less(paidOut) },
  ]
  return all.filter(({ id, amount }) => id === 'market' || !isZero(amount))
}

const LeftOut = ({ left }: Pick<Moved, 'left'>): ReactElement | null =>
  left.length === 0 ? null : (
    <p className={styles.note}>
      <Plural
        id="accounts.visit.left"
        value={left.length}
        one="Sans # compte, qui ne dit pas ce qui a bougé."
        other="Sans # comptes, qui ne disent pas ce qui a bougé."
      />
    </p>
  )

const { Explaining, Place, useOpening } = openingOf<HomeFigure>((figure) => figure)

/** The calculation comes when it is first opened: the home does without its script. */
const script = lateScript(() => import('./since-visit-calculation.tsx'))

const Why = (): ReactElement => <WhyFigure opening={useOpening('moved')} />

type SinceVisitProps = { readonly home: HomeActor; readonly accounts: readonly Account[] }

/** What moved since the last visit and why; it is left out if no account knows it. docs/rules/accounts.md, ACC-17. */
export const SinceVisit = ({ home, accounts }: SinceVisitProps): ReactElement | null => {
  const moved = movedSinceVisit(accounts, useApp().clock.today())
  const opened = useSelector(home, ({ context }) => context.opened)
  if (moved === undefined) return null
  const calculation = opened !== undefined && (
    <Late script={script} level={3}>
      {({ SinceVisitCalculation }) => <SinceVisitCalculation moved={moved} />}
    </Late>
  )
  return (
    <Explaining opened={opened} canExplain send={home.send} panel={calculation}>
      <section aria-labelledby="since-visit" className={`${layout.wrap} ${styles.section}`}>
        <div className={sectionHead}>
          <h2 id="since-visit">
            <Trans id="accounts.visit.title">Depuis ma dernière visite</Trans>
          </h2>
        </div>
        <dl className={styles.causes}>
          {causesOf(moved).map(({ id, name, amount }) => (
            <div key={id} className={styles.cause}>
              <dt className={styles.name}>{name}</dt>
              <dd>
                <Amount value={amount} movement />
              </dd>
            </div>
          ))}
          <div className={styles.cause}>
            <dt>
              <Trans id="accounts.visit.total">En tout depuis le {formatFrenchDate(moved.from)}</Trans>
            </dt>
            <dd className={styles.total}>
              <Amount value={moved.moved} movement />
            </dd>
          </div>
        </dl>
        <LeftOut left={moved.left} />
        <Place id="since-visit">
          <Why />
        </Place>
      </section>
    </Explaining>
  )
}
