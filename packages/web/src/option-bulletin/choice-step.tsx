import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isPositive, type Euros } from '@hautelisse/domain/money'
import { defaultChoice, placedIn } from '@hautelisse/domain/option-bulletin'
import { selectChoice, type ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { arriveAtTop, focusArrived } from '../shell/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { Note } from '../ui/note/index.ts'
import { AccountPanel } from './account-panel.tsx'
import { CashPanel } from './cash-panel.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './choice.css.ts'
import { WayComparison } from './comparison.tsx'
import { LeftAmount, RemainderNotice } from './remainder.tsx'
import { ChoiceForm } from './step-form.tsx'
import { TopUpAside } from './top-up-aside.tsx'
import type { ChoiceProps } from './use-choice.ts'
import { usePremiumWords, useProblemWords } from './words.ts'

type ViewProps = { readonly view: ChoiceView }

/** Where the money goes without an answer, and when it is free there. */
const Default = ({ view: { bulletin, premium } }: ViewProps): ReactElement => {
  const choice = defaultChoice(bulletin, premium.net)
  const parts = (bulletin.allocable_accounts ?? []).filter(({ policy_id }) => isPositive(placedIn(choice, policy_id)))
  return (
    <>
      {parts.map(({ policy_id, title, available_on: on }) => (
        <li key={policy_id} className={styles.fact}>
          {on === null || on === undefined ? (
            <Trans id="bulletins.default.retirement">
              Sans réponse, <Amount value={placedIn(choice, policy_id)} /> iront sur votre {title}, bloqués jusqu’à la retraite.
            </Trans>
          ) : (
            <Trans id="bulletins.default.available">
              Sans réponse, <Amount value={placedIn(choice, policy_id)} /> iront sur votre {title}, disponibles le{' '}
              {formatFrenchDate(on)}.
            </Trans>
          )}
        </li>
      ))}
    </>
  )
}

type SumProps = { readonly name: ReactNode; readonly value: Euros; readonly sign?: string; readonly isNet?: boolean }

const PremiumSum = ({ name, value, sign, isNet = false }: SumProps): ReactElement => (
  <div className={`${isNet ? styles.sumNet : ''} ${sign === undefined ? '' : styles.sumAfter}`} data-sign={sign}>
    <dt className={text({ as: 'small' })}>{name}</dt>
    <dd>
      <Amount value={value} size={isNet ? 'm' : 's'} />
    </dd>
  </div>
)

const Sums = ({ view: { premium, bulletin } }: ViewProps): ReactElement => {
  const { gross } = usePremiumWords(bulletin.type)
  return (
    <dl className={styles.sums}>
      <PremiumSum name={gross} value={premium.gross} />
      <PremiumSum
        sign="−"
        name={<Trans id="bulletins.sums.charges">CSG et CRDS, 9,7&nbsp;%</Trans>}
        value={premium.contributions}
      />
      <PremiumSum sign="=" isNet name={<Trans id="bulletins.sums.net">À répartir</Trans>} value={premium.net} />
    </dl>
  )
}

const PremiumFacts = ({ view }: ViewProps): ReactElement => {
  const { minimum_investment_amount: minimum } = view.bulletin
  return (
    <section className={styles.good}>
      <h3 className={text({ as: 'subtitle' })}>
        <Trans id="bulletins.good.title">Bon à savoir</Trans>
      </h3>
      <ul className={styles.facts}>
        {!view.isChange && <Default view={view} />}
        {minimum !== null && minimum !== undefined && minimum.lessThanOrEqualTo(view.premium.net) && (
          <li className={styles.fact}>
            <Trans id="bulletins.good.minimum">
              Le montant minimum à placer est de <Amount value={minimum} />
              &nbsp;: c’est la règle de votre plan.
            </Trans>
          </li>
        )}
        <li className={styles.fact}>
          <Trans id="bulletins.good.tax">L’argent placé n’est pas soumis à l’impôt sur le revenu.</Trans>
        </li>
        <li className={styles.fact}>
          <Trans id="bulletins.good.release">
            Achat de la résidence principale, mariage, invalidité&nbsp;: la loi prévoit des cas de déblocage anticipé.
          </Trans>
        </li>
      </ul>
    </section>
  )
}

const Problems = ({ view: { problems } }: ViewProps): ReactElement | null => {
  const words = useProblemWords()
  if (problems.length === 0) return null
  return (
    <div role="alert" tabIndex={-1}>
      <Note kind="alert">
        {problems.map((problem) => (
          <p key={`${problem.path}-${problem.code}`}>{words(problem)}</p>
        ))}
      </Note>
    </div>
  )
}

type FormProps = ChoiceProps & { readonly onCompare: ReactNode }

const AllocationForm = ({ snapshot, send, onCompare }: FormProps): ReactElement => {
  const view = selectChoice(snapshot)
  const { lastChangeDay } = view.period
  return (
    <ChoiceForm
      snapshot={snapshot}
      send={send}
      kind="first"
      title={<Trans id="bulletins.step.choice">Votre répartition</Trans>}
      lead={<Trans id="bulletins.lead.first">Vous pouvez placer, recevoir, ou les deux.</Trans>}
      left={<LeftAmount view={view} />}
      aside={
        <>
          <TopUpAside snapshot={snapshot} send={send} />
          <Problems view={view} />
          {lastChangeDay !== undefined && (
            <p className={styles.until}>
              <Trans id="bulletins.page.changeable-until">Modifiable jusqu’au {formatFrenchDate(lastChangeDay)} inclus.</Trans>
            </p>
          )}
        </>
      }
    >
      <Sums view={view} />
      {view.accounts.map((account) => (
        <AccountPanel key={account.account.policy_id} view={account} canTakeRest={isPositive(view.remainder)} send={send} />
      ))}
      <CashPanel view={view} canTakeRest={isPositive(view.remainder)} send={send} />
      <RemainderNotice view={view} send={send} />
      {onCompare}
      <PremiumFacts view={view} />
    </ChoiceForm>
  )
}

/** Step 1: amounts by fund and cash, with the company's part beside them as one types; "Comparer" opens in its place. */
export const AllocationStep = (parts: ChoiceProps): ReactElement => {
  const { snapshot, send } = parts
  const isComparing = selectChoice(snapshot).standing === 'comparing'
  const compare = useRef<HTMLDivElement>(null)
  const wasComparing = useRef(isComparing)
  useEffect(() => {
    if (isComparing === wasComparing.current) return
    wasComparing.current = isComparing
    if (isComparing) arriveAtTop()
    else focusArrived(compare.current?.querySelector('button'))
  }, [isComparing])
  if (isComparing) return <WayComparison {...parts} />
  return (
    <AllocationForm
      {...parts}
      onCompare={
        <div ref={compare} id="compare">
          <Button variant="secondary" onClick={() => send({ type: 'comparisonOpened' })}>
            <Trans id="bulletins.compare.action">Comparer</Trans>
          </Button>
        </div>
      }
    />
  )
}
