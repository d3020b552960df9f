import { formatEuros, isPositive, sumEuros } from '@hautelisse/domain/money'
import type { AccountView, ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { FigureButton } from '../explanation/index.ts'
import { Amount, spokenAmount } from '../ui/amount/index.ts'
import { Fan, ThreadUnitNote, type FanGroup } from '../ui/charts/index.ts'
import * as styles from './choice.css.ts'
import { useOpening } from './explained.tsx'

const [WIDTH, HEIGHT] = [336, 170]
/** Room between two bundles, as a share of the drawing. */
const GAP = 0.1

type Threads = { readonly groups: readonly FanGroup[]; readonly targets: { start: number; width: number }[] }

/** The saver's threads first, then the company's; each plan has a column, in which the two stand beside each other. */
const threadsOf = (accounts: readonly AccountView[]): Threads => {
  const shown = accounts.filter(({ invested }) => isPositive(invested))
  const room = shown.length === 0 ? 1 : (1 - GAP * (shown.length - 1)) / shown.length
  const parts = (['placed', 'added'] as const).flatMap((source) =>
    shown.map(({ account, placed, topUp, invested }, at) => {
      const own = placed.dividedBy(invested).toNumber()
      const start = at * (room + GAP)
      const target = source === 'placed' ? { start, width: room * own } : { start: start + room * own, width: room * (1 - own) }
      const amount = source === 'placed' ? placed : topUp.net
      return {
        group: {
          id: `${source}-${account.policy_id}`,
          amount: amount.toNumber(),
          tone: source === 'placed' ? 'd1' : 'd2',
        } as const,
        target,
      }
    }),
  )
  return { groups: parts.map(({ group }) => group), targets: parts.map(({ target }) => target) }
}

/** What the company adds to one plan; it opens its calculation. */
const Added = ({ of: { account, topUp } }: { readonly of: AccountView }): ReactElement => {
  const opening = useOpening({ kind: 'top-up', plan: account.policy_id })
  return isPositive(topUp.net) ? <FigureButton opening={opening} value={topUp.net} /> : <Amount value={topUp.net} />
}

/** The saver's money and the company's, by plan; what is added to each opens its calculation. */
export const Drawing = ({ view: { accounts, topUps } }: { readonly view: ChoiceView }): ReactElement => {
  const { t } = useLingui()
  const placed = sumEuros(accounts.map((one) => one.placed))
  const { groups, targets } = threadsOf(accounts)
  const parts = accounts
    .filter(({ invested }) => isPositive(invested))
    .map(({ account, invested }) => `${account.title} ${spokenAmount(formatEuros(invested))}`)
    .join(', ')
  return (
    <>
      <div className={styles.sources}>
        <span>
          <Trans id="bulletins.sources.you">Vous</Trans>
          <b className={styles.sourceAmount}>
            <Amount value={placed} />
          </b>
        </span>
        <span>
          <Trans id="bulletins.sources.company">Entreprise</Trans>
          <b className={styles.sourceAmount}>
            <Amount value={topUps.net} />
          </b>
        </span>
      </div>
      {groups.length > 0 && (
        <Fan
          isSmall
          label={t({
            id: 'bulletins.top-up.drawing',
            message: `Vos fils et ceux de votre entreprise se rejoignent\u00A0: ${parts}`,
          })}
          groups={groups}
          wide={{ width: WIDTH, height: HEIGHT, targets }}
        />
      )}
      <dl className={styles.targets}>
        {accounts.map((of) => (
          <div key={of.account.policy_id}>
            <dt className={styles.targetName}>{of.account.title}</dt>
            <dd>
              <Amount value={of.invested} size="s" />
            </dd>
            <dd className={styles.targetAdded}>
              <Trans id="bulletins.target.added">
                dont <Added of={of} /> ajoutés
              </Trans>
            </dd>
          </div>
        ))}
      </dl>
      <ThreadUnitNote total={topUps.invested.toNumber()} isSmall />
    </>
  )
}
