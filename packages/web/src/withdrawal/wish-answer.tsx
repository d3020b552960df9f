import type { WishAnswer } from '@hautelisse/machines/withdrawal'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Amount } from '../ui/amount/index.ts'
import { Table } from '../ui/page/index.ts'
import { usePartWords } from './part-words.ts'
import { contractName } from './results/contract-names.ts'
import { useSideWords } from './side-words.ts'
import { figure, sentence } from './wish.css.ts'

export type AnswerProps = { readonly answer: WishAnswer }

/** The answer in one or two sentences: what it gives, or the most and why. */
export const WishSentence = ({ answer: { kind, monthly, capital } }: AnswerProps): ReactElement => {
  if (kind === 'enough')
    return (
      <div className={sentence}>
        <b className={figure}>
          <Trans id="withdrawal.wish.enough">
            Rien de plus à convertir&nbsp;: <Amount value={monthly} size="s" /> par mois de toute façon
          </Trans>
        </b>
        <span>
          <Trans id="withdrawal.wish.enough-why">
            C’est la rente de vos versements obligatoires et articles&nbsp;83. Le reste peut venir en capital&nbsp;:{' '}
            <Amount value={capital} /> au départ.
          </Trans>
        </span>
      </div>
    )
  if (kind === 'beyond')
    return (
      <div className={sentence}>
        <b className={figure}>
          <Trans id="withdrawal.wish.most">
            Au plus <Amount value={monthly} size="s" /> par mois
          </Trans>
        </b>
        <span>
          <Trans id="withdrawal.wish.most-why">
            Toute l’épargne de ces contrats est alors en rente&nbsp;: rien ne reste en capital.
          </Trans>
        </span>
      </div>
    )
  return (
    <div className={sentence}>
      <b className={figure}>
        <Trans id="withdrawal.wish.found">
          <Amount value={capital} size="s" /> restent en capital, au départ
        </Trans>
      </b>
      <span>
        <Trans id="withdrawal.wish.given">
          Rente de ce partage&nbsp;: <Amount value={monthly} /> par mois.
        </Trans>{' '}
        <Trans id="withdrawal.wish.cent">Un centime de moins converti ne suffirait pas.</Trans>
      </span>
    </div>
  )
}

/** What each part of each contract converts, in savings of today. */
export const WishTable = ({ answer: { contracts } }: AnswerProps): ReactElement => {
  const { t } = useLingui()
  const sides = useSideWords()
  const parts = usePartWords()
  const all = contracts.map(({ contract }) => contract)
  return (
    <Table<'name' | 'capital' | 'annuity'>
      dense
      namesAbove
      caption={t({ id: 'withdrawal.wish.caption', message: 'Ce partage, en épargne d’aujourd’hui' })}
      captionShown
      columns={[
        { id: 'name', label: t({ id: 'withdrawal.wish.part', message: 'Épargne de chaque contrat' }) },
        { id: 'capital', label: sides.capital, align: 'end' },
        { id: 'annuity', label: sides.annuity, align: 'end' },
      ]}
      groups={contracts.map(({ contract, parts: rows }) => ({
        key: contract.account.policy_id,
        title: contractName(contract, all),
        rows: rows.map(({ name, capital, annuity }) => ({
          key: name,
          cells: { name: parts[name], capital: <Amount value={capital} />, annuity: <Amount value={annuity} /> },
        })),
      }))}
    />
  )
}
