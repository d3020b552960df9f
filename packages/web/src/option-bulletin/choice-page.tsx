import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { isNegative, isPositive, isZero, type Euros } from '@hautelisse/domain/money'
import { pathTo } from '@hautelisse/domain/portal'
import { defaultChoice, placedIn, type OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { selectChoice, type ChoiceView } from '@hautelisse/machines/option-bulletin'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { Amount } from '../ui/amount/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { PageHead } from '../ui/page-head/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { RemainderLine } from '../ui/remainder-line/index.ts'
import { layout, useWide } from '../ui/theme/index.ts'
import { AccountPanel } from './account-panel.tsx'
import { CashPanel } from './cash-panel.tsx'
import { ChoiceBar, CONFIRM } from './choice-bar.tsx'
import * as styles from './choice.css.ts'
import { Comparing } from './comparison.tsx'
import { Dialogs } from './dialogs.tsx'
import { TakenPage } from './taken-page.tsx'
import { TopUpAside } from './top-up-aside.tsx'
import { useChoice, type ChoiceProps } from './use-choice.ts'
import { usePremiumWords, useProblemWords } from './words.ts'

type ViewProps = { readonly view: ChoiceView }

const Due = ({ view: { period, isChange } }: ViewProps): ReactElement | null => {
  const day = isChange ? period.lastChangeDay : period.lastDay
  if (day === undefined) return null
  const daysLeft = (isChange ? period.changeDaysLeft : period.daysLeft) ?? 0
  return (
    <p className={styles.due}>
      <Icon of={drawings.Calendar} className={styles.dueMark} />
      <span>
        <b className={styles.dueDay}>
          <Trans id="bulletins.due.day">Jusqu’au {formatFrenchDate(day)} inclus</Trans>
        </b>
        {daysLeft === 0 ? (
          <Trans id="bulletins.due.last">C’est le dernier jour</Trans>
        ) : (
          <Plural id="bulletins.due.left" value={daysLeft} one="Il vous reste # jour" other="Il vous reste # jours" />
        )}
      </span>
    </p>
  )
}

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

const Sum = ({
  name,
  value,
  sign,
  isNet = false,
}: {
  readonly name: ReactNode
  readonly value: Euros
  readonly sign?: string
  readonly isNet?: boolean
}) => (
  <div className={`${isNet ? styles.sumNet : ''} ${sign === undefined ? '' : styles.sumAfter}`} data-sign={sign}>
    <dt className={styles.sumName}>{name}</dt>
    <dd>
      <Amount value={value} size={isNet ? 'm' : 's'} />
    </dd>
  </div>
)

const Sums = ({ view: { premium, bulletin } }: ViewProps): ReactElement => {
  const { gross } = usePremiumWords(bulletin.type)
  return (
    <dl className={styles.sums}>
      <Sum name={gross} value={premium.gross} />
      <Sum sign="−" name={<Trans id="bulletins.sums.charges">CSG et CRDS, 9,7&nbsp;%</Trans>} value={premium.contributions} />
      <Sum sign="=" isNet name={<Trans id="bulletins.sums.net">À répartir</Trans>} value={premium.net} />
    </dl>
  )
}

const GoodToKnow = ({ view }: ViewProps): ReactElement => {
  const { minimum_investment_amount: minimum } = view.bulletin
  return (
    <section>
      <h2>
        <Trans id="bulletins.good.title">Bon à savoir</Trans>
      </h2>
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

const remainderKind = (remainder: Euros): 'none' | 'left' | 'over' => {
  if (isZero(remainder)) return 'none'
  return isNegative(remainder) ? 'over' : 'left'
}

const Problems = ({ view: { problems } }: ViewProps): ReactElement | null => {
  const words = useProblemWords()
  if (problems.length === 0) return null
  return (
    <div role="alert">
      <Note kind="alert">
        {problems.map((problem) => (
          <p key={`${problem.path}-${problem.code}`}>{words(problem)}</p>
        ))}
      </Note>
    </div>
  )
}

const Form = ({ snapshot, send, view }: ChoiceProps & ViewProps): ReactElement => {
  const hasRest = !isZero(view.remainder)
  const { lastChangeDay } = view.period
  const isWide = useWide()
  return (
    <form
      className={styles.grid}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'confirmationRequested' })
      }}
    >
      <div className={styles.list}>
        {view.accounts.map((account) => (
          <AccountPanel key={account.account.policy_id} view={account} hasRest={hasRest} send={send} />
        ))}
        <CashPanel view={view} hasRest={hasRest} send={send} />
        <div aria-live="polite">
          <RemainderLine kind={remainderKind(view.remainder)} value={view.remainder.abs() as Euros} />
        </div>
        <Comparing snapshot={snapshot} send={send} />
        <GoodToKnow view={view} />
      </div>
      <Panel as="aside" className={styles.beside} aria-labelledby="with-company">
        <TopUpAside view={view} send={send} />
        <div className={styles.actions}>
          <Problems view={view} />
          {isWide && (
            <Button type="submit" wide>
              {CONFIRM}
            </Button>
          )}
          {lastChangeDay !== undefined && (
            <p className={styles.small}>
              <Trans id="bulletins.page.changeable-until">Modifiable jusqu’au {formatFrenchDate(lastChangeDay)} inclus.</Trans>
            </p>
          )}
        </div>
      </Panel>
      {!isWide && <ChoiceBar view={view} />}
    </form>
  )
}

const Lead = ({ view: { bulletin, isChange } }: ViewProps): ReactElement => (
  <>
    {bulletin.company_name !== undefined && <>{bulletin.company_name}. </>}
    {bulletin.exercise_end !== undefined && (
      <>
        <Trans id="bulletins.lead.exercise">Exercice clos le {formatFrenchDate(bulletin.exercise_end)}.</Trans>{' '}
      </>
    )}
    {isChange && bulletin.answer?.by_default === true ? (
      <Trans id="bulletins.lead.defaulted">Sans réponse de votre part, la répartition par défaut s’applique.</Trans>
    ) : isChange ? (
      <Trans id="bulletins.lead.change">Votre choix est enregistré&nbsp;: vous pouvez encore le modifier.</Trans>
    ) : (
      <Trans id="bulletins.lead.first">Vous pouvez placer, recevoir, ou les deux.</Trans>
    )}
  </>
)

/** The choice on one premium: amounts by fund and cash, with the company's part beside them as one types. */
export const ChoicePage = ({ bulletin }: { readonly bulletin: OptionBulletin }): ReactElement => {
  const { snapshot, send } = useChoice(bulletin)
  const view = selectChoice(snapshot)
  const { question } = usePremiumWords(bulletin.type)
  if (view.standing === 'taken') return <TakenPage view={view} />
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageHead
        title={question}
        arrival={bulletin.id}
        back={
          <TextLinkTo to={pathTo('savings-home')} icon={drawings.ArrowLeft}>
            <Trans id="bulletins.page.back">Mon épargne</Trans>
          </TextLinkTo>
        }
        lead={<Lead view={view} />}
        actions={<Due view={view} />}
      />
      <Sums view={view} />
      <Form snapshot={snapshot} send={send} view={view} />
      <Dialogs snapshot={snapshot} send={send} />
    </div>
  )
}
