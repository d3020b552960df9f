import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { parseAmount, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { leastMonth } from '@hautelisse/domain/pension'
import { capitalShareOf, countedAccounts, departureOf, pensionAt, spreadPayments } from '@hautelisse/domain/projection'
import { selectAbout, selectAnswers, type AnswerPart } from '@hautelisse/machines/projection'
import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactElement } from 'react'
import { Amount, WholeAmount } from '../ui/amount/index.ts'
import type { ProjectionActor } from './use-projection.ts'

type SaidProps = { readonly actor: ProjectionActor; readonly part: Exclude<AnswerPart, 'start'> | 'household' }

const amountOf = (text: string): Euros => {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' ? parsed.amount : ZERO_EUROS
}

const useAnswered = (actor: ProjectionActor) => {
  const answers = useSelector(actor, selectAnswers)
  const about = useSelector(actor, selectAbout)
  return { answers, about, horizon: Number.parseInt(answers.horizon, 10) }
}

const Age = ({ actor }: Pick<SaidProps, 'actor'>): ReactElement => {
  const { about, horizon } = useAnswered(actor)
  const day = formatFrenchDate(departureOf(about, horizon).start)
  return (
    <Trans id="projection.said.age">
      {horizon}&nbsp;ans, le {day}
    </Trans>
  )
}

const Pension = ({ actor }: Pick<SaidProps, 'actor'>): ReactElement => {
  const { answers, about, horizon } = useAnswered(actor)
  const known = parseAmount(answers.known_pension)
  const source = { estimate: about.estimate, known: known.kind === 'amount' ? known.amount : null }
  const pension = pensionAt(source, departureOf(about, horizon))
  switch (pension.kind) {
    case 'estimated':
      return pension.leftOut === undefined ? (
        <Trans id="projection.said.pension-estimated">
          <Amount value={pension.parts.month} /> brut par mois, estimée
        </Trans>
      ) : (
        <Trans id="projection.said.pension-least">
          Au moins <WholeAmount value={leastMonth(pension.parts.month)} /> brut par mois, sans un de vos régimes
        </Trans>
      )
    case 'known':
      return (
        <Trans id="projection.said.pension-known">
          <Amount value={pension.month} /> brut par mois, indiquée par vous
        </Trans>
      )
    case 'not-open':
      return pension.leftOut === undefined ? (
        <Trans id="projection.known.no-pension">Aucune à cet âge</Trans>
      ) : (
        <Trans id="projection.unknown.pension">Pas encore connue</Trans>
      )
    case 'none':
    default:
      return <Trans id="projection.unknown.pension">Pas encore connue</Trans>
  }
}

const Split = ({ actor }: Pick<SaidProps, 'actor'>): ReactElement => {
  const { answers, about } = useAnswered(actor)
  const accounts = countedAccounts(answers, about.accounts)
  const payments = spreadPayments(amountOf(answers.allocated_amount), accounts, answers.paid_to)
  const share = capitalShareOf({ accounts, payments, shares: answers.shares })
  const count = accounts.length
  if (count === 0) return <Trans id="projection.said.no-account">Aucun contrat compté</Trans>
  const contracts = <Plural id="projection.said.contracts" value={count} one="# contrat compté" other="# contrats comptés" />
  if (share === undefined || share === 0) return <Trans id="projection.said.split-none">Tout en rente, {contracts}</Trans>
  const annuity = 100 - share
  return (
    <Trans id="projection.said.split">
      {share}&nbsp;% en capital, {annuity}&nbsp;% en rente, {contracts}
    </Trans>
  )
}

const Payments = ({ actor }: Pick<SaidProps, 'actor'>): ReactElement => {
  const { answers } = useAnswered(actor)
  const amount = amountOf(answers.allocated_amount)
  if (amount.isZero()) return <Trans id="answers.said.none">Aucun</Trans>
  switch (answers.allocated_periodicity) {
    case 'monthly':
      return (
        <Trans id="projection.said.payment-month">
          <Amount value={amount} /> par mois
        </Trans>
      )
    case 'yearly':
      return (
        <Trans id="projection.said.payment-year">
          <Amount value={amount} /> par an
        </Trans>
      )
    case 'one_shot':
    default:
      return (
        <Trans id="projection.said.payment-once">
          <Amount value={amount} /> en une fois
        </Trans>
      )
  }
}

const Other = ({ actor }: Pick<SaidProps, 'actor'>): ReactElement => {
  const { answers } = useAnswered(actor)
  const amount = amountOf(answers.other_income)
  if (amount.isZero())
    return answers.other_income.trim() === '' ? (
      <Trans id="projection.other.unsaid">Pas encore indiqués</Trans>
    ) : (
      <Trans id="answers.said.none">Aucun</Trans>
    )
  return answers.other_income_kind === 'rent' ? (
    <Trans id="projection.said.rents">
      <Amount value={amount} /> de loyers par mois
    </Trans>
  ) : (
    <Trans id="projection.said.others">
      <Amount value={amount} /> net par mois
    </Trans>
  )
}

const Loan = ({ actor }: Pick<SaidProps, 'actor'>): ReactElement => {
  const { answers, horizon } = useAnswered(actor)
  const amount = amountOf(answers.property_loan)
  return amount.isZero() ? (
    <Trans id="projection.said.no-loan">Aucun après {horizon}&nbsp;ans</Trans>
  ) : (
    <Trans id="projection.said.payment-month">
      <Amount value={amount} /> par mois
    </Trans>
  )
}

const Household = ({ actor }: Pick<SaidProps, 'actor'>): ReactElement => {
  const { answers, about } = useAnswered(actor)
  const status = about.household?.declares ?? answers.marital_status
  if (status === '') return <Trans id="projection.said.no-household">Pas encore indiqué</Trans>
  const parts = about.household?.parts
  const written = parts === undefined ? undefined : String(parts).replace('.', ',')
  if (status === 'CE')
    return written === undefined ? (
      <Trans id="projection.said.alone">Seul(e)</Trans>
    ) : (
      <Trans id="projection.said.alone-parts">Seul(e), parts&nbsp;: {written}</Trans>
    )
  const spouse = amountOf(answers.household_income)
  return written === undefined ? (
    <Trans id="projection.said.couple">
      À deux, <Amount value={spouse} /> par an pour le conjoint
    </Trans>
  ) : (
    <Trans id="projection.said.couple-parts">
      À deux, parts&nbsp;: {written}, <Amount value={spouse} /> par an pour le conjoint
    </Trans>
  )
}

/** An answer as it was given. */
export const Said = ({ actor, part }: SaidProps): ReactElement => {
  const goal = useSelector(actor, (snapshot) => selectAnswers(snapshot).goal)
  switch (part) {
    case 'horizon':
      return <Age actor={actor} />
    case 'pension':
      return <Pension actor={actor} />
    case 'goal':
      return (
        <Trans id="projection.said.goal">
          <Amount value={amountOf(goal)} /> net par mois, en euros d’aujourd’hui
        </Trans>
      )
    case 'split':
      return <Split actor={actor} />
    case 'payments':
      return <Payments actor={actor} />
    case 'other':
      return <Other actor={actor} />
    case 'loan':
      return <Loan actor={actor} />
    case 'household':
      return <Household actor={actor} />
    default:
      return part satisfies never
  }
}
