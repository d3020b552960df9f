import { PROOFS, isOnline, wayOf, type HandedIn, type ShownProfile } from '@hautelisse/domain/profile'
import type { Content } from '@hautelisse/machines/resource'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { ResourceView } from '../resource/index.ts'
import { OtpNotice, useOpenedGate } from '../session/routes.tsx'
import { Note } from '../ui/note/index.ts'
import { SkeletonLine } from '../ui/skeleton/index.ts'
import { AddressEdit } from './address-form.tsx'
import { EmailEdit, PhoneEdit } from './contact-forms.tsx'
import { DeclarationEdit } from './declaration-form.tsx'
import type { EditAction } from './edit-link.tsx'
import { ProfileFrame } from './frame.tsx'
import { IdentityEdit } from './identity-form.tsx'
import { useContexts } from './use-contexts.ts'
import { WayNotice } from './way-notice.tsx'
import { useProofWords } from './words.ts'

const TITLES: Readonly<Record<EditAction, ReactElement>> = {
  'edit-email': <Trans id="profile.edit.email">Modifier mon e-mail</Trans>,
  'edit-phone': <Trans id="profile.edit.phone">Modifier mon téléphone personnel</Trans>,
  'edit-identity': <Trans id="profile.edit.identity">Modifier mon identité</Trans>,
  'edit-address': <Trans id="profile.edit.address">Modifier mon adresse</Trans>,
  'edit-declaration': <Trans id="profile.edit.declaration">Mes données à déclarer</Trans>,
}

type ContextedProps<Context extends HandedIn & { readonly pending?: object | undefined }> = {
  readonly of: Content<Context>
  readonly onRetry: () => void
  readonly papers: readonly string[]
  /** A change that is always online, whatever the context says. */
  readonly isAlwaysOnline?: boolean
  readonly children: (context: Context, otherWay: ReactNode) => ReactNode
}

const WAITED = [1, 2, 3]

/** A change that its context governs: no form before it is known, none where it does not come online, and the way by post beside it (O-ERR-08). */
const Contexted = <Context extends HandedIn & { readonly pending?: object | undefined }>({
  of,
  onRetry,
  papers,
  isAlwaysOnline = false,
  children,
}: ContextedProps<Context>): ReactElement => {
  const { t } = useLingui()
  return (
    <ResourceView
      of={of}
      onRetry={onRetry}
      level={2}
      waiting={t({ id: 'profile.context.waiting', message: 'Lecture de ce qui est possible' })}
      rows={WAITED.map((place) => (
        <SkeletonLine key={place} height={64} width="100%" />
      ))}
      failed={<Trans id="profile.context.failed">Cette opération est momentanément indisponible</Trans>}
      absent={<WayNotice way={wayOf(undefined)} papers={papers} />}
    >
      {(context) => {
        const way = wayOf(context)
        if (isAlwaysOnline) return children(context, undefined)
        if (context.pending !== undefined)
          return (
            <Note>
              <Trans id="profile.pending.text">
                Votre demande est en cours de vérification. Vous pourrez en faire une autre ensuite.
              </Trans>
            </Note>
          )
        const otherWay = <WayNotice way={way} papers={papers} />
        return isOnline(way) ? children(context, otherWay) : otherWay
      }}
    </ResourceView>
  )
}

type FormProps = { readonly action: EditAction; readonly profile: ShownProfile }

const EditedForm = ({ action, profile }: FormProps): ReactElement => {
  const nameOf = useProofWords()
  const { company, identity, address, retry } = useContexts()
  const [main, of] = [company ?? { id: '' }, { profile }]
  if (action === 'edit-email') return <EmailEdit {...of} />
  if (action === 'edit-phone') return <PhoneEdit {...of} />
  if (action === 'edit-address')
    return (
      <Contexted of={address} onRetry={() => retry('address')} papers={PROOFS.address.map(nameOf)}>
        {(_, otherWay) => <AddressEdit {...of} company={main} otherWay={otherWay} />}
      </Contexted>
    )
  return (
    <Contexted
      of={identity}
      onRetry={() => retry('identity')}
      papers={PROOFS.identity.map(nameOf)}
      isAlwaysOnline={action === 'edit-declaration'}
    >
      {(context, otherWay) =>
        action === 'edit-identity' ? (
          <IdentityEdit {...of} company={main} context={context} otherWay={otherWay} />
        ) : (
          <DeclarationEdit company={main} context={context} />
        )
      }
    </Contexted>
  )
}

/** The page of one change: what is missing first, then its form. */
export const EditPage = ({ back, ...form }: FormProps & { readonly back: ReactNode }): ReactElement => {
  const isOpen = useOpenedGate()
  return (
    <ProfileFrame title={TITLES[form.action]} back={back}>
      {isOpen ? <EditedForm {...form} /> : <OtpNotice />}
    </ProfileFrame>
  )
}
