import type { AccountDoors, Act, Door } from '@hautelisse/domain/possible-acts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/session'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Text } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import * as styles from './acts.css.ts'
import { DoorLine } from './door-line.tsx'
import { useActNames } from './words.ts'

type Shared = { readonly door: Door; readonly acts: readonly Act[] }

/** Acts of a contract that have the same door, in the order of the acts. */
const shared = (doors: AccountDoors['doors']): readonly Shared[] =>
  [...Map.groupBy(doors, ({ door }) => door.kind).values()].flatMap((some) =>
    some.slice(0, 1).map(({ door }) => ({ door, acts: some.map(({ act }) => act) })),
  )

/** Names of acts as one sentence begins with them. */
const useNames = (): ((acts: readonly Act[]) => string) => {
  const { i18n } = useLingui()
  const names = useActNames()
  return (acts) => {
    const words = acts.map((act, place) => (place === 0 ? names[act] : names[act].toLocaleLowerCase(i18n.locale)))
    return new Intl.ListFormat(i18n.locale).format(words)
  }
}

/** Individual contracts: where each act is done, the advisor mostly (WDR-19, ACTS-10, ACTS-13). */
export const IndividualPanel = ({ of }: { readonly of: readonly AccountDoors[] }): ReactElement | null => {
  const namesOf = useNames()
  const individual = of.filter(({ account }) => account.scope === PROVIDER_SCOPE)
  return individual.length === 0 ? null : (
    <Panel aria-labelledby="acts-individual" className={styles.account}>
      <div className={styles.head}>
        <h2 id="acts-individual" className={styles.title}>
          <Trans id="possible-acts.individual.title">Mes contrats individuels</Trans>
        </h2>
      </div>
      {individual.map(({ account, doors }) => (
        <div key={account.policy_id} className={styles.individual}>
          <Text as="name" tag="h3">
            {account.title}
          </Text>
          <ul className={styles.lines}>
            {shared(doors).map(({ door, acts: [first = 'payment', ...others] }) => (
              <DoorLine key={door.kind} account={account} act={first} door={door} name={namesOf([first, ...others])} />
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  )
}
