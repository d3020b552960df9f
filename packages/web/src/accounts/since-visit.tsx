import {
  movedOver,
  movedSinceVisit,
  partsOfChange,
  type Account,
  type Change,
  type ChangePart,
} from '@hautelisse/domain/accounts'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { pathTo } from '@hautelisse/domain/portal'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Section, Table, Text } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './savings-home.css.ts'

const CAUSES = ['paid-in', 'performance', 'charges', 'paid-out'] as const satisfies readonly ChangePart['cause'][]

/** What each cause moved, an empty cell for one that moved nothing. */
const cellsOf = (change: Change): Readonly<Partial<Record<ChangePart['cause'], ReactElement>>> =>
  Object.fromEntries(partsOfChange(change).map(({ cause, amount }) => [cause, <Amount key={cause} value={amount} movement />]))

/** What moved since the last visit, account by account and by its cause; it is left out if no account knows it. docs/rules/accounts.md, ACC-17. */
export const SinceVisit = ({ accounts }: { readonly accounts: readonly Account[] }): ReactElement | null => {
  const { t } = useLingui()
  const moved = movedSinceVisit(accounts, useApp().clock.today())
  if (moved === undefined) return null
  const { change, others } = moved
  const labels: Readonly<Record<ChangePart['cause'], string>> = {
    'paid-in': t({ id: 'accounts.visit.paid-in', message: 'Versements et abondement' }),
    performance: t({ id: 'accounts.visit.market', message: 'Marchés et intérêts' }),
    charges: t({ id: 'accounts.visit.charges', message: 'Frais pris sur les comptes' }),
    'paid-out': t({ id: 'accounts.visit.paid-out', message: 'Retraits' }),
  }
  const total = cellsOf(change)
  const causes = CAUSES.filter((cause) => total[cause] !== undefined)
  const empty = { 'paid-in': '', performance: '', charges: '', 'paid-out': '' }
  return (
    <Section
      id="since-visit"
      title={<Trans id="accounts.visit.title">Depuis ma dernière visite</Trans>}
      className={`${layout.wrap} ${styles.sinceVisit}`}
    >
      <Table
        caption={t({ id: 'accounts.visit.caption', message: 'Ce qui a bougé, compte par compte' })}
        columns={[
          { id: 'account', label: t({ id: 'accounts.visit.account', message: 'Compte' }), place: 'name' },
          ...causes.map((cause) => ({ id: cause, label: labels[cause], place: 'rest', align: 'end' }) as const),
          { id: 'moved', label: t({ id: 'accounts.visit.moved', message: 'En tout' }), place: 'figure', align: 'end' },
        ]}
        rows={[
          ...moved.accounts.map(({ account: { type, policy_id: id, title }, change: own, moved: by }) => ({
            key: `${type}/${id}`,
            cells: {
              ...empty,
              ...cellsOf(own),
              account: <Link to={pathTo('savings-detail-account', { selectionFilter: 'type', filter: type, id })}>{title}</Link>,
              moved: <Amount value={by} movement />,
            },
          })),
          ...(others.count === 0
            ? []
            : [
                {
                  key: 'others',
                  cells: {
                    ...empty,
                    account: (
                      <Plural id="accounts.visit.others" value={others.count} one="# autre compte" other="# autres comptes" />
                    ),
                    moved: <Amount value={others.moved} movement />,
                  },
                },
              ]),
        ]}
        total={{
          ...empty,
          ...total,
          account: <Trans id="accounts.visit.total">En tout depuis le {formatFrenchDate(change.from)}</Trans>,
          moved: <Amount value={movedOver(change)} movement />,
        }}
      />
      {change.left.length > 0 && (
        <Text as="small">
          <Plural
            id="accounts.visit.left"
            value={change.left.length}
            one="Sans # compte, qui ne dit pas ce qui a bougé."
            other="Sans # comptes, qui ne disent pas ce qui a bougé."
          />
        </Text>
      )}
    </Section>
  )
}
