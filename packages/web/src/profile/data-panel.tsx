import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { hiddenMobile, type AddressContext, type IdentityContext, type ShownProfile } from '@hautelisse/domain/profile'
import { maskPhone } from '@hautelisse/domain/identifiers'
import { Trans } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { VisuallyHidden } from '../ui/visually-hidden/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './profile.css.ts'
import { addressText } from './address-text.ts'
import { EditLink, type EditAction } from './edit-link.tsx'

const Veil = ({ width }: { readonly width: string }): ReactElement => (
  <>
    <i className={styles.veil} style={{ width }} />
    <VisuallyHidden>
      <Trans id="profile.data.hidden">masqué</Trans>
    </VisuallyHidden>
  </>
)

type EntryProps = {
  readonly term: ReactNode
  readonly edit?: EditAction | undefined
  /** Width of what hides the value before the code. */
  readonly width?: string
  readonly isHidden?: boolean
  readonly children: ReactNode
}

const DataEntry = ({ term, edit, width = '14ch', isHidden = false, children }: EntryProps): ReactElement => (
  <div className={`${styles.entry} ${styles.secondEntry}`}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{isHidden ? <Veil width={width} /> : children}</dd>
    {edit !== undefined && (
      <dd className={styles.aside}>
        <EditLink action={edit} />
      </dd>
    )}
  </div>
)

const NoValue = (): ReactElement => (
  <span className={text({ as: 'small' })}>
    <Trans id="profile.data.none">Non renseigné</Trans>
  </span>
)

const WaitingValue = (): ReactElement => (
  <Tag kind="running">
    <Trans id="profile.data.waiting">En cours de vérification</Trans>
  </Tag>
)

type DataPanelProps = {
  readonly profile: ShownProfile
  /** Before the code of the session only the name is readable. */
  readonly isHidden: boolean
  /** Whether something is changed here at all: else there is no way to a form. */
  readonly canEdit: boolean
  readonly identity: IdentityContext | undefined
  readonly address: AddressContext | undefined
}

/** Who the saver is, each line with its way to a change. Before the code the values are hidden from onlookers, which protects nothing (PERS-09). */
export const DataPanel = ({ profile, isHidden, canEdit, identity, address }: DataPanelProps): ReactElement => {
  const written = addressText(profile.address)
  const editOf = (action: EditAction): EditAction | undefined => (canEdit ? action : undefined)
  return (
    <Panel aria-labelledby="profile-data">
      <div className={styles.head}>
        <h2 id="profile-data" className={text({ as: 'subtitle' })}>
          <Trans id="portal.footer.personal-data">Données personnelles</Trans>
        </h2>
        {isHidden && (
          <Tag>
            <Icon of={drawings.Lock} /> <Trans id="profile.data.protected">Protégées</Trans>
          </Tag>
        )}
      </div>
      <dl className={`${styles.list} ${styles.twoColumns}`}>
        <DataEntry term={<Trans id="profile.data.name">Nom et prénom</Trans>} edit={editOf('edit-identity')}>
          {profile.last_name} {profile.first_name} {identity?.pending !== undefined && <WaitingValue />}
        </DataEntry>
        <DataEntry term={<Trans id="profile.data.birth">Date de naissance</Trans>} width="10ch" isHidden={isHidden}>
          {formatFrenchDate(profile.birth_date)}
        </DataEntry>
        <DataEntry
          term={<Trans id="profile.data.email">E-mail</Trans>}
          width="22ch"
          isHidden={isHidden}
          edit={editOf('edit-email')}
        >
          {profile.email ?? <NoValue />}
        </DataEntry>
        <DataEntry term={<Trans id="profile.data.mobile">Téléphone mobile</Trans>} isHidden={isHidden}>
          {profile.mobile === undefined ? <NoValue /> : hiddenMobile(profile.mobile)}
        </DataEntry>
        <DataEntry
          term={<Trans id="profile.data.phone">Téléphone personnel</Trans>}
          isHidden={isHidden}
          edit={editOf('edit-phone')}
        >
          {profile.personal_phone === undefined ? <NoValue /> : maskPhone(profile.personal_phone)}
        </DataEntry>
        <DataEntry
          term={<Trans id="profile.data.address">Adresse</Trans>}
          width="26ch"
          isHidden={isHidden}
          edit={editOf('edit-address')}
        >
          {written === '' ? <NoValue /> : written} {address?.pending !== undefined && <WaitingValue />}
        </DataEntry>
      </dl>
      {canEdit && (
        <p className={text({ as: 'small' })}>
          <Trans id="profile.data.mobile-note">
            Votre mobile sert à vous identifier. Pour le changer, écrivez-nous avec une copie de votre pièce d’identité.
          </Trans>
        </p>
      )}
    </Panel>
  )
}
