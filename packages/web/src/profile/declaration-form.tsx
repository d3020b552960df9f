import { formatFrenchDate, parseFrenchDate } from '@hautelisse/domain/calendar'
import {
  EXPOSURES,
  MOST_COUNTRIES,
  OCCUPATIONS,
  PUBLIC_FUNCTIONS,
  type Exposure,
  type IdentityContext,
  type Occupation,
  type PublicFunction,
  type TypedDeclaration,
} from '@hautelisse/domain/profile'
import { changeDrafts, changeMachine, declarationChange, type ChangeCompany } from '@hautelisse/machines/profile'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useApp } from '../shell/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { DateField, TextField } from '../ui/field/index.ts'
import { Select } from '../ui/select/index.ts'
import { useDeclarationWords } from './declaration-words.ts'
import { EditForm, useChange, type ChangeView } from './edit-form.tsx'
import { text } from '../ui/page/index.ts'
import { useCountries } from './use-countries.ts'

type DeclarationEditProps = { readonly company: ChangeCompany; readonly context: IdentityContext }

const machine = changeMachine<TypedDeclaration>()

const EMPTY: TypedDeclaration = {
  birth_place: '',
  birth_country: '',
  nationalities: [],
  tax_residences: [],
  occupation: '',
  us_person: undefined,
  politically_exposed: '',
  public_function: undefined,
  function_end: undefined,
}

/** A form that begins with what was declared before. */
const formOf = ({ declaration }: IdentityContext): TypedDeclaration => {
  if (declaration === undefined) return EMPTY
  const { declared_on: _, ...before } = declaration
  return before
}

const QuestionReason = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p className={text({ as: 'small' })}>{children}</p>
)

/** Names of the places that countries are chosen for: one is asked for, the others are there for who has more. */
const PLACES = ['first', 'second', 'third'] as const
type Place = (typeof PLACES)[number]

type CountriesProps = {
  readonly name: 'nationalities' | 'tax_residences'
  readonly labels: Readonly<Record<Place, string>>
  readonly view: ChangeView<TypedDeclaration>
}

/** One to three countries: the next place opens once the one before is filled. */
const Countries = ({ name, labels, view }: CountriesProps): ReactElement => {
  const { t } = useLingui()
  const countries = useCountries()
  const codes = view.form[name] ?? []
  const filled = [...codes, ''].slice(0, MOST_COUNTRIES)
  const none = { value: '', label: t({ id: 'profile.country.none', message: 'Choisir un pays' }) }
  return (
    <>
      {PLACES.slice(0, filled.length).map((which, place) => (
        <Select
          key={which}
          id={place === 0 ? name : `${name}-${place}`}
          label={labels[which]}
          value={filled[place] ?? ''}
          onValueChange={(next) => view.answer({ [name]: filled.with(place, next).filter((one) => one !== '') })}
          options={[none, ...countries]}
          error={place === 0 ? view.wrong(name) : undefined}
        />
      ))}
    </>
  )
}

/** Who holds a public function, which one, and until when (CMF art. R.561-18). */
const Exposed = ({ view }: { readonly view: ChangeView<TypedDeclaration> }): ReactElement => {
  const { t } = useLingui()
  const { exposures, functions } = useDeclarationWords()
  const { politically_exposed: exposure, public_function: held, function_end: end } = view.form
  const [endText, setEndText] = useState(end === undefined || end === null ? '' : formatFrenchDate(end))
  return (
    <>
      <RadioCards<Exposure>
        label={
          <Trans id="profile.exposed.label">
            Exercez-vous, ou un proche, une fonction publique importante, comme ministre, parlementaire ou ambassadeur&nbsp;?
          </Trans>
        }
        value={exposure === '' ? undefined : exposure}
        onValueChange={(next) => view.answer({ politically_exposed: next })}
        error={view.wrong('politically_exposed')}
        options={EXPOSURES.map((value) => ({ value, title: exposures[value] }))}
      />
      {exposure !== '' && exposure !== 'NON' && (
        <>
          <Select<PublicFunction | ''>
            id="public_function"
            label={t({ id: 'profile.function.label', message: 'La fonction' })}
            value={held ?? ''}
            onValueChange={(next) => view.answer({ public_function: next === '' ? undefined : next })}
            options={[
              { value: '', label: t({ id: 'profile.function.none', message: 'Choisir une fonction' }) },
              ...PUBLIC_FUNCTIONS.map((value) => ({ value, label: functions[value] })),
            ]}
            error={view.wrong('public_function')}
          />
          <DateField
            id="function_end"
            label={<Trans id="profile.function.end">Fin de la fonction (vide si elle dure)</Trans>}
            value={endText}
            onValueChange={(typed) => {
              setEndText(typed)
              view.answer({ function_end: parseFrenchDate(typed) ?? null })
            }}
            error={view.wrong('function_end')}
          />
        </>
      )}
      <QuestionReason>
        <Trans id="profile.exposed.why">La loi demande une vigilance de plus pour ces fonctions, et un an après leur fin.</Trans>
      </QuestionReason>
    </>
  )
}

