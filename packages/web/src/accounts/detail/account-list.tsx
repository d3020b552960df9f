import { groupByFamily, groupByProject, isPurpose, type Account, type Selection } from '@hautelisse/domain/accounts'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { DoorLink } from '../../portal/index.ts'
import { Amount } from '../../ui/amount/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { Section } from '../../ui/page/index.ts'
import { AccountRow } from '../account-row.tsx'
import { addAccountHash } from '../add-account.ts'
import { useFamilyNames } from '../family-words.ts'
import * as styles from './detail.css.ts'
import { usePurposeNames } from './purpose-words.ts'

/** Contexts in which accounts can be seen together: all of them, or those of a family, of a purpose, of a company. */
const ContextChoice = ({
  all,
  selection,
}: {
  readonly all: readonly Account[]
  readonly selection: Selection | undefined
}): ReactElement => {
  const { t } = useLingui()
  const families = useFamilyNames()
  const purposes = usePurposeNames()
  const companies = new Map(
    all.flatMap(({ company_id: id, company_name: name }) =>
      id === undefined || name === undefined ? [] : [[id, name] as const],
    ),
  )
  const entries = [
    { to: pathTo('accounts'), name: t({ id: 'possible-acts.filter.all', message: 'Tous' }), isHere: selection === undefined },
    ...groupByFamily(all).map(({ family }) => ({
      to: pathTo('savings-detail', { selectionFilter: 'project', filter: family }),
      name: families[family],
      isHere: selection?.selectionFilter === 'project' && selection.filter === family,
    })),
    ...groupByProject(all).flatMap(({ project }) =>
      isPurpose(project)
        ? [
            {
              to: pathTo('savings-detail', { selectionFilter: 'project', filter: project }),
              name: purposes[project],
              isHere: selection?.selectionFilter === 'project' && selection.filter === project,
            },
          ]
        : [],
    ),
    ...[...companies].map(([id, name]) => ({
      to: pathTo('savings-detail', { selectionFilter: 'company', filter: id }),
      name,
      isHere: selection?.selectionFilter === 'company' && selection.filter === id,
    })),
  ]
  return (
    <nav aria-label={t({ id: 'detail.contexts.label', message: 'Comptes affichés' })}>
      <ul className={styles.contexts}>
        {entries.map(({ to, name, isHere }) => (
          <li key={to}>
            <Link to={to} className={styles.context} aria-current={isHere ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type AccountListProps = {
  /** Everything that the person holds, for the contexts. */
  readonly all: readonly Account[]
  readonly accounts: readonly Account[]
  readonly selection: Selection | undefined
}

/** Accounts by family, each the way to its detail, and the contexts in which they can be seen; on the page of all of them the way to one more (AGG-02). */
export const AccountList = ({ all, accounts, selection }: AccountListProps): ReactElement => {
  const families = useFamilyNames()
  return (
    <Section title={<Trans id="detail.accounts.title">Les comptes de ce total</Trans>} className={styles.first}>
      <ContextChoice all={all} selection={selection} />
      <div className={styles.families}>
        {groupByFamily(accounts).map(({ family, accounts: held, total }) => (
          <div key={family}>
            <h3 className={styles.familyName}>
              <span>{families[family]}</span>
              <Amount value={total} />
            </h3>
            <ul>
              {held.map((account) => (
                <li key={`${account.scope}/${account.type}/${account.policy_id}`}>
                  <AccountRow account={account} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {selection === undefined && (
        <DoorLink target={{ hash: addAccountHash(groupByFamily(accounts)) }} icon={drawings.PlusCircle}>
          <Trans id="accounts.home.add">Ajouter un compte</Trans>
        </DoorLink>
      )}
    </Section>
  )
}
