import { pathTo } from '@hautelisse/domain/portal'
import { changePlaceOf, profileOf, type ShownProfile } from '@hautelisse/domain/profile'
import { VISITOR, type Scope } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { Suspense, type ReactElement } from 'react'
import { BankAccountChange, BankAccounts } from '../bank-account/index.ts'
import { ContactSection } from '../contact/index.ts'
import { useSentOn } from '../act/index.ts'
import { TextLinkTo, UnknownData } from '../portal/index.ts'
import { MobileNotice, OtpNotice, useEditGate } from '../session/routes.tsx'
import { usePage, useSession } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Skeleton } from '../ui/skeleton/index.ts'
import { ProfileBankCard } from './bank-card.tsx'
import { EditPage } from './edit-page.tsx'
import type { EditAction } from './edit-link.tsx'
import { ProfileFrame } from './frame.tsx'
import { PersonalData } from './personal-data.tsx'

type SectionProps = { readonly profile: ShownProfile }

const BACK_TITLE = <Trans id="page.profile.title">Mon profil</Trans>

const ProfileJourney = ({ profile }: SectionProps): ReactElement => {
  const { journey = 'personal-data', action } = usePage().params
  if (journey === 'bank-coordinates') return <BankCoordinates profile={profile} isEdited={action !== undefined} />
  return <PersonalData profile={profile} />
}

/** Where the section of the bank account stands. */
const BankCoordinates = ({ profile, isEdited }: SectionProps & { readonly isEdited: boolean }): ReactElement => {
  const user = useSession(selectUser) ?? VISITOR
  const scope = usePage().params.scope as Scope
  if (changePlaceOf(user, scope) !== 'here')
    return (
      <>
        {isEdited && <OtpNotice />}
        <ProfileBankCard profile={profile} />
      </>
    )
  return (
    <Suspense fallback={<Skeleton />}>
      <BankAccounts />
    </Suspense>
  )
}

const BackFromProfile = (): ReactElement => {
  const { scope } = usePage().params
  const sentOn = useSentOn()
  return (
    <TextLinkTo {...sentOn(pathTo('profile', { scope, journey: 'personal-data' }))} icon={drawings.ArrowLeft}>
      {BACK_TITLE}
    </TextLinkTo>
  )
}

const EDITS: ReadonlySet<string> = new Set<EditAction>([
  'edit-email',
  'edit-phone',
  'edit-identity',
  'edit-address',
  'edit-declaration',
])
const isEdit = (action: string | undefined): action is EditAction => action !== undefined && EDITS.has(action)

const ProfileContent = ({ profile, scope }: SectionProps & { readonly scope: Scope }): ReactElement => {
  const { journey = 'personal-data', action } = usePage().params
  const gate = useEditGate()
  const user = useSession(selectUser) ?? VISITOR
  if (isEdit(action) && changePlaceOf(user, scope) === 'here')
    return <EditPage key={action} action={action} back={<BackFromProfile />} profile={profile} />
  if (action === 'edit-bank-account' && changePlaceOf(user, scope) === 'here')
    return (
      <Suspense fallback={<Skeleton />}>
        <BankAccountChange />
      </Suspense>
    )
  return (
    <ProfileFrame title={BACK_TITLE}>
      {journey === 'personal-data' && (gate === 'code' ? <OtpNotice /> : <MobileNotice />)}
      <ProfileJourney profile={profile} />
    </ProfileFrame>
  )
}

/** /profile/{scope}/{journey?}/{action?}: one family's profile; a family that the person does not hold is said to be missing (PROF-02, P-SESS-15, P-SESS-16, P-SESS-19). */
export const ProfilePage = (): ReactElement => {
  const { scope, journey } = usePage().params
  const user = useSession(selectUser)
  // The contact form works without a profile: one that cannot be read is a reason to write.
  if (journey === 'contact')
    return (
      <ProfileFrame title={BACK_TITLE}>
        <Suspense fallback={<Skeleton />}>
          <ContactSection />
        </Suspense>
      </ProfileFrame>
    )
  const profile = user === undefined ? undefined : profileOf(user, scope as Scope)
  if (profile !== undefined) return <ProfileContent profile={profile} scope={scope as Scope} />
  return (
    <ProfileFrame title={BACK_TITLE}>
      <UnknownData>
        <Trans id="profile.page.unknown">Ce profil n’est pas le vôtre, ou il n’a pas pu être lu.</Trans>
      </UnknownData>
    </ProfileFrame>
  )
}
