import { changePlaceOf, closedActs, type ShownProfile } from '@hautelisse/domain/profile'
import { pathTo } from '@hautelisse/domain/portal'
import { VISITOR, type Scope } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LateOpenSessions } from '../open-sessions/index.ts'
import { TextLinkTo, useAim } from '../portal/index.ts'
import { RetryNote } from '../resource/index.ts'
import { useEditGate } from '../session/routes.tsx'
import { useApp, usePage, useSession } from '../shell/index.ts'
import { TextButton } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Note } from '../ui/note/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { ProfileBankCard } from './bank-card.tsx'
import { ClosedPanel } from './closed-panel.tsx'
import { DataPanel } from './data-panel.tsx'
import { DeclarationPanel } from './declaration-panel.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './profile.css.ts'
import { useContexts } from './use-contexts.ts'

/** Where data that are not changed here are changed (PERS-08). */
const ElsewhereData = ({ place }: { readonly place: 'external-space' | 'advisor' }): ReactElement => {
  const { navigation } = useApp()
  return (
    <Note>
      {place === 'advisor' ? (
        <>
          <p>
            <Trans id="profile.place.advisor">Pour modifier ces informations, dites à votre conseiller ce qui a changé.</Trans>
          </p>
          <TextButton icon={drawings.Envelope} onClick={() => navigation.openModal('advisor')}>
            <Trans id="frame.contact.long">Contacter mon conseiller</Trans>
          </TextButton>
        </>
      ) : (
        <>
          <p>
            <Trans id="profile.place.space">Ces informations se modifient dans votre espace retraite.</Trans>
          </p>
          <TextLinkTo to={pathTo('redirect', { action: 'space' })} icon={drawings.ArrowSquareOut}>
            <Trans id="profile.place.space-way">Modifier dans cet espace</Trans>
          </TextLinkTo>
        </>
      )}
    </Note>
  )
}

const ConsentsCard = (): ReactElement => {
  const aim = useAim()
  return (
    <Panel aria-labelledby="profile-consents">
      <div className={styles.head}>
        <h2 id="profile-consents" className={text({ as: 'subtitle' })}>
          <Trans id="profile.nav.consents">Consentements</Trans>
        </h2>
      </div>
      <p>
        <Trans id="profile.consents.text">
          Ce que vous acceptez de transmettre, et si un conseiller peut voir votre espace avec vous, sans rien modifier.
        </Trans>
      </p>
      <p>
        <TextLinkTo {...aim({ hash: 'consents' })} icon={drawings.CheckCircle}>
          <Trans id="profile.consents.open">Voir mes consentements</Trans>
        </TextLinkTo>
      </p>
      <p>
        <TextLinkTo to={pathTo('aggregation')} icon={drawings.Bank}>
          <Trans id="profile.consents.banks">Voir les accords donnés pour mes comptes ailleurs</Trans>
        </TextLinkTo>
      </p>
    </Panel>
  )
}

/** Personal data, bank accounts, consents and the declaration of one family. */
export const PersonalData = ({ profile }: { readonly profile: ShownProfile }): ReactElement => {
  const { clock } = useApp()
  const gate = useEditGate()
  const scope = usePage().params.scope as Scope
  const user = useSession(selectUser) ?? VISITOR
  const place = changePlaceOf(user, scope)
  const { identity, address, retry } = useContexts()
  const known = {
    identity: identity.kind === 'known' ? identity.value : undefined,
    address: address.kind === 'known' ? address.value : undefined,
  }
  return (
    <>
      {place !== 'here' && <ElsewhereData place={place} />}
      {place === 'here' && user.scopes.includes('ais') && (
        <p className={text({ as: 'small' })}>
          <Trans id="profile.data.both">Vaut pour toute votre épargne.</Trans>
        </p>
      )}
      <DataPanel profile={profile} isHidden={gate === 'code'} canEdit={place === 'here' && gate === 'open'} {...known} />
      {(identity.kind === 'failed' || address.kind === 'failed') && (
        <RetryNote kind="alert" onRetry={() => retry(identity.kind === 'failed' ? 'identity' : 'address')}>
          <p>
            <Trans id="profile.context.failed">Cette opération est momentanément indisponible</Trans>
          </p>
        </RetryNote>
      )}
      {known.identity !== undefined && place === 'here' && (
        <DeclarationPanel context={known.identity} today={clock.today()} canEdit={gate === 'open' || gate === 'code'} />
      )}
      <ClosedPanel acts={closedActs({ gate, place, ...known, bankFrom: known.identity?.bank_online_from })} />
      <div className={styles.pair}>
        <ProfileBankCard profile={profile} />
        <ConsentsCard />
      </div>
      <LateOpenSessions />
    </>
  )
}