/** What the law has us ask, each with its reason; always online, and in force at once (PERS-01). */
export const DeclarationEdit = ({ company, context }: DeclarationEditProps): ReactElement => {
  const { t } = useLingui()
  const { client, clock } = useApp()
  const countries = useCountries()
  const { occupations } = useDeclarationWords()
  const view = useChange<TypedDeclaration>(machine, changeDrafts.declaration, () => ({
    ...declarationChange(client, company, clock.today()),
    form: formOf(context),
  }))
  const none = { value: '', label: t({ id: 'profile.country.none', message: 'Choisir un pays' }) }
  return (
    <EditForm
      view={view}
      then={
        <p>
          <Trans id="profile.declaration.lifted">
            Vos versements et vos arbitrages sont rouverts s’ils attendaient cette déclaration.
          </Trans>
        </p>
      }
    >
      <TextField
        id="birth_place"
        label={<Trans id="profile.declaration.place">Ville de naissance</Trans>}
        value={view.form.birth_place}
        onValueChange={(typed) => view.answer({ birth_place: typed })}
        error={view.wrong('birth_place')}
      />
      <Select
        id="birth_country"
        label={t({ id: 'profile.declaration.country', message: 'Pays de naissance' })}
        value={view.form.birth_country}
        onValueChange={(code) => view.answer({ birth_country: code })}
        options={[none, ...countries]}
        error={view.wrong('birth_country')}
      />
      <QuestionReason>
        <Trans id="profile.declaration.why-birth">Pour vous identifier sans erreur.</Trans>
      </QuestionReason>
      <Countries
        name="nationalities"
        view={view}
        labels={{
          first: t({ id: 'profile.nationality.first', message: 'Nationalité' }),
          second: t({ id: 'profile.nationality.second', message: 'Deuxième nationalité (facultatif)' }),
          third: t({ id: 'profile.nationality.third', message: 'Troisième nationalité (facultatif)' }),
        }}
      />
      <Countries
        name="tax_residences"
        view={view}
        labels={{
          first: t({ id: 'profile.residence.first', message: 'Pays de résidence fiscale' }),
          second: t({ id: 'profile.residence.second', message: 'Deuxième pays de résidence fiscale (facultatif)' }),
          third: t({ id: 'profile.residence.third', message: 'Troisième pays de résidence fiscale (facultatif)' }),
        }}
      />
      <QuestionReason>
        <Trans id="profile.declaration.why-residence">
          Les accords fiscaux entre États nous le font demander. Aucun numéro fiscal n’est demandé pour l’épargne salariale et
          retraite.
        </Trans>
      </QuestionReason>
      <RadioCards<Occupation>
        label={<Trans id="profile.occupation.label">Votre profession</Trans>}
        columns={2}
        value={view.form.occupation === '' ? undefined : view.form.occupation}
        onValueChange={(occupation) => view.answer({ occupation })}
        error={view.wrong('occupation')}
        options={OCCUPATIONS.map((value) => ({ value, title: occupations[value] }))}
      />
      <QuestionReason>
        <Trans id="profile.occupation.why">La loi nous demande de connaître l’activité de nos clients.</Trans>
      </QuestionReason>
      <RadioCards<'yes' | 'no'>
        label={<Trans id="profile.us-person.label">Êtes-vous une « US person » (citoyen ou résident des États-Unis) ?</Trans>}
        columns={2}
        value={view.form.us_person === undefined ? undefined : view.form.us_person ? 'yes' : 'no'}
        onValueChange={(next) => view.answer({ us_person: next === 'yes' })}
        error={view.wrong('us_person')}
        options={[
          { value: 'yes', title: <Trans id="answers.said.yes">Oui</Trans> },
          { value: 'no', title: <Trans id="answers.said.no">Non</Trans> },
        ]}
      />
      <QuestionReason>
        <Trans id="profile.us-person.why">Les parts de certains fonds ne peuvent pas être proposées à une « US person ».</Trans>
      </QuestionReason>
      <Exposed view={view} />
    </EditForm>
  )
}
