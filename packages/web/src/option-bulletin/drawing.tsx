import { formatEuros, isPositive, sumEuros } from '@hautelisse/domain/money'
import type { AccountView, ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { FigureButton } from '../explanation/index.ts'
import { Amount, spokenAmount } from '../ui/amount/index.ts'
import { Fan, FanLabels, fanThreads, sharedTargets, ThreadUnitNote, type FanGroup } from '../ui/charts/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './choice.css.ts'
import { useOpening } from './explained.tsx'

const [WIDTH, HEIGHT] = [336, 170]
/** The saver's threads first, then the company's; each plan has a column, in which the two stand beside each other. */
const groupsOf = (accounts: readonly AccountView[]): readonly FanGroup[] => [
  ...accounts.map(({ account, placed }) => ({ id: account.policy_id, amount: placed.toNumber(), tone: 'd1' as const })),
  ...accounts.map(({ account, topUp }) => ({
    id: `${account.policy_id}-added`,
    amount: topUp.net.toNumber(),
    tone: 'd2' as const,
  })),
]

/** What the company adds to one plan; it opens its calculation. */
const AddedFigure = ({ of: { account, topUp } }: { readonly of: AccountView }): ReactElement => {
  const opening = useOpening({ kind: 'top-up', plan: account.policy_id })
  return isPositive(topUp.net) ? <FigureButton opening={opening} value={topUp.net} /> : <Amount value={topUp.net} />
}

/** The saver's money and the company's, by plan; what is added to each opens its calculation. */
export const TopUpFan = ({ view: { accounts, topUps } }: { readonly view: ChoiceView }): ReactElement => {
  const { t } = useLingui()
  const placed = sumEuros(accounts.map((one) => one.placed))
  const fed = accounts.filter(({ invested }) => isPositive(invested))
  const threads = fanThreads(groupsOf(fed), 'small')
  const parts = fed.map(({ account, invested }) => `${account.title} ${spokenAmount(formatEuros(invested))}`).join(', ')
  return (
    <>
      <div className={styles.sources}>
        <span>
          <Trans id="bulletins.sources.you">Vous</Trans>
          <b className={text({ strong: true, block: true })}>
            <Amount value={placed} />
          </b>
        </span>
        <span>
          <Trans id="bulletins.sources.company">Entreprise</Trans>
          <b className={text({ strong: true, block: true })}>
            <Amount value={topUps.net} />
          </b>
        </span>
      </div>
      {fed.length > 0 && (
        <Fan
          threads={threads}
          label={t({
            id: 'bulletins.top-up.drawing',
            message: `Vos fils et ceux de votre entreprise se rejoignent\u00A0: ${parts}`,
          })}
          wide={{
            width: WIDTH,
            height: HEIGHT,
            targets: sharedTargets(fed.map(({ placed: own, invested }) => own.dividedBy(invested).toNumber())),
          }}
        />
      )}
      <FanLabels>
        {fed.map((of) => (
          <li key={of.account.policy_id}>
            <span className={text({ strong: true })}>{of.account.title}</span>
            <b>
              <Amount value={of.invested} size="s" />
            </b>
            <span className={text({ as: 'caption' })}>
              <Trans id="bulletins.target.added">
                dont <AddedFigure of={of} /> ajoutés
              </Trans>
            </span>
          </li>
        ))}
      </FanLabels>
      <ThreadUnitNote threads={threads} />
    </>
  )
}
