import { PROOFS, type ShownProfile } from '@hautelisse/domain/profile'
import { addressChange, changeDrafts, changeMachine, type AddressForm, type ChangeCompany } from '@hautelisse/machines/profile'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { useApp } from '../shell/index.ts'
import { TextField } from '../ui/field/index.ts'
import { Select } from '../ui/select/index.ts'
import { addressText } from './address-text.ts'
import { ChangeNotice } from './contact-forms.tsx'
import { EditForm, useChange } from './edit-form.tsx'
import * as styles from './profile.css.ts'
import { ProofFields } from './proof-fields.tsx'
import { useCountries } from './use-countries.ts'

type AddressEditProps = { readonly profile: ShownProfile; readonly company: ChangeCompany; readonly otherWay: ReactNode }

const machine = changeMachine<AddressForm>()

type Line = 'street_line' | 'additional_address_1' | 'zip_postal_code' | 'locality'

const LABELS: Readonly<Record<Line, ReactElement>> = {
  additional_address_1: <Trans id="profile.address.more">Bâtiment, étage (facultatif)</Trans>,
  street_line: <Trans id="profile.address.street">Numéro et rue</Trans>,
  zip_postal_code: <Trans id="profile.address.postcode">Code postal</Trans>,
  locality: <Trans id="profile.address.locality">Ville</Trans>,
}
const AUTO: Readonly<Record<Line, string>> = {
  additional_address_1: 'address-line2',
  street_line: 'address-line1',
  zip_postal_code: 'postal-code',
  locality: 'address-level2',
}

/** The postal address, with a document (PROF-06). */
export const AddressEdit = ({ company, profile, otherWay }: AddressEditProps): ReactElement => {
  const { t } = useLingui()
  const { client } = useApp()
  const countries = useCountries()
  const { address: today } = profile
  const standing = addressText(today)
  const view = useChange<AddressForm>(machine, changeDrafts.address, () => ({
    ...addressChange(client, company),
    form: {
      street_line: today?.street_line ?? '',
      zip_postal_code: today?.zip_postal_code ?? '',
      locality: today?.locality ?? '',
      additional_address_1: today?.additional_address_1 ?? '',
      country: today?.country ?? 'FR',
      proof: undefined,
    },
  }))
  const field = (line: Line): ReactElement => (
    <TextField
      id={line}
      autoComplete={AUTO[line]}
      label={LABELS[line]}
      value={view.form[line] ?? ''}
      onValueChange={(text) => view.answer({ [line]: text })}
      error={view.wrong(line)}
    />
  )
  return (
    <EditForm
      view={view}
      otherWay={otherWay}
      then={
        <>
          <p>
            <Trans id="profile.saved.checked">
              Vos pièces sont vérifiées en deux jours ouvrés. Les données d’avant valent jusque-là.
            </Trans>
          </p>
          <ChangeNotice />
        </>
      }
    >
      {standing !== '' && (
        <p>
          <Trans id="profile.address.today">Votre adresse aujourd’hui : {standing}</Trans>
        </p>
      )}
      <Select
        id="country"
        label={t({ id: 'profile.address.country', message: 'Pays' })}
        value={view.form.country}
        onValueChange={(country) => view.answer({ country })}
        options={countries}
        error={view.wrong('country')}
      />
      {field('additional_address_1')}
      {field('street_line')}
      <div className={styles.shortAndLong}>
        {field('zip_postal_code')}
        {field('locality')}
      </div>
      <ProofFields view={view} proofs={PROOFS.address} onProof={(proof) => view.answer({ proof })} />
    </EditForm>
  )
}
