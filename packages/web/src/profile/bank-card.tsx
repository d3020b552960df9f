import { hiddenIban, type ShownProfile } from '@hautelisse/domain/profile'
import { pathTo } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSentOn } from '../act/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { usePage } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './profile.css.ts'

type BankProps = { readonly profile: ShownProfile }

const UsedAccount = ({ iban }: { readonly iban: string | undefined }): ReactElement =>
  iban === undefined ? (
    <>
      <dd className={styles.value}>
        <Trans id="profile.bank.none">Aucun compte renseigné</Trans>
      </dd>
      <dd className={styles.aside}>
        <Tag kind="alert">
          <Trans id="profile.bank.missing">À ajouter</Trans>
        </Tag>
      </dd>
    </>
  ) : (
    <>
      <dd className={styles.value}>{hiddenIban(iban)}</dd>
      <dd className={styles.aside}>
        <Tag kind="done">
          <Trans id="profile.bank.valid">Validé</Trans>
        </Tag>
      </dd>
    </>
  )

/** The bank accounts of a profile, never shown whole (BANK-06). */
export const ProfileBankCard = ({ profile: { bank_accounts: accounts } }: BankProps): ReactElement => {
  const { scope } = usePage().params
  const sentOn = useSentOn()
  const ibanOf = (wanted: 'VIREMENT' | 'PRELEVEMENT') => accounts.find(({ type }) => type === wanted)?.iban
  return (
    <Panel aria-labelledby="profile-bank">
      <div className={styles.head}>
        <h2 id="profile-bank" className={text({ as: 'subtitle' })}>
          <Trans id="profile.nav.bank">Coordonnées bancaires</Trans>
        </h2>
      </div>
      <dl className={styles.list}>
        <div className={styles.entry}>
          <dt className={styles.term}>
            <Trans id="profile.bank.receive">Pour recevoir (virement)</Trans>
          </dt>
          <UsedAccount iban={ibanOf('VIREMENT')} />
        </div>
        <div className={styles.entry}>
          <dt className={styles.term}>
            <Trans id="profile.bank.debit">Pour verser (prélèvement)</Trans>
          </dt>
          <UsedAccount iban={ibanOf('PRELEVEMENT')} />
        </div>
      </dl>
      <p>
        <TextLinkTo {...sentOn(pathTo('profile', { scope, journey: 'bank-coordinates' }))} icon={drawings.Bank}>
          <Trans id="profile.bank.open">Voir mes comptes bancaires</Trans>
        </TextLinkTo>
      </p>
    </Panel>
  )
}
