import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { OrderUnderWay } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import type { AwaitedAccount } from '@hautelisse/domain/session'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { LifeThreads } from '../ui/life/index.ts'
import { Section, text, Text } from '../ui/page/index.ts'
import * as styles from './under-way.css.ts'
import { useNextWords, useOrderNames } from './words.ts'

const OrderRow = ({ order }: { readonly order: OrderUnderWay }): ReactElement => {
  const [names, nextOf] = [useOrderNames(), useNextWords()]
  return (
    <Link to={pathTo('operation', { transaction_id: order.id })} className={styles.row}>
      <LifeThreads steps={order.life.map(({ step, state }) => ({ id: step, state }))} />
      <span>
        <span className={styles.what}>
          {[names[order.kind], order.account].filter((words) => words !== undefined).join(', ')}
        </span>
        <span className={text({ as: 'small', block: true })}>{nextOf(order)}</span>
        {order.net !== undefined && (
          <span className={text({ as: 'small', block: true })}>
            <Trans id="under-way.sum.net">
              Environ <Amount value={order.net} /> après prélèvements
            </Trans>
          </span>
        )}
      </span>
      <span className={styles.amount}>
        <Amount value={order.amount} />
      </span>
    </Link>
  )
}

/** A bank account in validation: money waits for it. */
const AwaitedRow = ({ lastDigits, usableOn }: AwaitedAccount): ReactElement => (
  <Link to={pathTo('profile', { scope: 's2e', journey: 'bank-coordinates' })} className={styles.row}>
    <Icon of={drawings.Bank} className={styles.bank} />
    <span>
      <span className={styles.what}>
        {lastDigits === undefined ? (
          <Trans id="under-way.bank.unnamed">Votre nouveau RIB</Trans>
        ) : (
          <Trans id="under-way.bank.named">Votre RIB •••• {lastDigits}</Trans>
        )}
      </span>
      <span className={text({ as: 'small', block: true })}>
        <Trans id="under-way.bank.usable">Utilisable le {formatFrenchDate(usableOn)}</Trans>
      </span>
    </span>
  </Link>
)

/** Orders that a list shows before it leads to all of them. */
const MOST = 4

type OrdersProps = {
  readonly orders: readonly OrderUnderWay[]
  readonly awaited?: AwaitedAccount | undefined
  /** A remark under the list. */
  readonly children?: ReactNode
}

/** What is under way: each order with its amount and its next day, and a bank account in validation. OPER-21. */
export const Orders = ({ orders, awaited, children }: OrdersProps): ReactElement | null => {
  const { t } = useLingui()
  const left = orders.length - MOST
  if (orders.length === 0 && awaited === undefined && children === undefined) return null
  return (
    <Section title={<Trans id="under-way.list.title">En cours</Trans>}>
      {(orders.length > 0 || awaited !== undefined) && (
        <ul className={styles.list}>
          {orders.slice(0, MOST).map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
          {awaited !== undefined && (
            <li>
              <AwaitedRow {...awaited} />
            </li>
          )}
        </ul>
      )}
      {left > 0 && (
        <Text as="small">
          <TextLinkTo to={pathTo('operations')} icon={drawings.ArrowRight} trailing>
            {t({
              id: 'under-way.list.left',
              message: plural(left, { one: '# autre demande en cours', other: '# autres demandes en cours' }),
            })}
          </TextLinkTo>
        </Text>
      )}
      {children}
    </Section>
  )
}
