import { maskPhone } from '@hautelisse/domain/identifiers'
import type { ShownProfile } from '@hautelisse/domain/profile'
import {
  changeDrafts,
  changeMachine,
  emailChange,
  phoneChange,
  type EmailForm,
  type PhoneForm,
} from '@hautelisse/machines/profile'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useApp } from '../shell/index.ts'
import { TextField } from '../ui/field/index.ts'
import { PhoneField } from '../ui/masked-field/index.ts'
import { EditForm, useChange } from './edit-form.tsx'

type FormProps = { readonly profile: ShownProfile }

const emailMachine = changeMachine<EmailForm>()
const phoneMachine = changeMachine<PhoneForm>()

/** What a change that is told of brings along: it is said where it was taken. */
export const ChangeNotice = (): ReactElement => (
  <p>
    <Trans id="profile.saved.told">
      Nous l’avons dit à votre ancienne adresse e-mail et à votre mobile. Pendant 72&nbsp;heures, un changement de compte bancaire
      passe par courrier.
    </Trans>
  </p>
)

/** The e-mail address, in force at once (PROF-07). */
export const EmailEdit = ({ profile }: FormProps): ReactElement => {
  const { client } = useApp()
  const view = useChange<EmailForm>(emailMachine, changeDrafts.email, () => ({
    ...emailChange(client, profile.email),
    form: { email: profile.email ?? '' },
  }))
  return (
    <EditForm view={view} then={<ChangeNotice />}>
      <TextField
        id="email"
        type="email"
        autoComplete="email"
        label={<Trans id="profile.data.email">E-mail</Trans>}
        value={view.form.email}
        onValueChange={(email) => view.answer({ email })}
        error={view.wrong('email')}
      />
    </EditForm>
  )
}

/** The personal telephone number; an empty one removes it (PROF-08). */
export const PhoneEdit = ({ profile }: FormProps): ReactElement => {
  const { client } = useApp()
  const view = useChange<PhoneForm>(phoneMachine, changeDrafts.phone, () => ({
    ...phoneChange(client, profile.personal_phone),
    form: { personal_phone: maskPhone(profile.personal_phone ?? '') },
  }))
  return (
    <EditForm view={view}>
      <PhoneField
        id="personal_phone"
        label={<Trans id="profile.data.phone">Téléphone personnel</Trans>}
        hint={<Trans id="profile.phone.hint">10 chiffres. Laissez vide pour le retirer.</Trans>}
        value={view.form.personal_phone}
        onValueChange={(text) => view.answer({ personal_phone: text })}
        error={view.wrong('personal_phone')}
      />
    </EditForm>
  )
}
