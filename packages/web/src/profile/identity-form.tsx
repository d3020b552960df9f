import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { PROOFS, type IdentityContext, type ShownProfile } from '@hautelisse/domain/profile'
import type { Gender } from '@hautelisse/domain/session'
import { changeDrafts, changeMachine, identityChange, type ChangeCompany, type IdentityForm } from '@hautelisse/machines/profile'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactElement, type ReactNode } from 'react'
import { useApp } from '../shell/index.ts'
import { Segmented } from '../ui/choice/index.ts'
import { TextField } from '../ui/field/index.ts'
import { ChangeNotice } from './contact-forms.tsx'
import { EditForm, useChange } from './edit-form.tsx'
import { text } from '../ui/page/index.ts'
import * as styles from './profile.css.ts'
import { ProofFields } from './proof-fields.tsx'

type IdentityEditProps = {
  readonly profile: ShownProfile
  readonly company: ChangeCompany
  readonly context: IdentityContext
  readonly otherWay: ReactNode
}

const machine = changeMachine<IdentityForm>()

/** What only civil registers tell: it is read here, and corrected by post. */
const Civil = ({ context: { civil } }: Pick<IdentityEditProps, 'context'>): ReactElement | null => {
  if (civil === undefined) return null
  const [name, date, place] = [civil.birth_name, formatFrenchDate(civil.birth_date), civil.birth_place]
  return (
    <p className={text({ as: 'small' })}>
      {place === undefined ? (
        <Trans id="profile.identity.civil">
          Nom de naissance {name}, naissance le {date}. Une correction de ces données passe par courrier.
        </Trans>
      ) : (
        <Trans id="profile.identity.civil-place">
          Nom de naissance {name}, naissance le {date} à {place}. Une correction de ces données passe par courrier.
        </Trans>
      )}
    </p>
  )
}

/** Name in use, first name and title, with a document (PROF-01). */
export const IdentityEdit = ({ profile, company, context, otherWay }: IdentityEditProps): ReactElement => {
  const { t } = useLingui()
  const { client } = useApp()
  const { first_name, last_name, gender = 'F' } = profile
  const title = useId()
  const view = useChange<IdentityForm>(machine, changeDrafts.identity, () => ({
    ...identityChange(client, company, { first_name, last_name, gender }),
    form: { first_name, last_name, gender, proof: undefined },
  }))
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
      <div>
        <p id={title} className={styles.question}>
          <Trans id="profile.identity.title">Civilité</Trans>
        </p>
        <Segmented<Gender>
          labelledBy={title}
          value={view.form.gender}
          onValueChange={(next) => view.answer({ gender: next })}
          options={[
            { value: 'F', label: t({ id: 'profile.identity.madam', message: 'Madame' }) },
            { value: 'M', label: t({ id: 'profile.identity.sir', message: 'Monsieur' }) },
          ]}
        />
      </div>
      <TextField
        id="last_name"
        autoComplete="family-name"
        label={<Trans id="profile.identity.last-name">Nom d’usage</Trans>}
        value={view.form.last_name}
        onValueChange={(typed) => view.answer({ last_name: typed })}
        error={view.wrong('last_name')}
      />
      <TextField
        id="first_name"
        autoComplete="given-name"
        label={<Trans id="profile.identity.first-name">Prénom</Trans>}
        value={view.form.first_name}
        onValueChange={(typed) => view.answer({ first_name: typed })}
        error={view.wrong('first_name')}
      />
      <Civil context={context} />
      <ProofFields view={view} proofs={PROOFS.identity} onProof={(proof) => view.answer({ proof })} />
    </EditForm>
  )
}
