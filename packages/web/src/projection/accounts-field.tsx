import type { Account } from '@hautelisse/domain/accounts'
import {
  ANNUITY_SHARES,
  countedAccounts,
  mayBeCapital,
  projectionCandidates,
  type Candidate,
  type ProjectionContext,
} from '@hautelisse/domain/projection'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Checkbox } from '../ui/checkbox/index.ts'
import { text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import type { Desk } from './desk.ts'
import * as styles from './answers.css.ts'
import { useReasonWords } from './words.ts'

type OfDesk = { readonly desk: Desk }
type CandidateProps = OfDesk & { readonly candidate: Candidate; readonly isCounted: boolean; readonly share: number }

/** An account with why it is counted or not, its tick, and how much of it becomes an annuity. */
const CandidateRow = ({ desk, candidate, isCounted, share }: CandidateProps): ReactElement => {
  const { t } = useLingui()
  const reasons = useReasonWords()
  const { account, reason, canCount } = candidate
  const { policy_id: policy, title } = account
  const name = (
    <>
      <b>{title}</b> <Amount value={account.balance} />
      <br />
      <span className={text({ as: 'small' })}>{reasons[reason]}</span>
    </>
  )
  return (
    <li className={styles.account}>
      {canCount ? (
        <Checkbox
          label={name}
          checked={isCounted}
          onChange={(isTicked) => desk.send({ type: 'accountTicked', policy, isTicked })}
        />
      ) : (
        <p>{name}</p>
      )}
      {isCounted && mayBeCapital(account) && (
        <Select
          label={t({ id: 'projection.account.share', message: `Part en rente, ${title}` })}
          value={String(share)}
          onValueChange={(value) => desk.send({ type: 'shareChosen', policy, share: Number(value) })}
          options={ANNUITY_SHARES.map((one) => ({ value: String(one), label: `${one} %` }))}
        />
      )}
    </li>
  )
}

/** What the company scheme says of itself, as it comes: its balance, and the share of its annuity by age (O-CONST-29). */
const CompanyScheme = ({ scheme }: { readonly scheme: NonNullable<ProjectionContext['companyScheme']> }): ReactElement => {
  const reasons = useReasonWords()
  const shares = Object.entries(scheme.annuity)
    .map(([age, share]) => `${age}\u00A0: ${share}\u00A0%`)
    .join(', ')
  return (
    <li className={styles.account}>
      <p>
        <b>
          <Trans id="projection.scheme.title">Régime de retraite de votre entreprise</Trans>
        </b>{' '}
        <Amount value={scheme.balance} />
        <br />
        <span className={text({ as: 'small' })}>{reasons['company-scheme']}</span>
        <br />
        <span className={text({ as: 'small' })}>
          <Trans id="projection.scheme.shares">Part de la rente selon l’âge, telle que le régime la donne&nbsp;: {shares}.</Trans>
        </span>
      </p>
    </li>
  )
}

type AccountsProps = OfDesk & {
  readonly accounts: readonly Account[]
  readonly scheme: ProjectionContext['companyScheme']
}

/** Accounts of the project, each with why it counts (RP-05, RP-06). */
export const ProjectAccounts = ({ desk, accounts, scheme }: AccountsProps): ReactElement => {
  const { answers } = desk
  const counted = new Set(countedAccounts(answers, accounts))
  return (
    <>
      <p className={text({ as: 'small', tone: 'ink', strong: true })}>
        <Trans id="projection.accounts.title">Comptes pris en compte</Trans>
      </p>
      <p className={text({ as: 'small' })}>
        <Trans id="projection.accounts.law">
          Les versements obligatoires et l’article 83 restent une rente, quelle que soit la part choisie.
        </Trans>
      </p>
      <ul>
        {projectionCandidates(accounts).map((candidate) => (
          <CandidateRow
            key={candidate.account.policy_id}
            desk={desk}
            candidate={candidate}
            isCounted={counted.has(candidate.account)}
            share={answers.shares[candidate.account.policy_id] ?? ANNUITY_SHARES[0]}
          />
        ))}
        {scheme !== null && <CompanyScheme scheme={scheme} />}
      </ul>
    </>
  )
}
