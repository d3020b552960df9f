import type { OrderUnderWay } from '@hautelisse/domain/operations'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { createContext, useContext, useEffect, type ReactElement, type ReactNode } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Note } from '../ui/note/index.ts'
import { text } from '../ui/page/index.ts'
import { useOrdersOn, useUnderWay, type UnderWayActor } from './use-under-way.ts'
import { useNextWords, useOrderNames } from './words.ts'

const OrderLine = ({ order }: { readonly order: OrderUnderWay }): ReactElement => {
  const [names, nextOf] = [useOrderNames(), useNextWords()]
  const about = [names[order.kind], order.account].filter((words) => words !== undefined).join(', ')
  return (
    <p>
      <Trans id="under-way.line.order">
        Une demande de{' '}
        <b>
          <Amount value={order.amount} />
        </b>{' '}
        est en cours, <Link to={pathTo('operation', { transaction_id: order.id })}>suivre</Link>
      </Trans>
      <span className={text({ as: 'small', block: true })}>
        {about}. {nextOf(order)}.
      </span>
    </p>
  )
}

/** Orders that the first line names before it leads to all of them. */
const MOST = 3

const Reader = createContext<UnderWayActor | undefined>(undefined)

/** Reads what is under way once for all steps of a flow, beside what the flow itself reads: its first line does not push the form down later. */
export const UnderWayFlow = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const actor = useUnderWay()
  return <Reader value={actor}>{children}</Reader>
}

/** The first line of a flow: what is under way on the accounts that it acts on. OPER-21. */
export const UnderWayLine = (props: { readonly policies: readonly string[] }): ReactElement | null => {
  const actor = useContext(Reader)
  return actor === undefined ? null : <OrderLines actor={actor} {...props} />
}

type LinesProps = { readonly actor: UnderWayActor; readonly policies: readonly string[] }

const OrderLines = ({ actor, policies }: LinesProps): ReactElement | null => {
  const content = useOrdersOn(actor, policies)
  // Each step asks anew: what stood when the flow was opened may have changed.
  useEffect(() => actor.send({ type: 'refreshRequested', part: 'operations' }), [actor])
  if (content.kind === 'failed' || (content.kind === 'known' && !content.value.isWhole && content.value.orders.length === 0))
    return (
      <Note kind="warn">
        <Trans id="under-way.list.missing">Une partie de vos demandes en cours ne peut pas être lue pour le moment.</Trans>
      </Note>
    )
  if (content.kind !== 'known' || content.value.orders.length === 0) return null
  const { orders } = content.value
  return (
    <Note>
      {orders.slice(0, MOST).map((order) => (
        <OrderLine key={order.id} order={order} />
      ))}
      {orders.length > MOST && (
        <p>
          <Link to={pathTo('operations')}>
            <Trans id="under-way.line.all">Toutes mes demandes en cours</Trans>
          </Link>
        </p>
      )}
    </Note>
  )
}
